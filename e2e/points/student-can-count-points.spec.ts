import type { Page } from "@playwright/test";
import { newStudent } from "#e2e/account/steps.ts";
import { axe, expect, expectSound, lookAt, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const CALCULATOR = "/skilled-migration-points-calculator-australia";
/** A day that stays the same whenever the tests run: ages and years of work are counted on it. */
const ON_A_DAY = `${CALCULATOR}?on=2026-12-01`;
const KEPT = `${CALCULATOR}?scenario=demo-points-1`;

const total = (page: Page, visa: "189" | "190" | "491") =>
  page.locator(".tot__c", { hasText: visa }).locator(".tot__n b");

test("a student counts points while typing, saves two calculations, compares them and prints one", {
  tag: "@embedded",
}, async ({ page, mailbox }) => {
  await newStudent(page, mailbox);
  await page.goto(ON_A_DAY);
  await expect(page.getByRole("heading", { name: "Your points for Australia" })).toBeVisible();

  const born = page.getByRole("group", { name: "Date of birth" });
  await born.getByLabel("Day").fill("2");
  await born.getByLabel("Month").fill("3");
  await born.getByLabel("Year").fill("1994");
  await expect(total(page, "189")).toHaveText("30");
  await page.getByLabel("English", { exact: true }).selectOption("Superior");
  await page.getByLabel("Highest qualification").selectOption("Bachelor or master’s");
  await page.getByLabel("Skilled work outside Australia").selectOption("8 years or more");
  await page.getByLabel("Skilled work in Australia").selectOption("3 to under 5 years");
  await expect(page.getByText("5 points lost to the cap.")).toBeVisible();
  await expect(total(page, "189")).toHaveText("85");
  await expect(total(page, "491")).toHaveText("100");

  // The address follows, so a reload loses nothing.
  await expect(page).toHaveURL(/australia=.*born=1994-03-02/);
  await page.reload();
  await expect(total(page, "189")).toHaveText("85");

  // The field that filters takes the place of the plain list once it is fetched.
  await page.locator("input#occupation").fill("hydrogeol");
  await page.keyboard.press("Enter");
  await expect(page.getByText("the lowest invited for hydrogeologist was 80")).toBeVisible();

  await page.getByLabel("Name of this calculation").fill("As I stand");
  await page.getByRole("button", { name: "Save calculation" }).click();
  await expect(page.getByText("“As I stand” is saved.")).toBeVisible();
  await expect(page.getByText("Saved calculation: As I stand")).toBeVisible();

  await page.getByLabel("Credentialled community language").check();
  await expect(total(page, "189")).toHaveText("90");
  await page.getByRole("button", { name: "Save as a new one" }).click();
  await expect(page.getByText("You already have a calculation with this name.")).toHaveCount(2);
  await expect(page.getByLabel("Credentialled community language")).toBeChecked();
  await page.getByLabel("Name of this calculation").fill("With a language");
  await page.getByRole("button", { name: "Save as a new one" }).click();
  await expect(page.getByText("“With a language” is saved.")).toBeVisible();

  await page.getByLabel("Compare As I stand").check();
  await page.getByLabel("Compare With a language").check();
  await page.getByRole("button", { name: "Compare the ticked ones" }).click();
  await expect(page.getByRole("heading", { name: "Calculations side by side" })).toBeVisible();
  // The last saved stands first.
  const cellsOf = (line: RegExp) => page.getByRole("row", { name: line }).getByRole("cell");
  await expect(cellsOf(/^Community language \(differs\)/)).toHaveText(["5", "0"]);
  await expect(cellsOf(/^189/)).toHaveText(["90", "85"]);

  await page.getByRole("link", { name: "As I stand" }).click();
  await expect(page.getByText("Saved calculation: As I stand")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Saved calculations" })).toBeHidden();
  await expect(page.getByLabel("Name of this calculation")).toBeHidden();
  await expect(total(page, "189")).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Delete With a language" }).click();
  await expect(page.getByText("The calculation is deleted.")).toBeVisible();
  await expect(page.getByText("Saved calculation: As I stand")).toBeVisible();
  await expect(page.getByText("1 of 20")).toBeVisible();
});

plain(
  "of two windows the second to save is told, and keeps what was typed",
  async ({ page, mailbox }) => {
    await newStudent(page, mailbox);
    await page.goto(CALCULATOR);
    await page.getByLabel("Name of this calculation").fill("Mine");
    await page.getByLabel("Partner", { exact: true }).selectOption("No partner");
    await page.getByRole("button", { name: "Save calculation" }).click();
    await expect(page.getByText("“Mine” is saved.")).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel("Highest qualification").selectOption("Doctorate");
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(other.getByText("“Mine” is saved.")).toBeVisible();

    await page.getByLabel("Credentialled community language").check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("was changed in another window")).toBeVisible();
    await expect(page.getByLabel("Credentialled community language")).toBeChecked();
    await page.getByLabel("Name of this calculation").fill("Mine, with a language");
    await page.getByRole("button", { name: "Save as a new one" }).click();
    await expect(page.getByText("“Mine, with a language” is saved.")).toBeVisible();
  },
);

test("all of it works without script", async ({ noJs }) => {
  await noJs.context().addCookies(browserCookies(await sessionFor("alumni", "main")));
  await noJs.goto(ON_A_DAY);
  await noJs.getByRole("radio", { name: "Days, counted for me" }).check();
  await noJs.getByRole("button", { name: "Add another job" }).click();
  const job = noJs.getByRole("group", { name: "Job 2" });
  await expect(job).toBeVisible();
  await expect(noJs.getByText("need another look")).toHaveCount(0);
  await job.getByLabel("Where").selectOption("In Australia");
  await job.getByRole("group", { name: "First day" }).getByLabel("Year").fill("2019");
  await noJs.getByRole("button", { name: "Work out my points" }).click();
  await expect(
    noJs.getByRole("link", { name: /real day for the first day of job 2/ }),
  ).toBeVisible();
  await expect(job.getByRole("group", { name: "First day" }).getByLabel("Year")).toHaveValue(
    "2019",
  );

  await job.getByRole("group", { name: "First day" }).getByLabel("Day").fill("1");
  await job.getByRole("group", { name: "First day" }).getByLabel("Month").fill("7");
  await job.getByLabel("Hours a week").fill("38");
  await noJs.getByRole("button", { name: "Work out my points" }).click();
  await expect(total(noJs, "189")).toHaveText("15");

  await noJs.getByLabel("Name of this calculation").fill("Without script");
  await noJs.getByRole("button", { name: "Save calculation" }).click();
  await expect(noJs.getByText("“Without script” is saved.")).toBeVisible();
  await expect(noJs).toHaveURL(/\?scenario=/);
  await noJs.getByText("Show as a table").click();
  await expect(noJs.getByRole("columnheader", { name: "What happens" })).toBeVisible();
  await noJs.getByRole("button", { name: "Delete Without script" }).click();
  await expect(noJs.getByText("The calculation is deleted.")).toBeVisible();
});

test("the dates come as a calendar, and only to somebody signed in", async () => {
  const path = `${CALCULATOR}/dates.ics?born=1994-03-02`;
  const { cookie } = await sessionFor("student", "main");
  const file = await send(path, { headers: { cookie } });
  expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect((await send(path)).status).toBe(302);
});

plain("somebody else's calculation is not found", async ({ page, signInAs, problems }) => {
  problems.allow(/404/);
  await signInAs("premium");
  const answer = await page.goto(KEPT);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("We could not find that calculation")).toBeVisible();
});

sweep("the calculator is sound", async ({ page, signInAs }) => {
  await signInAs("student");
  await expectSound(page, KEPT);
});

sweep("calculations side by side, and mistakes, are sound", async ({ page, signInAs }) => {
  await signInAs("student");
  await expectSound(page, `${CALCULATOR}/compare?with=demo-points-1&with=demo-points-2`);
  await lookAt(page, { width: 360, scheme: "light" });
  await page.goto(`${CALCULATOR}?english=scores&work=periods&check=1`);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByText("All 28 lines, side by side").click();
  await axe(page);
});
