import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { send } from "./http.ts";
import { hasSettled } from "./looks.ts";

const MAX_SCRIPT_BYTES = 130_000;

/** A public page sends at most 130 kB of script, compressed as our server does it. */
export async function expectLittleScript(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // On a busy machine the network rests before the first script is asked for; then what script fetches counts.
  await hasSettled(page);
  await page.waitForLoadState("networkidle");
  expect(await scriptOf(page)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
}

/** The same of a page that is open already, and was not gone to by its links. */
export async function expectLittleScriptHere(page: Page, most = MAX_SCRIPT_BYTES): Promise<void> {
  expect(await scriptOf(page)).toBeLessThanOrEqual(most);
}

async function scriptOf(page: Page): Promise<number> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
  const sizes = await Promise.all(files.map(sizeOf));
  expect(sizes.length).toBeGreaterThan(3);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const known = new Map<string, Promise<number>>();

function sizeOf(file: string): Promise<number> {
  const { pathname } = new URL(file);
  const size = known.get(pathname) ?? compressedSize(pathname);
  known.set(pathname, size);
  return size;
}

async function compressedSize(pathname: string): Promise<number> {
  return gzipSync((await send(pathname)).body, { level: 6 }).length;
}
