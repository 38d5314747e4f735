import type { BrowserContext, Page } from "@playwright/test";
import { mainIsHydrated } from "./hydrated.ts";

/**
 * From now on `goto` and `reload` wait until the page answers: the server's HTML shows everything
 * before its script can hear a press. Who wants the page earlier says `waitUntil`.
 */
export function waitUntilPagesAnswer(context: BrowserContext): void {
  context.on("page", (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (!options?.waitUntil) await answers(page);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const response = await reload(options);
      if (!options?.waitUntil) await answers(page);
      return response;
    };
  });
}

async function answers(page: Page): Promise<void> {
  try {
    await page.evaluate(`(${untilItAnswers})(${mainIsHydrated})`);
  } catch (error) {
    // A page that leads on by itself is left meanwhile, and what follows waits as before.
    if (!/context was destroyed|navigat/i.test(String(error))) throw error;
  }
}

/** Runs in the page. */
async function untilItAnswers(hydrated: typeof mainIsHydrated): Promise<void> {
  if ("__reactRouterContext" in window && document.querySelector("main")) await hydrated();
}
