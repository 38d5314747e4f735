import type { Page } from "@playwright/test";
import { expect } from "#e2e/fixtures.ts";
import { sweep as test } from "./sweep.ts";

const menu = (page: Page) => page.locator("#search-lists details.menu");
const trigger = (page: Page) => menu(page).locator("summary");

test("the arrow keys open the menu and move through it, Escape returns to its button, and a press closes it", async ({
  page,
}) => {
  await page.goto("/dev/kit?show=parts");
  // Keys are heard once script has taken over the page.
  await expect(page.locator("input.combo__input").first()).toBeVisible();
  await trigger(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(menu(page).getByRole("link", { name: "United Kingdom" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(menu(page).getByRole("link", { name: "Australia" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(menu(page).getByRole("link", { name: "Ireland" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(menu(page).getByRole("link", { name: "United Kingdom" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).not.toHaveAttribute("open");
  await expect(trigger(page)).toBeFocused();

  // A press outside closes it, and so does one on a link.
  await trigger(page).click();
  await expect(menu(page)).toHaveAttribute("open");
  await page.getByRole("heading", { name: "Trunk, crests and announcement" }).click();
  await expect(menu(page)).not.toHaveAttribute("open");

  await trigger(page).click();
  await menu(page).getByRole("link", { name: "Canada" }).click();
  await expect(menu(page)).not.toHaveAttribute("open");
  await expect(page).toHaveURL(/#menu-canada$/);
});

test("without JavaScript the menu opens and its links lead on", async ({ noJsBrowser }) => {
  await noJsBrowser.goto("/dev/kit?show=parts");
  await trigger(noJsBrowser).click();
  await menu(noJsBrowser).getByRole("link", { name: "Ireland" }).click();
  await expect(noJsBrowser).toHaveURL(/#menu-ireland$/);
});
