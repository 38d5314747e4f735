import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { unpackedBrowser } from "./unpacked-browser.ts";

const playwrightsOwn = chromium.executablePath();

/** For a browser on a closed machine: no sandbox as root, nothing fetched behind our back. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  // Nothing here draws in three dimensions, and the browser of our packages comes without that part.
  "--disable-software-rasterizer",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Pages of one window share a process, so that our script and axe are compiled once, and what was compiled
 * stays; what draws and what fetches needs no process of its own. No page lives long enough to earn back
 * what optimising compilers take, nor needs its memory tidied every few megabytes. Together a fifth of the
 * tests' time.
 */
const testFlags = [
  "--renderer-process-limit=1",
  "--in-process-gpu",
  "--enable-features=NetworkServiceInProcess2",
  "--disable-site-isolation-trials",
  "--js-flags=--no-opt --no-maglev --no-flush-bytecode --min-semi-space-size=32 --max-semi-space-size=64",
];

/**
 * Chromium without its window opens a page in a third of the time: without the toolbars
 * that the whole browser draws though nobody looks. Playwright's own is of this kind.
 */
const WINDOWLESS = ["chromium-headless-shell", "chrome-headless-shell"];
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a browser that starts here, the lightest first. */
export function findBrowser(): string | null {
  return findWindowless() ?? findWhole();
}

export function findWhole(): string | null {
  return onThePath(WHOLE).find(starts) ?? null;
}

export function findWindowless(): string | null {
  const installed = [unpackedBrowser(), ...onThePath(WINDOWLESS), playwrightsOwn];
  const candidates = [process.env.CHROMIUM_PATH, ...installed];
  return candidates.find((path) => path && starts(path)) ?? null;
}

/** How Playwright is told about it: it finds its own by itself, and the kind without a window. */
export function launchOptions() {
  const executablePath = findBrowser();
  const isNamed = executablePath !== null && executablePath !== playwrightsOwn;
  return { args: [...browserFlags, ...testFlags], ...(isNamed ? { executablePath } : {}) };
}

function onThePath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function starts(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
