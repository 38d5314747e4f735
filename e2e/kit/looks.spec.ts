import type { Page } from "@playwright/test";
import { expect, expectNoLayoutShift, expectSound, hasSettled, test } from "#e2e/fixtures.ts";

const PAGE = "/privacy-policy";

async function plant(page: Page, html: string) {
  await page
    .locator("main")
    .evaluate((main, planted) => main.insertAdjacentHTML("afterbegin", planted), html);
}

test("words that move after the page was drawn are noticed", async ({ page }) => {
  await page.goto(PAGE);
  await expectNoLayoutShift(page);
  await plant(page, '<div style="height:200px"></div>');
  await expect(expectNoLayoutShift(page)).rejects.toThrow(/layout shift/);
});

test("a fault in a page's own part is noticed, and so is one that does not fit", async ({
  page,
}) => {
  await page.goto(PAGE);
  await expectSound(page);
  await plant(page, "<button></button>");
  await expect(expectSound(page)).rejects.toThrow(/button-name/);

  await page.goto(PAGE);
  await hasSettled(page);
  await plant(page, '<div style="width:2000px">Wide</div>');
  await expect(expectSound(page)).rejects.toThrow(/sideways scroll/);
});
