import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A reader of PDFs that is not ours. Where it is not installed, tests read with our own alone. */
export const hasPoppler = spawnSync("pdftotext", ["-v"]).status === 0;

/** What it gets out of a file. */
export function textOfPdf(pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "waymark-pdf-"));
  try {
    const file = join(folder, "page.pdf");
    writeFileSync(file, pdf);
    return spawnSync("pdftotext", ["-enc", "UTF-8", file, "-"]).stdout.toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Layout moves spaces, breaks lines and joins letters; what was said stays. */
export function squeezed(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\u200b\u202a-\u202e\u2066-\u2069\u200e\u200f]+/g, "");
}
