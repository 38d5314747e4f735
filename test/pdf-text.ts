import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
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

/** Its pages of text are never closed, so after so many documents it is opened anew. */
const MAX_DOCUMENTS = 500;
let library: { opened: Promise<PDFiumLibrary>; documents: number } | undefined;

/** Opened rarely: a new one compiles its engine again, and reads slowly until that is done. */
async function withPdfium<Read>(
  pdf: Uint8Array,
  read: (document: PDFiumDocument) => Read | Promise<Read>,
): Promise<Read> {
  if (!library || library.documents >= MAX_DOCUMENTS)
    library = { opened: PDFiumLibrary.init(), documents: 0 };
  library.documents += 1;
  const document = await (await library.opened).loadDocument(pdf);
  try {
    return await read(document);
  } finally {
    document.destroy();
  }
}

/**
 * As Chrome and Edge read and copy it. Unlike pdf.js it knows ActualText, in which Typst says what
 * letters of several shapes are (Thai, Tamil, Hindi). U+FFFE is how it says "a hyphen at a line's end".
 */
export async function textByPdfium(pdf: Uint8Array): Promise<string> {
  const text = await withPdfium(pdf, (document) =>
    [...document.pages()].map((page) => page.getText()).join("\n"),
  );
  return text.replaceAll("\ufffe", "-");
}

/** What Chrome paints of each page, a point to a pixel. */
export async function picturesByPdfium(pdf: Uint8Array): Promise<Buffer[]> {
  return withPdfium(pdf, async (document) => {
    const pictures: Buffer[] = [];
    for (const page of document.pages()) {
      const { data } = await page.render({ scale: 1, render: "bitmap" });
      pictures.push(Buffer.from(data));
    }
    return pictures;
  });
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
