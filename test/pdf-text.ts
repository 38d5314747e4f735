import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFiumLibrary } from "@hyzyla/pdfium";
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

let opened: Promise<PDFiumLibrary> | undefined;

/** Opened once: a new one compiles its engine again, and reads slowly until that is done. */
function pdfium(): Promise<PDFiumLibrary> {
  opened ??= PDFiumLibrary.init();
  return opened;
}

/**
 * As Chrome and Edge read and copy it. Unlike pdf.js it knows ActualText, in which Typst says what
 * letters of several shapes are (Thai, Tamil, Hindi). U+FFFE is how it says "a hyphen at a line's end".
 */
export async function textByPdfium(pdf: Uint8Array): Promise<string> {
  const document = await (await pdfium()).loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join("\n");
  document.destroy();
  return text.replaceAll("\ufffe", "-");
}

/** What Chrome paints of each page, a point to a pixel. */
export async function picturesByPdfium(pdf: Uint8Array): Promise<Buffer[]> {
  const document = await (await pdfium()).loadDocument(pdf);
  const pictures: Buffer[] = [];
  for (const page of document.pages()) {
    const { data } = await page.render({ scale: 1, render: "bitmap" });
    pictures.push(Buffer.from(data));
  }
  document.destroy();
  return pictures;
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

/** Layout moves spaces, breaks lines and joins letters; what was said stays, and so does a
 * zero-width space that nobody typed. */
export function withoutSpaces(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\u202a-\u202e\u2066-\u2069\u200e\u200f]+/g, "");
}
