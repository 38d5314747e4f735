import { newStudent } from "#e2e/account/steps.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";

test("a job hidden by keyboard gives the focus to the one in its place, and says so", async ({
  page,
  mailbox,
}) => {
  await newStudent(page, mailbox);
  await page.goto("/edit-profile");
  await page.getByLabel("Course", { exact: true }).fill("MSc Data Science");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.goto("/student-dashboard");
  await hydrated(page.locator("main"));
  const picked = page.getByRole("region", { name: "Jobs for you" });
  const titles = picked.getByRole("heading", { level: 3 }).getByRole("link");
  const hide = picked.getByRole("button", { name: /^Hide / });
  const [first = "", second = ""] = await titles.allInnerTexts();
  const names = await hide.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(names.length);

  // The message has to come into a region that was there before: a new page is not read out.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await hide.first().press("Enter");
  const status = page.locator("[role=status]");
  await expect(status.getByText(`Hidden: ${first}.`)).toBeVisible();
  await expect(titles.first()).toHaveText(second);
  await expect(titles.first()).toBeFocused();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  // The last of the list: the one before it is what is left there.
  await hide.last().press("Enter");
  await expect(titles.last()).toBeFocused();

  await page.goto("/jobs?q=data");
  await hydrated(page.locator("main"));
  const cards = page.locator(".jobcard__t a");
  const third = await cards.nth(2).innerText();
  await page
    .getByRole("button", { name: /^Hide / })
    .nth(1)
    .press("Enter");
  await expect(cards.nth(1)).toHaveText(third);
  await expect(cards.nth(1)).toBeFocused();
});

test("a student hides a job on the board and in what was picked for them, and undoes it", async ({
  page,
  mailbox,
}) => {
  await newStudent(page, mailbox);
  await page.goto("/edit-profile");
  await page.getByLabel("Course", { exact: true }).fill("MSc Data Science");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.goto("/student-dashboard");
  const picked = page.getByRole("region", { name: "Jobs for you" });
  await expect(picked.getByText("Your course is Data Science").first()).toBeVisible();
  const first = picked.getByRole("heading", { level: 3 }).first();
  const title = await first.innerText();
  await picked
    .getByRole("button", { name: `Hide ${title}` })
    .first()
    .click();
  await expect(page.getByText(`Hidden: ${title}.`)).toBeVisible();

  await page.goto("/jobs?q=software+developer+brackwater");
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  await expect(feed).toHaveAttribute("href", /^\/jobs\/feed\.atom\?q=software/);
  const card = page.getByRole("link", { name: "Graduate software developer" });
  await expect(card).toBeVisible();
  await page
    .getByRole("button", { name: "Hide Graduate software developer, Brackwater Software" })
    .click();
  await expect(page.getByText("Hidden: Graduate software developer.")).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);

  await page.getByRole("link", { name: "1 of these is hidden by you." }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 hidden jobs");
  await page
    .getByRole("button", { name: "Show again Graduate software developer, Brackwater Software" })
    .click();
  await expect(page.getByText("Shown again: Graduate software developer.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 hidden job");
});
