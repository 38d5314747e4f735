import type { Page } from "@playwright/test";
import { expect, hasSettled, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { aCvOf } from "./steps.ts";

const ALL_READ = /^(\d+) of \1 read back$/;

function template(page: Page, name: string) {
  const heading = page.getByRole("heading", { name, exact: true });
  return page.getByRole("listitem").filter({ has: heading });
}

test("each template says how many pages it takes and what is read back, and again in another look", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("student", "Figures of templates");
  await signInAs("student");
  // On a busy machine not all are counted in time; what was is remembered.
  await expect(async () => {
    await page.goto(`/choose-template?cv=${cv}`);
    await expect(page.getByText(ALL_READ)).toHaveCount(8);
  }).toPass();
  await expect(template(page, "Kirkgate")).toContainText("1 page");
  await expect(template(page, "Reading Room")).toContainText("2 pages");
  await expect(page.getByRole("link", { name: /^Show how many pages/ })).toBeHidden();

  await hasSettled(page);
  await page.getByText("Tight", { exact: true }).click();
  await expect(page).toHaveURL(/spacing=tight/);
  await expect(page.getByText(ALL_READ)).toHaveCount(8);
  await expect(template(page, "Reading Room")).toContainText("1 page");
});

test("without script one link shows the same", async ({ noJs }) => {
  const cv = await aCvOf("student", "Figures without script");
  await noJs.context().addCookies(browserCookies(await sessionFor("student", "main")));
  await noJs.goto(`/choose-template?cv=${cv}&colour=pine`);
  await noJs.getByRole("link", { name: /^Show how many pages/ }).click();
  await expect(noJs.getByText(ALL_READ)).toHaveCount(8);
  await expect(template(noJs, "Reading Room")).toContainText("2 pages");
  await expect(noJs.locator("input[type=radio][name=colour][value=pine]")).toBeChecked();
});
