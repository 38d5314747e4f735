import type { Page } from "@playwright/test";
import { newStudent } from "#e2e/account/steps.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

const PAGE = "/work-hours";

test("a student says their course, asks before a shift, logs it, changes and deletes it", async ({
  page,
  mailbox,
}) => {
  await newStudent(page, mailbox);
  await setUp(page);

  await typeShift(page, { day: "2031-03-03", from: "09:00", to: "17:00" });
  await page.getByRole("button", { name: "Check it" }).click();
  await expect(page.getByText("Within the limit")).toBeVisible();
  await expect(page.getByText("20 hours are left from 3 to 9 March 2031.")).toBeVisible();
  await page.getByRole("button", { name: "Add it to my log" }).click();
  await expect(page.getByText("The shift is in your log.")).toBeVisible();
  await expect(page.getByText("12 hours left")).toBeVisible();

  await typeShift(page, { day: "2031-03-05", from: "08:00", to: "21:00" });
  await page.getByRole("button", { name: "Check it" }).click();
  await expect(page.getByText("This shift takes 13 hours: 1 hour too many.")).toBeVisible();
  await typeShift(page, { day: "2031-03-03", from: "16:00", to: "18:00" });
  await page.getByRole("button", { name: "Add it to my log" }).click();
  await expect(page.getByRole("alert")).toContainText("You have a shift at that time already.");
  await expect(page.getByLabel("From")).toHaveValue("16:00");

  await page.goto(`${PAGE}?week=2031-03-03`);
  await page.getByRole("link", { name: "Change Mossway Café, 09:00 to 17:00" }).click();
  // The form to ask with has the same field: wait for the shift's own.
  await expect(page.getByRole("button", { name: "Save the shift" })).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("13:00");
  await page.getByRole("button", { name: "Save the shift" }).click();
  await expect(page.getByText("The shift is changed.")).toBeVisible();
  await expect(page.getByText("16 hours left")).toBeVisible();
  await page.getByRole("button", { name: "Delete Mossway Café, 09:00 to 13:00" }).click();
  await expect(page.getByText("20 hours left")).toBeVisible();
});

plain(
  "a night over Sunday counts in both weeks, and an open window is told about a change",
  async ({ page, mailbox }) => {
    await newStudent(page, mailbox);
    await setUp(page);
    await typeShift(page, { day: "2031-03-09", from: "22:00", to: "06:00" });
    await page.getByRole("button", { name: "Add it to my log" }).click();
    await expect(page.getByText("18 hours left")).toBeVisible();
    await page.getByRole("link", { name: "Next week" }).click();
    await expect(page.getByText("14 hours left")).toBeVisible();

    await page.goto(`${PAGE}?week=2031-03-03`);
    await page.getByRole("link", { name: /^Change/ }).click();
    await expect(page.getByRole("heading", { name: "Change this shift" })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel("To", { exact: true }).fill("05:00");
    await other.getByRole("button", { name: "Save the shift" }).click();
    await expect(other.getByText("The shift is changed.")).toBeVisible();

    await page.getByLabel("To", { exact: true }).fill("04:00");
    await page.getByRole("button", { name: "Save the shift" }).click();
    await expect(page.getByRole("alert")).toContainText("in another window");
    await expect(page.getByLabel("To", { exact: true })).toHaveValue("04:00");
    await page.getByRole("button", { name: "Save the shift" }).click();
    await expect(page.getByText("The shift is changed.")).toBeVisible();
  },
);

plain(
  "breaks lift the limit, self-employed work is never allowed, and all can be forgotten",
  async ({ page, mailbox }) => {
    await newStudent(page, mailbox);
    await setUp(page);
    await page.goto(`${PAGE}/settings`);
    await page.getByLabel("Name").fill("Easter");
    for (const [id, value] of [
      ["breakStartsOn", "1"],
      ["breakStartsOn-month", "4"],
      ["breakStartsOn-year", "2031"],
      ["breakEndsOn", "20"],
      ["breakEndsOn-month", "4"],
      ["breakEndsOn-year", "2031"],
    ] as const)
      await page.locator(`#${id}`).fill(value);
    await page.getByRole("button", { name: "Add the break" }).click();
    await expect(page.getByText("Easter is on your list.")).toBeVisible();
    await page.locator("#placeName").fill("Delivery app");
    await page.getByLabel("Kind of work").selectOption("Self-employed, freelance or gig work");
    await page.getByRole("button", { name: "Add the employer" }).click();
    await expect(page.getByText("Delivery app is on your list.")).toBeVisible();

    await page.goto(PAGE);
    await typeShift(page, { day: "2031-04-08", from: "08:00", to: "23:00" });
    await page.locator("#place").selectOption("Mossway Café");
    await page.getByRole("button", { name: "Check it" }).click();
    await expect(page.getByText("No limit on these days").first()).toBeVisible();
    await page.locator("#place").selectOption("Delivery app");
    await page.getByRole("button", { name: "Check it" }).click();
    await expect(page.getByText("Not allowed on a student visa")).toBeVisible();

    await page.goto(`${PAGE}/settings`);
    await page.getByText("Delete my whole log").click();
    await page.getByRole("button", { name: "Delete my log" }).click();
    await expect(page.getByText("We keep nothing of your log.")).toBeVisible();
    await page.goto(PAGE);
    await expect(page.getByRole("heading", { name: "First, your course" })).toBeVisible();
  },
);

plain("it works without script", async ({ page, mailbox, noJs }) => {
  await newStudent(page, mailbox);
  await noJs.context().addCookies(await page.context().cookies());
  await setUp(noJs);
  await typeShift(noJs, { day: "2031-03-03", from: "09:00", to: "17:00" });
  await noJs.getByRole("button", { name: "Check it" }).click();
  await expect(noJs.getByText("Within the limit")).toBeVisible();
  await noJs.getByRole("button", { name: "Add it to my log" }).click();
  await expect(noJs.getByText("12 hours left")).toBeVisible();
  await noJs.getByRole("button", { name: /^Delete Mossway/ }).click();
  await expect(noJs.getByText("20 hours left")).toBeVisible();
  await noJs.getByRole("button", { name: "Add it to my log" }).click();
  await expect(noJs.getByText("12 hours left")).toBeVisible();
});

async function setUp(page: Page) {
  await page.goto(`${PAGE}/settings`);
  await page.getByLabel("Full time, degree level or above").check();
  await page.locator("#courseEndsOn").fill("30");
  await page.locator("#courseEndsOn-month").fill("9");
  await page.locator("#courseEndsOn-year").fill("2032");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.locator("#placeName").fill("Mossway Café");
  await page.getByRole("button", { name: "Add the employer" }).click();
  await expect(page.getByRole("heading", { name: "May I take this shift?" })).toBeVisible();
}

type Typed = { day: string; from: string; to: string };

async function typeShift(page: Page, { day, from, to }: Typed) {
  await page.getByLabel("Day", { exact: true }).fill(day);
  await page.getByLabel("From").fill(from);
  await page.getByLabel("To", { exact: true }).fill(to);
}
