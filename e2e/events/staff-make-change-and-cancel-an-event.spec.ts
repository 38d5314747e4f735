import { expect, send, test } from "#e2e/fixtures.ts";
import { dayAhead } from "./steps.ts";

test("staff make an event, move it and cancel it, and calendars are told", async ({
  page,
  signInAs,
}) => {
  const slug = `moved-${Date.now().toString(36)}`;
  const dates = async () => (await send(`/workshop-and-webinars/${slug}/dates.ics`)).body;
  await signInAs("staff");
  await page.goto("/staff/events");
  await page.getByRole("link", { name: "Make an event" }).click();
  await page.getByLabel("End of the address").fill(slug);
  await page.getByLabel("Title").fill("Interviews by video");
  await page.getByLabel("Summary").fill("What employers look for, with examples.");
  await page.getByLabel("Topic").selectOption("Interviews");
  await page.getByLabel("Host").fill("Careers team");
  await page.getByLabel("Day 1").fill(dayAhead(20));
  await page.getByLabel("From 1").fill("14:00");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByLabel("To 1")).toHaveAccessibleDescription(/enter when it ends/);
  await expect(page.getByLabel("Host")).toHaveValue("Careers team");
  await page.getByLabel("To 1").fill("15:00");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("Saved as a draft.")).toBeVisible();
  expect((await send(`/workshop-and-webinars/${slug}`)).status).toBe(404);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Readers can book places.")).toBeVisible();
  const first = await dates();
  expect(first).toContain("METHOD:PUBLISH\r\n");
  expect(first).toContain("SEQUENCE:0\r\n");
  const uid = /UID:(.+)\r\n/.exec(first)?.[1];

  await page.getByLabel("From 1").fill("16:30");
  await page.getByLabel("To 1").fill("17:30");
  await page.getByRole("button", { name: "Save the event" }).click();
  await expect(page.getByText("The event is saved.")).toBeVisible();
  const second = await dates();
  expect(second).toContain(`UID:${uid}\r\n`);
  expect(second).toContain("SEQUENCE:1\r\n");
  expect(second).toMatch(/DTSTART:\d{8}T1[56]3000Z/);

  await page.getByText("Cancel the event", { exact: true }).click();
  await page.getByLabel("Why, in a sentence").fill("The host is ill.");
  await page.getByRole("button", { name: "Cancel the event and tell everybody" }).click();
  await expect(
    page.getByText("Everybody with a place or on the waiting list gets an email."),
  ).toBeVisible();
  const last = await dates();
  expect(last).toContain("METHOD:CANCEL\r\n");
  expect(last).toContain(`UID:${uid}\r\n`);
  expect(last).toContain("SEQUENCE:2\r\nDTSTART");
  expect(last).toContain("STATUS:CANCELLED\r\n");
  await page.goto(`/workshop-and-webinars/${slug}`);
  await expect(page.getByText("The host is ill.")).toBeVisible();
});
