import { expect, test } from "#e2e/fixtures.ts";
import { holdScript } from "./held-script.ts";

test("a page is opened when it answers, not when its words are there", async ({ page }) => {
  const letScriptIn = await holdScript(page);
  let isOpened = false;
  const opened = page.goto("/login").then(() => {
    isOpened = true;
  });
  await page.waitForEvent("load");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  expect(isOpened).toBe(false);

  letScriptIn();
  await opened;
  const keys = await page.locator("main").evaluate((main) => Object.keys(main).join());
  expect(keys).toContain("__react");
});
