import { axeWithin, expect } from "#e2e/fixtures.ts";
import { sweep as test } from "./sweep.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/dev/kit?show=parts");
  // Until script takes over, a native select of the same name stands here.
  await expect(page.locator("input.combo__input").first()).toBeVisible();
});

test("typing filters the list, and the keys move in it and choose", async ({ page }) => {
  const field = page.getByRole("combobox", { name: "Where do you study?" });
  const list = page.getByRole("listbox", { name: "Where do you study?" });
  await test.step("the arrow keys, Home and End move, and Enter chooses", async () => {
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

  await test.step("typing filters, underlines the letters and says how many match", async () => {
    await field.fill("al");
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
    await axeWithin(page, "#search-lists");
  });

  await test.step("Escape closes the list and keeps what was chosen", async () => {
    await field.fill("harrow");
    await field.press("Enter");
    await field.fill("zzz");
    await expect(page.getByText("No university matches.").first()).toBeAttached();
    await field.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(field).toHaveValue("Harrow Tor Met");
  });

  await test.step("leaving with a full name chooses it, and with other words keeps the choice", async () => {
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

  await test.step("a press chooses, and the form posts the value", async () => {
    await field.click();
    await page.getByRole("option", { name: /Northwold/ }).click();
    await page.getByRole("button", { name: "Send both" }).click();
    await expect(page).toHaveURL(/partsUniversity=northwold/);
  });
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
