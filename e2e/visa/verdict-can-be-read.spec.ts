import type { Page } from "@playwright/test";
import { newStudent } from "#e2e/account/steps.ts";
import { expect, expectSound, send, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const JOB = "/jobs/graduate-software-developer-brackwater-software";

test("a guest reads the verdict on a job without script, for today and for another day", async ({
  noJs,
}) => {
  await noJs.goto(JOB);
  const verdict = noJs.getByRole("region", { name: /new entrant, with £1,200 to spare/ });
  await expect(verdict).toContainText("For: New graduate on a Student visa");
  await expect(verdict).toContainText("£39,500 against £38,300");
  await verdict.getByRole("link", { name: "See the working" }).click();
  const working = noJs.getByRole("region", { name: "How we worked this out" });
  await expect(working).toContainText("Judged for a typical reader");
  await working.getByText(/Every rule behind this answer:/).click();
  await expect(working.getByRole("row", { name: /SW 12\.2\(e\)/ })).toContainText("Met until");

  await working.getByLabel("If I apply on").fill("2027-02-15");
  await working.getByRole("button", { name: "Work it out" }).click();
  await expect(noJs).toHaveURL(/on=2027-02-15/);
  await expect(working).toContainText("15 February 2027");
  await expect(working).toContainText("18 months");
});

/** 360 by 800 is what most phones of our readers show. */
const PHONE_HEIGHT = 800;

test("on a phone the answer is on the first screen, and the job's own words follow it", async ({
  noJsBrowser,
}) => {
  await noJsBrowser.setViewportSize({ width: 360, height: PHONE_HEIGHT });
  await noJsBrowser.goto(JOB);
  const bottoms = noJsBrowser.locator(".verdict--brief :is(.verdict__v, .gate__s, .verdict__pay)");
  for (const part of await bottoms.all()) {
    const box = await part.boundingBox();
    if (box) expect(box.y + box.height).toBeLessThanOrEqual(PHONE_HEIGHT);
  }
  await expect(noJsBrowser.locator(".verdict__pay")).toBeVisible();
  const tops = await Promise.all(
    ["About the job", "How we worked this out"].map(async (name) => {
      const box = await noJsBrowser.getByRole("heading", { name }).boundingBox();
      return box?.y ?? Number.NaN;
    }),
  );
  expect(tops[0]).toBeLessThan(2 * PHONE_HEIGHT);
  expect(tops[1]).toBeGreaterThan(tops[0] ?? Number.NaN);
});

test("the jump to the verdict marks it as words to read, and not as a field", async ({ page }) => {
  await page.goto("/visa-check");
  await page.getByLabel("Job title").fill("Graduate software developer");
  await page.getByLabel("Pay a year, £").press("Enter");
  const verdict = page.locator("#verdict");
  await expect(verdict).toBeFocused();
  await expect(verdict).toHaveCSS("outline-style", "none");
  await expect(verdict).toHaveCSS("border-inline-start-width", "4px");
  await expect(verdict).toHaveCSS("border-inline-end-width", "0px");
});

test("a guest takes a job to the visa check, filled in, and says there what they are", async ({
  noJsBrowser,
}) => {
  await noJsBrowser.goto(JOB);
  await noJsBrowser.getByRole("link", { name: "Check it with my own dates" }).click();
  await expect(noJsBrowser.getByLabel("Job title")).toHaveValue("Graduate software developer");
  await expect(noJsBrowser.getByLabel("Pay a year, £")).toHaveValue("39500");

  await expect(noJsBrowser).toHaveURL(/town=Leeds.*#about-you$/);
  await expect(noJsBrowser.getByLabel("UK visa")).toBeInViewport();
  await expect(noJsBrowser.getByLabel("Pay a year, £")).toHaveValue("39500");
});

test("a day no table covers, and no day at all, are told; a month is its first day", async ({
  noJs,
}) => {
  await noJs.goto(`${JOB}?on=2020-01-01`);
  await expect(noJs.getByText("We hold the rules from 8 April 2026 on")).toBeVisible();
  await noJs.goto(`${JOB}?on=soon`);
  await expect(noJs.getByText("Enter a day, such as 15 February 2027.")).toBeVisible();
  await noJs.goto(`${JOB}?on=February+2027`);
  await expect(noJs.getByText("on 1 February 2027").first()).toBeVisible();
});

test("what a student tells about themselves changes the verdict, the board, and another day", async ({
  page,
  mailbox,
}) => {
  await newStudent(page, mailbox);
  await page.goto(JOB);
  await page.getByRole("link", { name: "Check it for me" }).click();
  await page.getByLabel("None, or only visits").check();
  await fillDay(page, "bornOn", "4", "3", "1990");
  await page.getByLabel("Doctorate", { exact: true }).selectOption("No doctorate");
  await page.getByLabel("No, none of them").check();
  await saveSituation(page);

  await page.goto(JOB);
  const below = page.getByRole("region", { name: "Below the pay line by £15,200" });
  await expect(below).toContainText("For: No UK visa so far");
  await page.goto("/jobs?country=gb&mine=1&q=graduate+software+developer");
  await expect(page.getByRole("heading", { name: "Checked for you" })).toBeVisible();
  await expect(page.locator(`.jobcard a[href="${JOB}"]`)).toHaveCount(0);

  await page.goto("/my-situation");
  await page.getByLabel("Student visa", { exact: true }).check();
  await fillDay(page, "permissionEndsOn", "28", "2", "2031");
  await page.getByLabel("Level").selectOption("Master's");
  await fillDay(page, "courseStartsOn", "1", "9", "2025");
  await fillDay(page, "courseEndsOn", "1", "9", "2026");
  await saveSituation(page);

  await page.goto("/jobs?country=gb&q=graduate+software+developer");
  await page.getByRole("checkbox", { name: /Fits or may fit me/ }).check();
  await expect(page).toHaveURL(/mine=1/);
  await expect(page.locator(`.jobcard a[href="${JOB}"]`)).toBeVisible();

  await page.goto(JOB);
  const fits = page.getByRole("region", {
    name: /you only as a new entrant, with £1,200 to spare/,
  });
  await expect(fits).toBeVisible();
  const working = page.getByRole("region", { name: "How we worked this out" });
  await working.getByLabel("If I apply on").fill("2027-02-15");
  await working.getByRole("button", { name: "Work it out" }).click();
  await expect(page).toHaveURL(/on=2027-02-15/);
  await expect(working).toContainText("15 February 2027");
  await expect(working).toContainText("18 months");
});

test("landing pages and jobs like this one carry the verdict, and say who it is for", async ({
  noJs,
}) => {
  await noJs.goto(JOB);
  const similar = noJs.getByRole("region", { name: "Jobs like this one" });
  await expect(similar.locator(".known__v").first()).toBeVisible();
  await expect(similar.getByText(/job code/i).first()).toBeAttached();
  await noJs.goto("/jobs-in-london");
  await expect(noJs.getByText("Judged for a typical reader").first()).toBeVisible();
});

plain("a check can be kept on a page of its own, and a mistake reported", async ({ noJs }) => {
  await noJs.goto(JOB);
  await noJs.getByRole("link", { name: "Save this check with its date" }).click();
  await expect(noJs.getByRole("heading", { level: 1 })).toContainText("Visa check:");
  await expect(noJs.getByText(/Worked out on .* UTC/)).toBeVisible();
  await noJs.goto(JOB);
  await noJs.getByRole("link", { name: "Report a mistake" }).click();
  await expect(noJs.getByLabel("The visa verdict on it is wrong")).toBeChecked();
});

test("the board is filtered and sorted by fit without script", async ({ noJs }) => {
  const box = noJs.getByRole("checkbox", { name: /Fits or may fit as a new entrant/ });
  await expect(async () => {
    await noJs.goto("/jobs?country=gb");
    await expect(box).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(noJs.getByText("Checked for a typical reader")).toBeVisible();
  await box.check();
  await noJs.getByRole("button", { name: "Apply filters" }).click();
  await expect(noJs).toHaveURL(/fit=new-entrant/);
  const heads = noJs.locator(".jobcard .known__v");
  expect(await heads.count()).toBeGreaterThan(0);
  for (const head of await heads.allInnerTexts())
    expect(head).toMatch(/^(Fits as a new entrant|May fit as a new entrant, if \S.*)$/);
});

test("any job is checked in a plain form, which keeps what cannot be read", async ({ noJs }) => {
  await noJs.goto("/visa-check");
  await noJs.getByLabel("Job title").fill("Software developer");
  await noJs.getByLabel("Pay a year, £").fill("39,500");
  await noJs.getByLabel("Employer", { exact: true }).fill("Brackwater Software");
  await noJs.getByRole("button", { name: "Check this job" }).click();
  await expect(noJs.getByRole("heading", { name: /Fits|May fit/ })).toBeVisible();

  const bad = await send("/visa-check?title=x&pay=lots");
  expect(bad.status).toBe(400);
  expect(bad.body).toContain("Enter the pay for a year in pounds");
  expect(bad.body).toContain('value="lots"');
});

plain("staff open a code to settle, and see every rule table", async ({ page, signInAs }) => {
  await signInAs("staff");
  await page.goto("/staff/job-codes");
  const first = page.getByRole("row").nth(1).getByRole("link");
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByLabel("Occupation code")).toBeVisible();

  await page.goto("/staff/rule-tables");
  await expect(page.getByRole("heading", { name: "Rule tables" })).toBeVisible();
  await expect(page.getByText(/Check again by/).first()).toBeVisible();
});

for (const path of ["/visa-check?title=analyst&pay=40000", "/jobs?fit=fits"]) {
  sweep(`${path} is sound on phones and desks`, async ({ page }) => {
    await expectSound(page, path);
  });
}

async function saveSituation(page: Page) {
  await page.getByRole("button", { name: "Save my situation" }).click();
  await expect(page.getByText("Your situation is saved.")).toBeVisible();
}

async function fillDay(page: Page, name: string, day: string, month: string, year: string) {
  await page.locator(`#${name}`).fill(day);
  await page.locator(`#${name}-month`).fill(month);
  await page.locator(`#${name}-year`).fill(year);
}

test("on a phone the answer comes into view, and reading goes on there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/visa-check");
  await page.getByLabel("Employer", { exact: true }).fill("Brackwater Software");
  await page.getByLabel("Job title").fill("Graduate software developer");
  await page.getByLabel("Pay a year, £").fill("£39,500 - £45,000 pa");
  await page.getByRole("button", { name: "Check this job" }).click();
  const headline = page.getByRole("heading", { name: /^(Fits|May fit)/ });
  await expect(headline).toBeInViewport();
  await expect(headline).toBeFocused();
  await expect(page.getByText("Read as £39,500 a year, the least of the range.")).toBeAttached();
});
