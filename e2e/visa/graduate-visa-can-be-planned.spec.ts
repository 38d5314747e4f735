import { newStudent } from "#e2e/account/steps.ts";
import { expect, expectSound, send, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";

const PAGE = "/graduate-visa-planner";
const plan = "level=masters&ends=2030-09-12&reported=2030-10-30&visa=2031-01-27";

test("anybody plans by their dates, asks for another day, and takes them along", async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.getByLabel("Level of the course").selectOption("Master's");
  for (const [id, value] of [
    ["ends", "12"],
    ["ends-month", "9"],
    ["ends-year", "2030"],
    ["visa", "27"],
    ["visa-month", "1"],
    ["visa-year", "2031"],
    ["on", "1"],
    ["on-month", "11"],
    ["on-year", "2030"],
  ] as const)
    await page.locator(`#${id}`).fill(value);
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    "18 months for an application on 1 November 2030",
  );
  await expect(page.getByText("The window runs from 12 September 2030")).toBeVisible();
  await expect(page.getByText("£937")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add these dates to my calendar" }).click();
  expect((await download).suggestedFilename()).toBe("graduate-visa-dates.ics");
  const signIn = page.locator("#reminders").getByRole("link", { name: "Sign in" });
  await expect(signIn).toHaveAttribute("href", /next=/);
});

plain("a day that is none is said, and the rest is kept", async ({ page }) => {
  await page.goto(`${PAGE}?level=doctorate&visa-day=31&visa-month=2&visa-year=2031`);
  await expect(page.getByRole("alert")).toContainText("Enter the day your Student visa ends");
  await expect(page.locator("#visa")).toHaveValue("31");
  await expect(page.getByLabel("Level of the course")).toHaveValue("doctorate");
});

plain(
  "signed in, somebody sets reminders on days they choose and takes them back",
  async ({ page, mailbox }) => {
    await newStudent(page, mailbox);
    await page.goto(`${PAGE}?${plan}`);
    await page.getByRole("button", { name: "Set reminders" }).click();
    await expect(page.getByRole("alert")).toContainText("Choose at least one day");

    await page.getByLabel(/^13 January 2031/).check();
    await page.getByRole("button", { name: "Set reminders" }).click();
    await expect(page.getByText("We will email you on the days you chose.")).toBeVisible();
    const kept = page.locator(".planner__kept li");
    await expect(kept).toHaveText(/13 January 2031 Your Student visa ends, 27 January 2031/);
    await expect(page.getByLabel(/^13 January 2031/)).toHaveCount(0);

    await page.getByText("On another day").click();
    await page.getByLabel("About").selectOption("Your Student visa ends");
    await page.locator("#own").fill("1");
    await page.locator("#own-month").fill("12");
    await page.locator("#own-year").fill("2030");
    await page.getByRole("button", { name: "Set reminders" }).click();
    await expect(kept).toHaveCount(2);
    await kept.first().getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("You will get no email on that day.")).toBeVisible();
    await expect(kept).toHaveCount(1);
  },
);

test("the calendar is a file for anybody, and asks for dates", async () => {
  const { status, headers, body } = await send(`${PAGE}/dates.ics?${plan}`);
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain("text/calendar");
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(body).toContain("SUMMARY:Your Student visa ends");
  expect((await send(`${PAGE}/dates.ics`)).status).toBe(400);
});

plain("a false way out of reminders stops nothing, from anywhere", async ({ page }) => {
  await page.goto("/visa-reminders/stop/not-a-token");
  await expect(page.getByText("This link is incomplete")).toBeVisible();
  const form = { "List-Unsubscribe": "One-Click" };
  const headers = { origin: "https://mail.example" };
  const answer = await send("/visa-reminders/stop/abc..def", { form, headers });
  expect(answer.status).toBe(400);
});

test("it works without script", async ({ noJs }) => {
  await noJs.goto(PAGE);
  await noJs.getByLabel("Level of the course").selectOption("Doctorate");
  await noJs.getByRole("button", { name: "Show my dates" }).click();
  await expect(noJs).toHaveURL(/\?level=doctorate$/);
  await expect(noJs.getByText("3 years").first()).toBeVisible();
});

sweep("the planner is sound when it has answered", async ({ page }) => {
  await expectSound(page, `${PAGE}?${plan}`);
});
