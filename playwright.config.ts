import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "#e2e/browser.ts";
import { claimPorts } from "#e2e/kit/ports.ts";

const { app } = await claimPorts();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A closed machine with two cores now and then stalls a browser. A test that needed a second try
  // is named as flaky in the report, and is to be mended. A developer's is a failure: it is tried
  // again only to be recorded.
  retries: process.env.CI ? 2 : 1,
  failOnFlakyTests: !process.env.CI,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${app}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Recording every test takes a quarter of their time; a failure is recorded when it is tried again.
    trace: "on-first-retry",
    launchOptions: launchOptions(),
  },
  webServer: {
    command: "node e2e/server.ts",
    url: `http://localhost:${app}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
