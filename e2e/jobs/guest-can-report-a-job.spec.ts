import { expect, test } from "#e2e/fixtures.ts";
import { LIVE } from "./places.ts";

test("a guest reports an advert, and is told what is missing first", async ({ page }) => {
  await page.goto(`/jobs/${LIVE}`);
  await page.getByRole("link", { name: "Report this job" }).click();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose what is wrong with the advert.");

  await page.getByRole("radio", { name: "Something else" }).check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("alert")).toContainText("Tell us in a few words what is wrong.");
  await page.getByLabel("Anything that helps us check it").fill("The map shows a lake.");
  await page.getByRole("button", { name: "Send report" }).click();

  await expect(page).toHaveURL(`/jobs/${LIVE}`);
  await expect(page.getByText("Thank you. Our staff will look at this advert.")).toBeVisible();
});

test("it works without script, and too many are put off with what was typed kept", async ({
  noJs,
}) => {
  for (let n = 0; n < 6; n += 1) {
    await noJs.goto(`/jobs/${LIVE}/report`);
    await noJs.getByRole("radio", { name: /^It asks for money/ }).check();
    await noJs.getByLabel("Anything that helps us check it").fill(`Report ${n}`);
    await noJs.getByRole("button", { name: "Send report" }).click();
  }
  await expect(noJs.getByRole("alert")).toContainText("several reports in a short time");
  await expect(noJs.getByLabel("Anything that helps us check it")).toHaveValue("Report 5");
});
