import { expect, test } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

const PATH = "/book-a-meeting?service=hire-graduates&zone=Asia/Kolkata";

test("another time zone changes the times in place, and says so", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PATH);
  const show = page.getByRole("button", { name: "Show these times" });
  await hydrated(show);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page.getByLabel("Your time zone").selectOption("Europe/London");
  await show.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");

  await expect(page.locator("main").getByRole("status")).toHaveText(
    /^\d+ free times, .+, London time$/,
  );
  await expect(page.locator("body[data-same-document]")).toBeAttached();
  await expect(show).toBeFocused();
  expect(before).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("where the last week has no next one, reading goes on at the week", async ({ page }) => {
  await page.goto(PATH);
  const next = page.getByRole("link", { name: "Next week" });
  const week = page.locator(".bk-wk .num");
  await hydrated(next);
  while ((await next.count()) > 0) {
    const title = (await week.textContent()) ?? "";
    await next.press("Enter");
    await expect(week).not.toHaveText(title);
  }
  await expect(week).toBeFocused();
  await expect(page.getByRole("link", { name: "Previous week" })).toBeVisible();
});

test("without script too, what is chosen is shown where the reader is", async ({ noJsBrowser }) => {
  const page = noJsBrowser;
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PATH);
  await page.getByRole("link", { name: "Maeve Corrigall" }).click();
  await expect(page.getByRole("heading", { name: "Who do you want to meet?" })).toBeInViewport();
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(page.getByRole("heading", { name: "When" })).toBeInViewport();
  await page.getByLabel("Your time zone").selectOption("Europe/London");
  await page.getByRole("button", { name: "Show these times" }).click();
  await expect(page.getByRole("heading", { name: "When" })).toBeInViewport();
});

plain("a week that was chosen stays for another person or service", async ({ page }) => {
  await page.goto(PATH);
  const first = (await page.locator(".bk-wk .num").textContent()) ?? "";
  await page.getByRole("link", { name: "Next week" }).click();
  const week = (await page.locator(".bk-wk .num").textContent()) ?? "";
  expect(week).not.toBe(first);
  await page.getByRole("link", { name: "Maeve Corrigall" }).click();
  await expect(page.locator(".bk-wk .num")).toHaveText(week);
  const others = page.locator(".bk-card:not(.bk-card--p):not([aria-current])");
  await others.first().click();
  await expect(page.locator(".bk-wk .num")).toHaveText(week);
});
