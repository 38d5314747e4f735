import type { Browser, BrowserContext, Page } from "@playwright/test";
import { waitUntilPagesAnswer } from "./answering-pages.ts";
import { originOf } from "./http.ts";

let last: { settings: string; context: BrowserContext } | null = null;

/**
 * The tests of a worker follow each other in one window, each in a tab of its own. A new window starts a process,
 * fetches all of our script and compiles it, a third of what the first page of a test took. Tests with other settings
 * (a time zone, an app of their own) get another.
 */
export async function windowFor(browser: Browser, settings: object): Promise<BrowserContext> {
  const wanted = JSON.stringify(settings);
  if (last?.settings === wanted) return last.context;
  await last?.context.close();
  const context = await browser.newContext();
  waitUntilPagesAnswer(context);
  await context.newPage();
  last = { settings: wanted, context };
  return context;
}

/** Nothing of a test is left but what was fetched and compiled, as between two visits. */
export async function empty(context: BrowserContext): Promise<void> {
  const tabs = context.pages();
  // Opened first: without a tab the window's process would end.
  const tab = await context.newPage();
  await Promise.all(tabs.map((one) => one.close()));
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    context.unrouteAll(),
    forgetWhatWasWritten(tab),
  ]);
}

/** What pages write down in a browser, apart from cookies. */
const WRITTEN = "local_storage,indexeddb,cache_storage,service_workers";

async function forgetWhatWasWritten(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  const origins = (["main", "northgate", "harbour"] as const).map(originOf);
  const forget = (origin: string) =>
    session.send("Storage.clearDataForOrigin", { origin, storageTypes: WRITTEN });
  await Promise.all(origins.map(forget));
  await session.detach();
}
