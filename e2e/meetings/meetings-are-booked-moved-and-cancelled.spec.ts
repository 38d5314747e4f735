import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectSound, sessionFor, test } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sendForm } from "#e2e/messages/steps.ts";

/** Two weeks after the first free one: nobody of the demo has booked there. */
async function openLaterWeek(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (let weeks = 0; weeks < 2; weeks += 1) {
    const title = (await page.locator(".bk-wk .num").textContent()) ?? "";
    await page.getByRole("link", { name: "Next week" }).click();
    await expect(page.locator(".bk-wk .num")).not.toHaveText(title);
  }
}

test("an employer without an account books our team, moves the meeting and cancels it", async ({
  page,
  mailbox,
}) => {
  const email = `${randomUUID()}@employer.example`;
  await openLaterWeek(page, "/book-a-meeting?service=hire-graduates&zone=Asia/Kolkata");
  await page.getByRole("link", { name: "Maeve Corrigall" }).click();
  await page.locator(".slot").first().click();
  await expect(page.getByText("You are booking")).toBeVisible();
  await expectSound(page);

  const book = page.getByRole("button", { name: /^Book / });
  await hydrated(book);
  await page.getByLabel("Which roles").fill("Two data analysts");
  await page.getByRole("textbox", { name: "Full name" }).fill("Harriet Millbrook");
  await page.getByRole("textbox", { name: "Email" }).fill("harriet");
  await book.click();
  const address = page.getByRole("textbox", { name: "Email" });
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(address).toHaveValue("harriet");
  await expect(page.getByLabel("Which roles")).toHaveValue("Two data analysts");
  await address.fill(email);
  await sendForm(page, /^Book /);

  await expect(page.getByRole("heading", { name: "Your meeting", level: 1 })).toBeVisible();
  const letter = await mailbox.nextMailTo(email);
  expect(letter.text).toContain("India time");
  expect(letter.text).toContain("London time");
  const when = page.locator(".ticket__w b");
  const before = (await when.textContent()) ?? "";
  await page.getByRole("link", { name: "Move" }).click();
  await expect(page.getByRole("heading", { name: "Choose another time" })).toBeFocused();
  await expect(page.getByRole("radio", { name: before })).toHaveCount(0);
  await page.getByRole("button", { name: "Move the meeting" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a time first.");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await checkLastTime(page);
  await page.getByRole("button", { name: "Move the meeting" }).click();
  await expect(when).not.toHaveText(before);
  const title = page.locator(".ticket").getByRole("heading");
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(
    new RegExp(`^Booked ${await when.textContent()}`),
  );
  expect((await mailbox.nextMailTo(email)).subject).toContain("New time");
  await expectMovedAlready(other, (await when.textContent()) ?? "");

  await page.getByText("Cancel the meeting").click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.locator(".ticket .tag")).toHaveText("Cancelled");
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/^Cancelled/);
  expect((await mailbox.nextMailTo(email)).subject).toContain("Cancelled");
});

/** Times are folded by day, and the first day is open. */
async function checkLastTime(page: Page): Promise<void> {
  const days = page.locator(".more-box", { has: page.locator("input[name=at]") });
  await expect(days.first().getByRole("radio").first()).toBeVisible();
  await expect(days.last().getByRole("radio").first()).toBeHidden();
  await days.last().locator("summary").click();
  await days.last().getByRole("radio").last().check();
}

/** A window that was opened before is told, and shows the time that the meeting has. */
async function expectMovedAlready(other: Page, time: string): Promise<void> {
  const move = other.getByRole("button", { name: "Move the meeting" });
  await hydrated(move);
  await checkLastTime(other);
  await move.click();
  await expect(other.getByRole("alert")).toContainText("at this time already");
  await expect(other.locator(".ticket__w b")).toHaveText(time);
  await other.close();
}

plain(
  "without script a graduate books an adviser, who writes down what they agreed",
  async ({ noJs, page, signInAs }) => {
    const words = `Junior analyst, ${randomUUID()}`;
    await noJs.context().addCookies(browserCookies(await sessionFor("alumni", "main")));
    await openLaterWeek(noJs, "/book-a-meeting?service=northgate-practice-interview");
    await noJs.getByLabel("Your time zone").selectOption("Asia/Kolkata");
    await noJs.getByRole("button", { name: "Show these times" }).click();
    await expect(noJs).toHaveURL(/zone=Asia%2FKolkata/);
    await noJs.locator(".slot").first().click();
    await noJs.getByLabel(/Paste the advert/).fill(words);
    await noJs.getByRole("button", { name: /^Book / }).click();
    await expect(noJs.locator(".ticket .tag")).toHaveText("Booked");

    const week = new URL(
      await noJs.getByRole("link", { name: "Move" }).evaluate((link) => link.baseURI),
    );
    await noJs.goto(`${week.pathname}?move=`);
    const monday = await noJs.locator("input[name=at]").first().getAttribute("value");
    await signInAs("northgate-admin");
    await page.goto(`/university/meetings?week=${monday?.slice(0, 10)}`);
    const meeting = page.locator("article", { hasText: words });
    await meeting.getByText("Write notes").click();
    await meeting.getByLabel("What you agreed").fill("Practise two answers by Friday.");
    await meeting.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();

    await noJs.goto(week.pathname);
    await expect(noJs.getByText("Practise two answers by Friday.")).toBeVisible();
  },
);

test("a guest abroad sees free times on the clock of their device, and an event's too", async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: "America/Bogota" });
  const page = await context.newPage();
  const clock = page.locator(".bk-zone").getByRole("combobox");
  await page.goto("/book-a-meeting");
  await expect(clock).toHaveValue("America/Bogota");
  // Bogotá is five hours behind London in winter, six in summer.
  const slot = page.locator(".slot").first();
  await expect(slot).toContainText(/\d\d:(\d\d)\d\d:\1 London/);
  const [, there, , here] =
    /(\d\d):(\d\d)(\d\d):\2 London/.exec((await slot.textContent()) ?? "") ?? [];
  expect([5, 6]).toContain(Number(here) - Number(there));
  await page.goto("/book-a-meeting?zone=Asia/Kolkata");
  await expect(clock).toHaveValue("Asia/Kolkata");
  await page.goto("/workshop-and-webinars");
  await expect(page.getByLabel("Your time zone")).toHaveValue("America/Bogota");
  await context.close();
});
