import type { BrowserContext, CDPSession } from "@playwright/test";
import { test } from "#e2e/fixtures.ts";

type SharedWindow = { context: BrowserContext; cache: CDPSession };

let shared: SharedWindow | null = null;

/**
 * For tests that open an address and look at it: those of a worker share one window. A new one
 * starts a process and compiles all of our script, an eighth of what looking at a page takes. Each
 * test finds it as new: without cookies, stored words, and files in the cache, so that fonts and
 * styles arrive late as on a first visit. A test
 * that signs in or out, saves or goes offline has a window of its own.
 */
export const sweep = test.extend({
  context: async ({ browser, problems, extraHTTPHeaders }, use) => {
    shared ??= await open(() => browser.newContext());
    const { context } = shared;
    await context.clearCookies();
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    const stopWatching = problems.watch(context);
    await use(context);
    await leave(context);
    stopWatching();
  },

  page: async ({ context }, use) => {
    const page = context.pages()[0]!;
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: null });
    await forgetFiles(shared!.cache);
    await use(page);
  },
});

async function open(newContext: () => Promise<BrowserContext>): Promise<SharedWindow> {
  const context = await newContext();
  const cache = await context.newCDPSession(await context.newPage());
  await cache.send("Network.enable");
  return { context, cache };
}

/** On disk, and what the process still holds of pages that were left. */
async function forgetFiles(cache: CDPSession): Promise<void> {
  await cache.send("Network.clearBrowserCache");
  for (const cacheDisabled of [true, false]) {
    await cache.send("Network.setCacheDisabled", { cacheDisabled });
  }
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
