/** Switches and schedules change what everybody sees, so this file has an app of its own. */
import { execFileSync } from "node:child_process";
import { signIn } from "#e2e/account/steps.ts";
import { DEMO_PASSWORD, expect, people } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";
import { test } from "#e2e/kit/own-app-test.ts";

// One after the other: the second is for readers, who see nothing while the first is on.
test.describe.configure({ mode: "default" });

test("staff throw maintenance, go on working themselves, and lift it again", async ({
  page,
  noJs,
  problems,
}) => {
  problems.allow(/503/);
  await signIn(page, people.staff, DEMO_PASSWORD);
  await page.waitForURL(/\/staff/);
  await page.goto("/staff/switches");
  expect((await noJs.goto("/jobs"))?.status()).toBe(200);

  const ask = page.locator("summary", { hasText: "Switch maintenance on" });
  await hydrated(ask);
  await ask.click();
  expect((await noJs.goto("/jobs"))?.status()).toBe(200);
  await page.getByRole("button", { name: "Yes, close the site" }).click();
  await expect(page.getByText("Everybody but staff sees the maintenance page.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Maintenance" })).toBeFocused();
  const closed = await noJs.goto("/jobs");
  expect(closed?.status()).toBe(503);
  expect(closed?.headers()["retry-after"]).toBe("600");
  await expect(noJs.getByRole("heading", { level: 1 })).toHaveText(
    "Waymark is down for maintenance",
  );
  // The way in stays open, and staff see everything.
  expect((await noJs.goto("/login"))?.status()).toBe(200);
  expect((await page.goto("/jobs"))?.status()).toBe(200);

  await page.goto("/staff/switches");
  await page.getByRole("button", { name: "Switch maintenance off" }).click();
  await expect(ask).toBeVisible();
  expect((await noJs.goto("/jobs"))?.status()).toBe(200);
  await page.goto("/staff/security-events");
  await expect(page.getByRole("row", { name: /Maintenance/ })).toHaveCount(2);
});

test("a page appears on the day it is scheduled for, and goes on the day it ends", async ({
  page,
  request,
  ownApp,
}) => {
  // The queue looks every ten seconds.
  test.slow();
  const dueNow = () =>
    execFileSync(process.execPath, ["test/children/make-pages-due.ts"], {
      env: ownApp.environment,
    });
  const status = async () => (await request.get("/blog/on-time")).status();
  await signIn(page, people.editor, DEMO_PASSWORD);
  await page.waitForURL(/\/staff/);
  await page.goto("/staff/content/new");
  await page.getByLabel("Title").fill("On time");
  await page.getByLabel("Address").fill("on-time");
  await page.getByRole("button", { name: "Begin writing" }).click();
  await page.locator(".cm-content").fill("Trains leave when they leave.");
  await page.getByLabel("Category").selectOption("Career advice");
  await page.getByLabel("Summary").fill("About trains.");
  await expect(page.getByText(/Saved/)).toBeVisible();

  await page.getByRole("button", { name: "Submit for review" }).click();
  const heading = page.getByRole("heading", { name: "Waiting for a review" });
  await heading.click();
  await page.keyboard.press("s");
  await expect(page.getByText("Enter what should change").first()).toBeVisible();
  await heading.click();
  await page.keyboard.press("a");
  await expect(page.getByRole("heading", { name: "Approved" })).toBeVisible();

  await page.locator("summary", { hasText: "Schedule" }).click();
  const begins = page.getByRole("group", { name: "Publish on", exact: true });
  await begins.getByLabel("Day").fill("2039-01-01");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText(/^To be published on .* in London/)).toBeVisible();
  const ends = page.getByRole("group", { name: "Unpublish on" });
  await ends.getByLabel("Day").fill("2038-12-31");
  await page.getByRole("button", { name: "Unpublish then" }).click();
  await expect(page.getByRole("alert").or(page.locator(".errsum")).first()).toBeVisible();
  await ends.getByLabel("Day").fill("2039-02-01");
  await page.getByRole("button", { name: "Unpublish then" }).click();
  await expect(page.getByText(/^To be unpublished on .* in London/)).toBeVisible();
  expect(await status()).toBe(404);

  dueNow();
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
  expect(await (await request.get("/blog/on-time")).text()).toContain("Trains leave");
  await page.reload();
  await expect(page.getByText(/^To be published on .* in London/)).toHaveCount(0);
  await expect(page.getByText(/^To be unpublished on .* in London/)).toBeVisible();

  dueNow();
  await expect.poll(status, { timeout: 20_000 }).not.toBe(200);
  await page.goto("/staff/content?q=on-time");
  await expect(page.getByRole("row", { name: /On time/ })).toContainText("Unpublished");
});
