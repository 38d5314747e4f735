import type { Page } from "@playwright/test";

/**
 * Pages arrive without their script, as on a slow phone, until it is let through: what is done
 * meanwhile is done to the server's HTML.
 */
export async function holdScript(page: Page): Promise<() => void> {
  const isScript = /\/assets\/[^/]+\.js$/;
  const arrival = Promise.withResolvers<void>();
  await page.route(isScript, async (route) => {
    await arrival.promise;
    // A document that was left meanwhile no longer wants its script.
    await route.continue().catch(() => undefined);
  });
  return () => arrival.resolve();
}
