import { expect } from "#e2e/fixtures.ts";
import { sweep } from "#e2e/kit/sweep.ts";

sweep(
  "parts of the kit outrank plain elements, whichever style sheet comes first",
  async ({ page }) => {
    await page.goto("/");
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map((sheet) => sheet.cssRules[0]?.cssText),
    );
    expect(new Set(sheets)).toEqual(new Set(["@layer reset, tokens, base, ui, shell, page;"]));
    await expect(page.locator(".btn").first()).toHaveCSS("font-weight", "650");
  },
);
