import { expect, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

plain(
  "the last searches stand beside the board for anyone who is signed in",
  async ({ page, signInAs }) => {
    await signInAs("premium");
    await page.goto("/jobs?q=geologist&remote=hybrid");
    await page.goto("/jobs");
    const recent = page.getByRole("link", { name: "geologist, Partly from home" });
    await recent.click();
    await expect(page).toHaveURL("/jobs?q=geologist&remote=hybrid");
  },
);

test("before departure the part-time board stands in Jumpstart's own room", async ({
  page,
  signInAs,
}) => {
  await signInAs("predeparture");
  await page.goto("/jumpstart/part-time-jobs");
  await expect(page.getByRole("navigation", { name: "Jumpstart" })).toBeVisible();
  await page.getByLabel("What").fill("barista");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jumpstart/part-time-jobs?q=barista");
  await page.locator(".jobcard h3 a").first().click();
  await expect(page).toHaveURL(/^[^?]*\/part-time-jobs\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { name: "On a student visa" })).toBeVisible();
});
