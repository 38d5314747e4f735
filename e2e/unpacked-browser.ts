import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const packed = fileURLToPath(new URL("../bin/", import.meta.resolve("@sparticuz/chromium")));

/** The browser of the package @sparticuz/chromium, which takes less than Debian's (decision 0072): compressed. */
export const packedBrowser = {
  program: join(packed, "chromium.br"),
  /** What it needs of the system, for a machine that lacks it. */
  libraries: join(packed, "al2023.tar.br"),
  folder: join(dirname(import.meta.dirname), "node_modules/.cache/chromium", versionOf(packed)),
};

/** Where it stands once `npm test` has unpacked it. */
export function unpackedBrowser(): string | null {
  const path = join(packedBrowser.folder, "chromium");
  return existsSync(path) ? path : null;
}

function versionOf(folder: string): string {
  return JSON.parse(readFileSync(join(folder, "../package.json"), "utf8")).version;
}
