import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "#e2e/browser.ts";
import { isEmbedded } from "#e2e/kit/demo-data.ts";
import { claimPorts } from "#e2e/kit/ports.ts";

const { app } = await claimPorts();

export default defineConfig({
  testDir: "e2e",
  outputDir: isEmbedded ? "test-results/embedded" : "test-results/e2e",
  fullyParallel: true,
  // One journey of each kind runs on the embedded engine, and there it is killed. All others run on PostgreSQL.
  ...(isEmbedded ? { grep: /@embedded/ } : { grepInvert: /@embedded/ }),
  forbidOnly: Boolean(process.env.CI),
  // A worker waits for the app and its browser more than it works, so two cores carry three.
  workers: isEmbedded ? 2 : 3,
  // A failure is tried once more, to be recorded. Passing then is no excuse: scripts/test counts it
  // as failed, unless scripts/test/known-flaky.mjs names it.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${app}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // No test is about motion, and each waits until what it presses stands still.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every test takes a quarter of their time; a failure is recorded when it is tried again.
    trace: "on-first-retry",
    launchOptions: launchOptions(),
  },
  webServer: {
    command: "node e2e/server.ts",
    url: `http://localhost:${app}/readyz`,
    // The embedded engine takes a minute for the demo, and longer on a busy machine.
    timeout: isEmbedded ? 300_000 : 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
