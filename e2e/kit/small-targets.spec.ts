import type { Page } from "@playwright/test";
import { axe, expect, expectLargeTargets, lookAt, test } from "#e2e/fixtures.ts";

const SMALL = "all:unset;display:inline-block;width:10px;height:10px";

async function plant(page: Page, names: readonly string[]) {
  const html = names.map((name) => `<button style="${SMALL}" aria-label="${name}"></button>`);
  await page
    .locator("main")
    .evaluate((main, planted) => main.insertAdjacentHTML("afterbegin", planted), html.join(""));
}

test("the walk names targets that are too small for a thumb", async ({ page }) => {
  await lookAt(page, { width: 360, scheme: "light" });
  await page.goto("/privacy-policy");
  await axe(page);
  await expectLargeTargets(page);

  await test.step("one with room around it, which the rule of axe lets pass", async () => {
    await plant(page, ["One"]);
    await axe(page);
    await expect(expectLargeTargets(page)).rejects.toThrow(/10 px: <button/);
  });
  await test.step("two close together, by the rule of axe too", async () => {
    await plant(page, ["Two"]);
    await expect(axe(page)).rejects.toThrow(/insufficient size \(10px by 10px/);
  });
});
