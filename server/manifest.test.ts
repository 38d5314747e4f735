import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../public");
const manifest = JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8"));
type Icon = { src: string; sizes: string; type: string };

// Chrome installs only such pages, and only installed ones are in the share sheet:
// https://web.dev/articles/install-criteria
test("a phone can install it: a window of its own, and icons of 192 and 512 points", () => {
  expect(["standalone", "minimal-ui", "fullscreen"]).toContain(manifest.display);
  const pngs = manifest.icons.filter(({ type }: Icon) => type === "image/png");
  expect(pngs.map(({ sizes }: Icon) => sizes)).toEqual(["192x192", "512x512"]);
  for (const { src, sizes } of pngs) {
    const png = readFileSync(join(folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
