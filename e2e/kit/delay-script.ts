import type { Page } from "@playwright/test";

/**
 * Pages arrive without their script, as on a slow phone, until the returned function is called: what
 * happens before that happens to the server's HTML.
 */
export async function delayScript(page: Page): Promise<() => void> {
  const isScript = /\/assets\/[^/]+\.js$/;
  const arrival = Promise.withResolvers<void>();
  await page.route(isScript, async (route) => {
    await arrival.promise;
    // A document that was left meanwhile no longer wants its script.
    await route.continue().catch(() => undefined);
  });
  return () => arrival.resolve();
}
