import { randomBytes } from "node:crypto";
import { expect, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { writeAdvert } from "../employer/steps.ts";

test("a reader reports an advert, staff take it down, and its employer reads why", async ({
  page,
  newVisitor,
  noJs,
}) => {
  const word = `zt${randomBytes(4).toString("hex").replaceAll(/\d/g, "w")}`;
  const title = `Trainee ${word} broker`;
  await noJs.context().addCookies(browserCookies(await sessionFor("employer", "main")));
  await noJs.goto("/employer/jobs/new");
  await writeAdvert(noJs, title);
  await noJs.getByRole("button", { name: "Publish it" }).click();
  const address = await noJs
    .getByRole("link", { name: "See it on the board" })
    .getAttribute("href");
  const found = async () => (await send(`/jobs?q=${word}`)).body.includes(title);
  await expect.poll(found, { timeout: 3000, intervals: [100] }).toBe(true);

  await test.step("a student reports it", async () => {
    const reader = newVisitor();
    await reader.context().addCookies(browserCookies(await sessionFor("student", "main")));
    await reader.goto(address ?? "");
    await reader.getByRole("link", { name: "Report this job" }).click();
    await reader.getByRole("radio", { name: /^It asks for money/ }).check();
    await reader.getByLabel("Anything that helps us check it").fill("They asked for a deposit.");
    await reader.getByRole("button", { name: "Send report" }).click();
    await expect(reader.getByText("Our staff will look at this advert.")).toBeVisible();
  });

  await test.step("staff take it down, with a reason", async () => {
    await page.context().addCookies(browserCookies(await sessionFor("staff", "main")));
    await page.goto("/staff/job-reports");
    const item = page.locator(".queue__item").filter({ hasText: title });
    await expect(item).toContainText("They asked for a deposit.");
    await item.getByRole("button", { name: "Take down" }).click();
    await expect(page.locator(".errsum")).toContainText("Choose a reason or write a message");
    await item.getByLabel("Why take it down").selectOption("Asks for money or bank details");
    await item.getByRole("button", { name: "Take down" }).click();
    await expect(page.getByText(`Taken down: ${title}`)).toBeVisible();
    await expect(item).toHaveCount(0);
  });

  await test.step("readers do not find it any more, and its employer reads why", async () => {
    await expect.poll(found, { timeout: 3000, intervals: [100] }).toBe(false);
    expect((await send(address ?? "")).status).toBe(404);
    await noJs.reload();
    await expect(noJs.getByText("This was taken off the board")).toBeVisible();
    await expect(noJs.getByText("may not ask people for money")).toBeVisible();
    await expect(noJs.getByRole("button", { name: "Renew it" })).toHaveCount(0);
  });
});
