import type { Page } from "@playwright/test";
import { newStudent } from "#e2e/account/steps.ts";
import { expect, expectSound, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const PAGE = "/my-situation";

test("somebody tells where they stand, sees their clock, and has it forgotten", {
  tag: "@embedded",
}, async ({ page, mailbox }) => {
  await newStudent(page, mailbox);
  await page.goto(PAGE);
  await expect(page.getByText("Only you see this")).toBeVisible();

  await page.getByLabel("Student visa", { exact: true }).check();
  await fillDay(page, "permissionEndsOn", "31", "2", "2031");
  await page.getByRole("button", { name: "Save my situation" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the day your permission ends");
  await expect(page.locator("#permissionEndsOn")).toHaveValue("31");

  await fillDay(page, "permissionEndsOn", "28", "2", "2031");
  await page.getByLabel("Level").selectOption("Master's");
  await fillDay(page, "courseStartsOn", "1", "9", "2025");
  await fillDay(page, "courseEndsOn", "1", "9", "2026");
  await page.getByLabel("No, none of them").check();
  await page.getByRole("button", { name: "Save my situation" }).click();
  await expect(page.getByText("Your situation is saved.")).toBeVisible();

  const clock = page.getByRole("region", { name: "Your new-entrant clock" });
  await expect(clock.getByRole("heading", { level: 3 }).first()).toContainText(
    "An application by 27 February 2033 counts as a new entrant’s",
  );
  await clock
    .getByLabel("Occupation")
    .selectOption({ label: "2134 Programmers and software development professionals" });
  await clock.getByLabel("Pay a year, £").fill("39500");
  await clock.getByRole("button", { name: "Show" }).click();
  await expect(clock.getByText("£54,700").first()).toBeVisible();
  await clock.getByText("Show as a table").click();
  await expect(clock.getByRole("row", { name: /New entrant/ })).toContainText("£38,300");

  await page.getByText("Delete all of this").click();
  await page.getByRole("button", { name: "Delete my situation" }).click();
  await expect(page.getByText("Deleted. We keep none of it.")).toBeVisible();
  await expect(page.locator("#permissionEndsOn")).toHaveValue("");
  await expect(clock).toHaveCount(0);
});

plain(
  "a Graduate visa and none held is asked about; its first day is enough",
  async ({ page, mailbox }) => {
    await newStudent(page, mailbox);
    await page.goto(PAGE);
    await page.getByLabel("Graduate visa", { exact: true }).check();
    await fillDay(page, "permissionEndsOn", "1", "9", "2031");
    await page.getByLabel("No, none of them").check();
    await page.getByRole("button", { name: "Save my situation" }).click();
    await expect(page.getByRole("alert")).toContainText("its time counts");

    await page.getByLabel("Yes", { exact: true }).last().check();
    await fillDay(page, "permissionSince", "1", "9", "2026");
    await page.getByRole("button", { name: "Save my situation" }).click();
    await expect(page.getByText("Your situation is saved.")).toBeVisible();
    await expect(page.getByText(/Months used: \d+ of 48/)).toBeVisible();
    await expect(page.getByLabel("If yes, months in all until today")).toHaveValue("");
  },
);

plain("of two windows the later is told, and what it typed is kept", async ({ page, mailbox }) => {
  await newStudent(page, mailbox);
  const other = await page.context().newPage();
  await page.goto(PAGE);
  await other.goto(PAGE);
  await page.getByLabel("Graduate visa", { exact: true }).check();
  await page.getByRole("button", { name: "Save my situation" }).click();
  await expect(page.getByText("Your situation is saved.")).toBeVisible();

  await other.getByLabel("Doctorate", { exact: true }).selectOption("No doctorate");
  await other.getByRole("button", { name: "Save my situation" }).click();
  await expect(other.getByRole("alert")).toContainText("in another window");
  await expect(other.getByLabel("Doctorate", { exact: true })).toHaveValue("none");
  await other.getByRole("button", { name: "Save my situation" }).click();
  await expect(other.getByText("Your situation is saved.")).toBeVisible();
});

test("it works without script", async ({ noJs }) => {
  await noJs.context().addCookies(browserCookies(await sessionFor("predeparture", "main")));
  await noJs.goto(PAGE);
  await noJs.getByLabel("None, or only visits").check();
  await fillDay(noJs, "bornOn", "4", "3", "2004");
  await noJs.getByLabel("No, none of them").check();
  await noJs.getByRole("button", { name: "Save my situation" }).click();
  await expect(noJs.getByText("Your new-entrant clock")).toBeVisible();
  await expect(noJs.getByText("An application by 3 March 2030")).toBeVisible();
  await noJs.getByText("Delete all of this").click();
  await noJs.getByRole("button", { name: "Delete my situation" }).click();
  await expect(noJs.locator("#bornOn")).toHaveValue("");
});

sweep("the page is sound, with its clock drawn", async ({ page, signInAs }) => {
  await signInAs("student");
  await expectSound(page, `${PAGE}?code=2134&pay=39500`);
});

async function fillDay(page: Page, name: string, day: string, month: string, year: string) {
  await page.locator(`#${name}`).fill(day);
  await page.locator(`#${name}-month`).fill(month);
  await page.locator(`#${name}-year`).fill(year);
}
