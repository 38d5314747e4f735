import { test as base } from "#e2e/fixtures.ts";
import { startOwnApp } from "./own-app.ts";

/** For a file that changes what all others stand on: its tests share an app of their own. */
export const test = base.extend<
  object,
  { ownApp: { origin: string; environment: NodeJS.ProcessEnv } }
>({
  ownApp: [
    async ({}, use) => {
      const { origin, environment, stop } = await startOwnApp();
      await use({ origin, environment });
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ ownApp }, use) => use(ownApp.origin),
});
