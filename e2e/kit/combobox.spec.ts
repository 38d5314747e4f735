import { axeWithin, expect } from "#e2e/fixtures.ts";
import { sweep as test } from "./sweep.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/dev/kit?show=parts");
  // Until script takes over, a native select of the same name stands here.
  await expect(page.locator("input.combo__input").first()).toBeVisible();
});

test("typing filters the list, underlines the letters and says how many match", async ({
  page,
}) => {
  const field = page.getByRole("combobox", { name: "Where do you study?" });
  await field.fill("al");

  const list = page.getByRole("listbox", { name: "Where do you study?" });
  await expect(list.getByRole("option")).toHaveText([
    /^AL.*Aldermoor/,
    /University of Port Albright/,
    /Calder Vale/,
    /Royal Fenwick/,
  ]);
  await expect(list.locator("mark").first()).toHaveText("Al");
  await expect(
    page.getByRole("status").filter({ hasText: "4 of 8 universities match." }),
  ).toHaveCount(1);
  await expect(field).toHaveAttribute("aria-expanded", "true");
});

test("the arrow keys, Home and End move, and Enter chooses", async ({ page }) => {
  const field = page.getByRole("combobox", { name: "Where do you study?" });
  const active = page.locator(".options__o[data-active]");
  await field.press("ArrowDown");
  await expect(active).toContainText("Aldermoor");
  await field.press("ArrowDown");
  await expect(active).toContainText("Calder Vale");
  await field.press("End");
  await expect(active).toContainText("Port Albright");
  await field.press("ArrowDown");
  await expect(active).toContainText("Aldermoor");
  await field.press("ArrowUp");
  await expect(active).toContainText("Port Albright");
  await field.press("Home");
  await field.press("ArrowDown");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await active.getAttribute("id")) ?? "",
  );
  await field.press("Enter");

  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field).toHaveValue("Calder Vale University");
  await expect(field).toBeFocused();
});

test("Escape closes the list and keeps what was chosen", async ({ page }) => {
  const field = page.getByRole("combobox", { name: "Where do you study?" });
  await field.fill("harrow");
  await field.press("Enter");
  await field.fill("zzz");
  await expect(page.getByText("No university matches.").first()).toBeAttached();
  await field.press("Escape");

  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field).toHaveValue("Harrow Tor Met");
});

test("leaving with a full name chooses it, and with other words keeps the choice", async ({
  page,
}) => {
  const field = page.getByRole("combobox", { name: "Where do you study?" });
  await field.fill("inverlaggan");
  await field.press("Tab");
  await expect(field).toHaveValue("Inverlaggan");

  await field.fill("har");
  await field.press("Tab");
  await expect(field).toHaveValue("Inverlaggan");

  await field.fill("");
  await field.press("Tab");
  await expect(field).toHaveValue("");
});

test("a press chooses, and the form posts the value", async ({ page }) => {
  await page.getByRole("combobox", { name: "Where do you study?" }).click();
  await page.getByRole("option", { name: /Northwold/ }).click();
  await page.getByRole("button", { name: "Send both" }).click();
  await expect(page).toHaveURL(/partsUniversity=northwold/);
});

test("the open list has no fault an automatic check can find", async ({ page }) => {
  await page.getByRole("combobox", { name: "Where do you study?" }).fill("un");
  await axeWithin(page, "#search-lists");
});

test("without JavaScript it is a native select of the same size", async ({ page, noJsBrowser }) => {
  await noJsBrowser.goto("/dev/kit?show=parts");
  const native = noJsBrowser.getByLabel("Where do you study?");
  await native.selectOption({ label: "Harrow Tor Met, Exeter" });

  const enhanced = await page.getByRole("combobox", { name: "Where do you study?" }).boundingBox();
  const plain = await native.boundingBox();
  expect([plain?.width, plain?.height]).toEqual([enhanced?.width, enhanced?.height]);

  await noJsBrowser.getByRole("button", { name: "Send both" }).click();
  await expect(noJsBrowser).toHaveURL(/partsUniversity=harrow-tor/);
});
