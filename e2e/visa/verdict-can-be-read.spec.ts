import { expect, expectSound, send, test } from "#e2e/fixtures.ts";

const JOB = "/jobs/graduate-software-developer-brackwater-software";

test("a guest reads the verdict on a job without script, for today and for another day", async ({
  noJs,
}) => {
  await noJs.goto(JOB);
  const verdict = noJs.getByRole("region", { name: /new entrant, with £1,200 to spare/ });
  await expect(verdict).toContainText("Judged for a typical reader");
  await expect(verdict.getByText("£39,500 against £38,300")).toBeVisible();
  await verdict.getByText(/Every rule behind this answer:/).click();
  await expect(verdict.getByRole("row", { name: /SW 12\.2\(e\)/ })).toContainText("Met until");

  await verdict.getByLabel("Work it out as if you applied on").fill("2027-02-15");
  await verdict.getByRole("button", { name: "Work it out" }).click();
  await expect(noJs).toHaveURL(/on=2027-02-15/);
  await expect(verdict).toContainText("15 February 2027");
  await expect(verdict).toContainText("18 months");
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

test("a check can be kept on a page of its own, and a mistake reported", async ({ noJs }) => {
  await noJs.goto(JOB);
  await noJs.getByRole("link", { name: "Keep this check, dated" }).click();
  await expect(noJs.getByRole("heading", { level: 1 })).toContainText("Visa check:");
  await expect(noJs.getByText(/Worked out on .* UTC/)).toBeVisible();
  await noJs.goto(JOB);
  await noJs.getByRole("link", { name: "Report a mistake" }).click();
  await expect(noJs.getByLabel("The visa verdict on it is wrong")).toBeChecked();
});

test("the board is filtered and sorted by fit without script", async ({ noJs }) => {
  const box = noJs.getByRole("checkbox", { name: /Fits as a new entrant/ });
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
  for (const head of await heads.allInnerTexts()) expect(head).toMatch(/fit/i);
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

test("staff settle a code, and see every rule table", async ({ page, signInAs }) => {
  await signInAs("staff");
  await page.goto("/staff/job-codes");
  const first = page.getByRole("row").nth(1).getByRole("link");
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByRole("combobox", { name: "Occupation code" })).toBeVisible();

  await page.goto("/staff/rule-tables");
  await expect(page.getByRole("heading", { name: "Rule tables" })).toBeVisible();
  await expect(page.getByText(/Check again by/).first()).toBeVisible();
});

for (const path of [JOB, "/visa-check", "/visa-check?title=analyst&pay=40000", "/jobs?fit=fits"]) {
  test(`${path} is sound on phones and desks`, async ({ page }) => {
    await expectSound(page, path);
  });
}
