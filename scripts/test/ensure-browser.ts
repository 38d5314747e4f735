/** Prints the path of a browser for the tests, after installing one if it must and can. */
import { spawnSync } from "node:child_process";
import { findBrowser, findWindowless } from "#e2e/browser.ts";
import { unpackBrowser } from "./unpack-browser.ts";

await unpackBrowser();
const path = findWindowless() ?? debians() ?? findBrowser() ?? playwrightsOwn();
if (path) {
  console.log(path);
} else {
  console.error(
    "The browser tests need Chromium: install it (apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.",
  );
  process.exitCode = 1;
}

function playwrightsOwn(): string | null {
  console.error("No browser yet: asking Playwright to download Chromium …");
  spawnSync("playwright", ["install", "chromium"], {
    stdio: "ignore",
    timeout: 180_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
  });
  return findBrowser();
}

function debians(): string | null {
  if (process.getuid?.() !== 0) return null;
  console.error("No light browser yet: asking apt-get for chromium-headless-shell …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update"], { stdio: "ignore", env, timeout: 60_000 });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    spawnSync("apt-get", ["install", "-y", name], { stdio: "ignore", env, timeout: 180_000 });
    if (findBrowser()) return findBrowser();
  }
  return null;
}
