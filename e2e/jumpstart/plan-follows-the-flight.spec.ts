import { expect, send, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { longDay } from "#rules/days.ts";
import { dayAhead, flyOn, newTraveller, typeFlight } from "./steps.ts";

test("a plan moves with its flight, and says kindly what is late", async ({ page, mailbox }) => {
  await newTraveller(page, mailbox);
  await page.goto("/jumpstart-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("When do you fly?");
  await expect(page.getByText("Its week has passed")).toHaveCount(0);

  // Forty days: five whole weeks and some days, so week six is this one and four have passed.
  await flyOn(page, dayAhead(40));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("40 days until you fly");
  await expect(page.getByRole("heading", { name: "This week, 6 to go" })).toBeVisible();
  const offer = page.locator("#offer-letter");
  await expect(offer).toContainText("Its week has passed, but you can still do it.");
  await expect(offer).toContainText("Write to admissions today");

  await offer.getByRole("button", { name: "Done: Accept your offer" }).press("Enter");
  await expect(page.getByText("Done in earlier weeks: 1")).toBeVisible();
  // Its box left the list; the focus stands on the step that took its place.
  await expect(page.locator("#passport .tasks__tick")).toBeFocused();

  // Seventy days: it is week ten, nothing has passed, and what was ticked stays ticked.
  await flyOn(page, dayAhead(70));
  await expect(page.getByRole("heading", { name: "This week, 10 to go" })).toBeVisible();
  await expect(page.getByText("Its week has passed")).toHaveCount(0);
  const ticked = page.getByRole("button", { name: "Done: Accept your offer" });
  await expect(ticked).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#passport")).toContainText(`Best done by ${longDay(dayAhead(6))}`);

  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { body } = await send("/jumpstart-dashboard/plan.ics", { headers: { cookie } });
  expect(body).toContain("SUMMARY:Check that your passport lasts");
  expect(body).not.toContain("SUMMARY:Accept your offer");
});

plain(
  "a flight in a year long past is asked about, with what was typed; one of last month is taken",
  async ({ page, mailbox, problems }) => {
    problems.allow(/400/);
    await newTraveller(page, mailbox);
    await page.goto("/jumpstart-dashboard/dates");
    const month = dayAhead(-30);
    await typeFlight(page, `2016${month.slice(4)}`);
    await page.getByRole("button", { name: "Save and move the plan" }).click();
    const sentence = "That flight is more than a year ago. Check the year.";
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(page.locator("#fliesOn-year")).toHaveValue("2016");
    await expect(page.locator("#fliesOn-year")).toHaveAttribute("aria-invalid", "true");

    await flyOn(page, month);
    await page.goto("/jumpstart-dashboard/arrived");
    await expect(page.getByText("It happens at once.")).toBeVisible();

    // The profile has the same day under another name.
    await page.goto("/jumpstart-edit-profile");
    await page.locator("#movesOn-year").fill("2016");
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByText(/^That day is more than a year ago/).first()).toBeVisible();
    await expect(page.locator("#movesOn-year")).toHaveValue("2016");
  },
);

test("the answer to a tick does not take the focus from somebody who has gone on", async ({
  page,
  mailbox,
}) => {
  await newTraveller(page, mailbox);
  await flyOn(page, dayAhead(40));
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  await page.route(/jumpstart-dashboard/, async (route) => {
    if (route.request().method() === "POST") await isLeft;
    await route.continue();
  });
  await page.getByRole("button", { name: "Done: Accept your offer" }).click();
  await page.getByRole("heading", { name: "This week, 6 to go" }).click();
  leave();
  await expect(page.getByText("Done in earlier weeks: 1")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});

plain(
  "a family opens a link without an account, sees the chosen parts, and nothing once it has ended",
  async ({ page, mailbox, noJs, problems }) => {
    problems.allow(/404/);
    await newTraveller(page, mailbox);
    await flyOn(page, dayAhead(40));
    await page.goto("/jumpstart-dashboard/family");
    await page.getByLabel("Who it is for").fill("Grandmother");
    await page.getByRole("button", { name: "Make a link" }).click();
    const address = await page.locator(".notice code").textContent();
    const path = new URL(address ?? "").pathname;

    await noJs.goto(path);
    await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("Esi Mensah");
    await expect(noJs.getByText("40 days until the flight to")).toBeVisible();
    await expect(noJs.locator("main")).not.toContainText("Accept your offer");
    await expect(noJs.locator("main")).not.toContainText("Grandmother");
    await expect(noJs.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");

    await page.getByRole("button", { name: "End this link for Grandmother" }).click();
    await expect(page.getByText("It no longer works.")).toBeVisible();
    const answer = await noJs.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
    await expect(noJs.locator("main")).not.toContainText("Esi");
  },
);

plain(
  "somebody who has landed becomes a student in one step, with a first week",
  async ({ page, mailbox }) => {
    const email = await newTraveller(page, mailbox);
    await flyOn(page, dayAhead(-2));
    await page.goto("/jumpstart-dashboard/arrived");
    await expect(page.getByText("It happens at once.")).toBeVisible();
    await page.getByRole("button", { name: "Yes, I have arrived" }).click();
    await page.waitForURL(/\/first-week$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome to .+, Esi$/);

    await page.getByRole("button", { name: "Done: Get a local phone number" }).click();
    const phone = page.getByRole("button", { name: "Done: Get a local phone number" });
    await expect(phone).toHaveAttribute("aria-pressed", "true");
    await page.goto("/jumpstart-dashboard");
    await expect(page).not.toHaveURL(/jumpstart/);
    await page.goto("/student-dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello Esi");
    // The flight was planned, and is over.
    await expect(page.locator("main")).not.toContainText("You move");
    await page.getByRole("link", { name: "Open my first week" }).click();
    await page.waitForURL(/\/first-week$/);

    const welcome = await mailbox.nextMailTo(email);
    expect(welcome.subject).toContain("you are a student at Northgate University now");
  },
);
