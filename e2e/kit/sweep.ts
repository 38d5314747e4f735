import type { BrowserContext } from "@playwright/test";
import { test } from "#e2e/fixtures.ts";

let shared: BrowserContext | null = null;

/**
 * For tests that open an address and look at it: those of a worker share one window. A new one
 * starts a process, fetches all of our script and compiles it, a quarter of what looking at a page
 * takes. Each test finds it without cookies and stored words. Files stay in the cache, as between the
 * pages of a visit. What comes late on a first one moves nothing: fonts are optional, images have sizes
 * (e2e/public/slow-pages-do-not-shift.spec.ts), and scripts begin after the first paint (app/late-scripts.server.ts).
 * A test that signs in or out, saves or goes offline has a window of its own.
 */
export const sweep = test.extend({
  context: async ({ browser, problems, extraHTTPHeaders }, use) => {
    shared ??= await open(() => browser.newContext());
    await Promise.all([
      shared.clearCookies(),
      shared.setExtraHTTPHeaders(extraHTTPHeaders ?? {}),
      shared.pages()[0]!.setViewportSize({ width: 1280, height: 720 }),
      shared.pages()[0]!.emulateMedia({ colorScheme: null }),
    ]);
    const stopWatching = problems.watch(shared);
    await use(shared);
    await leave(shared);
    stopWatching();
  },

  page: async ({ context }, use) => use(context.pages()[0]!),
});

async function open(newContext: () => Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await newContext();
  await context.newPage();
  return context;
}

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
  await page!.goto("about:blank");
}
