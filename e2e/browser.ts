import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const SYSTEM_BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** For a browser on a closed machine: no sandbox as root, nothing fetched behind our back. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of a browser that starts here: the one named, the system's, or Playwright's own. */
export function findBrowser(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, ...systemBrowsers(), chromium.executablePath()];
  return candidates.find((path) => path && starts(path)) ?? null;
}

function systemBrowsers(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return SYSTEM_BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function starts(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
