import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { send } from "./http.ts";

const MAX_SCRIPT_BYTES = 130_000;

/** A public page that is open, and was not gone to by links, sends at most 130 kB of script, compressed as our server does it. */
export async function expectLittleScriptHere(page: Page): Promise<void> {
  expect(await scriptOf(page)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
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
