import { expect, test } from "#e2e/fixtures.ts";
import { delayScript } from "./delay-script.ts";

test("a page is opened when it answers, not when its words are there", async ({ page }) => {
  const releaseScript = await delayScript(page);
  let isOpened = false;
  const opened = page.goto("/login").then(() => {
    isOpened = true;
  });
  await page.waitForEvent("load");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  expect(isOpened).toBe(false);

  releaseScript();
  await opened;
  const keys = await page.locator("main").evaluate((main) => Object.keys(main).join());
  expect(keys).toContain("__react");
});
