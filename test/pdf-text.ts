import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";

/**
 * Readers of PDFs that are not ours. pdf.js always reads; where pdftotext is not installed its
 * tests are listed as skipped (`apt-get install poppler-utils` brings it).
 */
export const hasPoppler = spawnSync("pdftotext", ["-v"]).status === 0;

export async function textByPdfJs(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(
    await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 }),
  );
  return text.join("\n");
}

export function textByPoppler(pdf: Uint8Array): string {
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
