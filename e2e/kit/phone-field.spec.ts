import type { Page } from "@playwright/test";
import { axeWithin, expect, hasSettled } from "#e2e/fixtures.ts";
import { sweep as test } from "./sweep.ts";

const number = (page: Page) => page.getByLabel("Phone for interviews");
const country = (page: Page) => page.locator("#partsPhoneCountry");

test.beforeEach(async ({ page }) => {
  await page.goto("/dev/kit?show=parts");
  // Until script takes over, a native select stands here.
  await expect(page.locator("button.phone__cc").first()).toBeVisible();
});

test("a number is spaced out as it is typed, and what is wrong with it is said", async ({
  page,
}) => {
  const field = number(page);
  const kept = /Only digits, spaces, \+ \( \) and - are kept\./;
  await test.step("at most 17 digits and 25 characters get in", async () => {
    // The rules behind the field arrive on first focus.
    const rules = page.waitForResponse(/phone.*\.js/);
    await field.focus();
    await rules;
    await hasSettled(page);
    await field.pressSequentially("1".repeat(20));
    expect((await field.inputValue()).replace(/\D/g, "")).toHaveLength(17);
    await field.fill("");
    await field.pressSequentially("(".repeat(30));
    expect((await field.inputValue()).length).toBeLessThanOrEqual(25);
  });

  await test.step("only its characters get in", async () => {
    await field.fill("");
    await field.pressSequentially("98a2.2/0#14567");
    await expect(field).toHaveValue("98220 14567");
  });

  await test.step("a caret in the middle stays with its digit", async () => {
    for (let step = 0; step < 6; step += 1) await field.press("ArrowLeft");
    await field.press("Backspace");
    await field.pressSequentially("1");
    await expect(field).toHaveValue("98221 14567");
  });

  await test.step("what does not get in is said, and stays said until the field is entered again", async () => {
    await field.fill("");
    await field.press("Tab");
    await field.focus();
    await expect(field).not.toHaveAccessibleDescription(kept);
    await field.pressSequentially("98two");
    await expect(field).toHaveAccessibleDescription(kept);
    await expect(page.locator("[aria-live=polite]", { hasText: kept })).toBeVisible();
    await field.pressSequentially("22014567");
    await expect(field).toHaveAccessibleDescription(kept);
    await field.press("Tab");
    await field.focus();
    await expect(field).not.toHaveAccessibleDescription(kept);
  });

  await test.step("the wrong length is said on leaving, with how long it should be", async () => {
    await field.fill("");
    await field.pressSequentially("98220 14");
    await expect(field).toHaveAccessibleDescription(/7 of 10 digits for India\.$/);
    await field.press("Tab");
    await expect(field).toHaveAccessibleDescription(
      /Numbers in India have 10 digits\. This has 7\.$/,
    );
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("9822014567");
    await field.press("Tab");
    await expect(field).not.toHaveAttribute("aria-invalid");
  });

  await test.step("a number with a plus moves to its own country", async () => {
    await field.fill("");
    await field.pressSequentially("+447400123456");
    await expect(country(page)).toHaveAccessibleName("Country: United Kingdom, +44");
    await field.press("Tab");
    await expect(field).not.toHaveAttribute("aria-invalid");
  });
});

test("a country is found by its name, its code or its letters, and posted with the number", async ({
  page,
}) => {
  const search = page.getByRole("combobox", { name: "Search countries" });
  await test.step("Escape closes the list and returns to the button", async () => {
    await country(page).press("ArrowDown");
    await search.press("Escape");
    await expect(page.getByRole("dialog", { name: "Countries" })).toHaveCount(0);
    await expect(country(page)).toBeFocused();
    await expect(country(page)).toHaveAccessibleName("Country: India, +91");
  });

  await test.step("the list follows what is typed, and Enter chooses", async () => {
    await country(page).click();
    await expect(search).toBeFocused();
    await search.fill("in");
    const options = page.getByRole("listbox", { name: "Countries" }).getByRole("option");
    await expect(options.first()).toContainText("India");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText(/^\d+ countries match\. India is chosen\.$/).first()).toBeVisible();
    await search.fill("+353");
    await expect(options).toHaveText([/Ireland/]);
    await search.press("Enter");
    await expect(country(page)).toHaveAccessibleName("Country: Ireland, +353");
    await expect(number(page)).toBeFocused();
  });

  await test.step("letters typed on the closed button choose, and after 700 ms begin again", async () => {
    await country(page).focus();
    await page.keyboard.type("nige", { delay: 30 });
    await expect(country(page)).toHaveAccessibleName(/Niger,/);
    await page.keyboard.type("ria", { delay: 30 });
    await expect(country(page)).toHaveAccessibleName(/Nigeria/);
    await page.waitForTimeout(800);
    await page.keyboard.type("ir", { delay: 30 });
    await expect(country(page)).toHaveAccessibleName(/Iran/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(country(page)).toBeFocused();
  });

  await test.step("the open list has no fault an automatic check can find", async () => {
    await country(page).click();
    await search.fill("united");
    await axeWithin(page, "#search-lists");
    await search.press("Escape");
  });

  await test.step("a press chooses, and country, number and extension are posted", async () => {
    await country(page).click();
    await page.getByRole("option", { name: /^Nigeria/ }).click();
    await number(page).fill("0803 123 4567");
    await page.getByLabel("Extension, if there is one").fill("12");
    await page.getByRole("button", { name: "Send both" }).click();
    await expect(page).toHaveURL(/partsPhoneExtension=12/);
    const sent = new URL(page.url()).searchParams;
    expect(sent.get("partsPhoneCountry")).toBe("NG");
    expect(sent.get("partsPhone")).toBe("0803 123 4567");
  });
});

test("the list opens upward when under 200 px remain below", async ({ page }) => {
  // The whole page: there is enough above and below the field to scroll.
  await page.goto("/dev/kit");
  await expect(page.locator("button.phone__cc").first()).toBeVisible();
  const roomBelow = async (pixels: number) => {
    await page.evaluate((room) => {
      const box = document.querySelector("#partsPhoneCountry")?.getBoundingClientRect();
      window.scrollBy(0, (box?.bottom ?? 0) - (window.innerHeight - room));
    }, pixels);
    await country(page).press("Enter");
    const side = await page.getByRole("dialog", { name: "Countries" }).getAttribute("data-side");
    await page.keyboard.press("Escape");
    return side;
  };
  expect(await roomBelow(190)).toBe("above");
  expect(await roomBelow(210)).toBe("below");
});

test("without JavaScript it is a select and an input of the same size", async ({
  page,
  noJsBrowser,
}) => {
  await noJsBrowser.goto("/dev/kit?show=parts");
  const [plain, enhanced] = await Promise.all([
    country(noJsBrowser).boundingBox(),
    country(page).boundingBox(),
  ]);
  expect([plain?.width, plain?.height]).toEqual([enhanced?.width, enhanced?.height]);

  await country(noJsBrowser).selectOption("NG");
  await number(noJsBrowser).fill("0803 123 4567");
  await noJsBrowser.getByRole("button", { name: "Send both" }).click();
  const sent = new URL(noJsBrowser.url()).searchParams;
  expect([sent.get("partsPhoneCountry"), sent.get("partsPhone")]).toEqual(["NG", "0803 123 4567"]);
});
