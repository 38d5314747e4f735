import type { BrowserContext } from "@playwright/test";
import { test } from "#e2e/fixtures.ts";
import { windowFor } from "./window.ts";

/**
 * For tests that open an address and look at it: in the window of all tests (./window.ts), and in the tab of the
 * look before. Each finds it without cookies and stored words. Files stay in the cache, as between the
 * pages of a visit. What comes late on a first one moves nothing: fonts are optional, images have sizes
 * (e2e/public/slow-pages-do-not-shift.spec.ts), and scripts begin after the first paint (app/late-scripts.server.ts).
 * A test that signs in or out, saves or goes offline has a tab of its own.
 */
export const sweep = test.extend({
  context: async ({ browser, problems, extraHTTPHeaders, baseURL, timezoneId }, use) => {
    const context = await windowFor(browser, { baseURL, timezoneId });
    const tab = context.pages()[0]!;
    await Promise.all([
      context.setExtraHTTPHeaders(extraHTTPHeaders ?? {}),
      tab.setViewportSize({ width: 1280, height: 720 }),
      tab.emulateMedia({ colorScheme: null }),
    ]);
    const stopWatching = problems.watch(context);
    await use(context);
    await leave(context);
    stopWatching();
  },

  page: async ({ context }, use) => use(context.pages()[0]!),
});

/** What a page still complains about while it is left is heard by its own test. */
async function leave(context: BrowserContext): Promise<void> {
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  // A test that failed early may have opened nothing.
  if (page!.url().startsWith("http")) {
    await page!.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await Promise.all([page!.goto("about:blank"), context.clearCookies()]);
}
