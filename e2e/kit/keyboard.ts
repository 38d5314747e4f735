import type { Locator, Page } from "@playwright/test";
import { expect } from "#e2e/fixtures.ts";

/** Presses Tab until the target has the focus. Every stop on the way must show that it has it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${target}`);
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "left the page";
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isSeen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && box.width > 0;
    return isSeen ? "shown" : `hidden on ${element.outerHTML.slice(0, 120)}`;
  });
  expect(shown).toBe("shown");
}
