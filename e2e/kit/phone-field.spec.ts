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

/** The rules behind the field arrive on first focus. */
async function begin(page: Page) {
  const rules = page.waitForResponse(/phone.*\.js/);
  await number(page).focus();
  await rules;
  await hasSettled(page);
}

test("a number is spaced out as it is typed, and only its characters get in", async ({ page }) => {
  await begin(page);
  await number(page).pressSequentially("98a2.2/0#14567");
  await expect(number(page)).toHaveValue("98220 14567");
});

test("what does not get in is said, and stays said until the field is entered again", async ({
  page,
}) => {
  const kept = /Only digits, spaces, \+ \( \) and - are kept\./;
  await begin(page);
  await number(page).pressSequentially("98two");
  await expect(number(page)).toHaveAccessibleDescription(kept);
  await expect(page.locator("[aria-live=polite]", { hasText: kept })).toBeVisible();
  await number(page).pressSequentially("22014567");
  await expect(number(page)).toHaveAccessibleDescription(kept);
  await number(page).press("Tab");
  await number(page).focus();
  await expect(number(page)).not.toHaveAccessibleDescription(kept);
});

test("a caret in the middle stays with its digit", async ({ page }) => {
  await begin(page);
  await number(page).pressSequentially("9822014567");
  for (let step = 0; step < 6; step += 1) await number(page).press("ArrowLeft");
  await number(page).press("Backspace");
  await number(page).pressSequentially("1");
  await expect(number(page)).toHaveValue("98221 14567");
});

test("at most 17 digits and 25 characters get in", async ({ page }) => {
  await number(page).pressSequentially("1".repeat(20));
  expect((await number(page).inputValue()).replace(/\D/g, "")).toHaveLength(17);
  await number(page).fill("");
  await number(page).pressSequentially("(".repeat(30));
  expect((await number(page).inputValue()).length).toBeLessThanOrEqual(25);
});

test("a number of the wrong length is said to be so on leaving, with how long it should be", async ({
  page,
}) => {
  await begin(page);
  await number(page).pressSequentially("98220 14");
  await expect(number(page)).toHaveAccessibleDescription(/7 of 10 digits for India\.$/);
  await number(page).press("Tab");
  await expect(number(page)).toHaveAccessibleDescription(
    /Numbers in India have 10 digits\. This has 7\.$/,
  );
  await expect(number(page)).toHaveAttribute("aria-invalid", "true");

  await number(page).fill("9822014567");
  await number(page).press("Tab");
  await expect(number(page)).not.toHaveAttribute("aria-invalid");
});

test("a country is found by its name, its code or its letters", async ({ page }) => {
  await country(page).click();
  const search = page.getByRole("combobox", { name: "Search countries" });
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

test("Escape closes the list and returns to the button", async ({ page }) => {
  await country(page).press("ArrowDown");
  await page.getByRole("combobox", { name: "Search countries" }).press("Escape");
  await expect(page.getByRole("dialog", { name: "Countries" })).toHaveCount(0);
  await expect(country(page)).toBeFocused();
  await expect(country(page)).toHaveAccessibleName("Country: India, +91");
});

test("letters typed on the closed button choose, and after 700 ms begin again", async ({
  page,
}) => {
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

test("a number with a plus moves to its own country", async ({ page }) => {
  await begin(page);
  await number(page).pressSequentially("+447400123456");
  await expect(country(page)).toHaveAccessibleName("Country: United Kingdom, +44");
  await number(page).press("Tab");
  await expect(number(page)).not.toHaveAttribute("aria-invalid");
});

test("country, number and extension are posted", async ({ page }) => {
  await country(page).click();
  await page.getByRole("option", { name: /^Ireland/ }).click();
  await number(page).fill("085 012 3456");
  await page.getByLabel("Extension, if there is one").fill("12");
  await page.getByRole("button", { name: "Send both" }).click();
  const sent = new URL(page.url()).searchParams;
  expect(sent.get("partsPhoneCountry")).toBe("IE");
  expect(sent.get("partsPhone")).toBe("085 012 3456");
  expect(sent.get("partsPhoneExtension")).toBe("12");
});

test("the open list has no fault an automatic check can find", async ({ page }) => {
  await country(page).click();
  await page.getByRole("combobox", { name: "Search countries" }).fill("united");
  await axeWithin(page, "#search-lists");
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
