import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { send } from "./http.ts";
import { hasSettled } from "./looks.ts";

const LARGEST_SCRIPT = 130_000;

/** A public page sends at most 130 kB of script, compressed as our server does it. */
export async function expectLittleScript(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // On a busy machine the network rests before the first script is asked for; then what script fetches counts.
  await hasSettled(page);
  await page.waitForLoadState("networkidle");
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { body } = await send(new URL(file).pathname);
      return gzipSync(body, { level: 6 }).length;
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST_SCRIPT);
}
