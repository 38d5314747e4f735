import { getDocumentProxy } from "unpdf";
import { no, ok, type Result } from "#rules/result.ts";
import { plainLine, type TextLine } from "../text/text-line.ts";
import type { FileRefusal } from "./file-refusals.ts";

const MOST_PAGES = 30;

/** `attached` is the XML that Europass hides in its PDFs, which says exactly what the page shows. */
export type PdfReading = { lines: readonly TextLine[]; attached: string | null };

type Piece = {
  str: string;
  hasEOL: boolean;
  height: number;
  width: number;
  transform: readonly number[];
  fontName: string;
};

/** The lines of a PDF in the order its text was written in, which for most programs is the order of reading. */
export async function readPdf(bytes: Uint8Array): Promise<Result<PdfReading, FileRefusal>> {
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  try {
    pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  } catch (error) {
    return no((error as Error).name === "PasswordException" ? "locked-pdf" : "broken-pdf");
  }
  if (pdf.numPages > MOST_PAGES) return no("too-many-pages");
  try {
    const attached = await attachedXml(pdf);
    const lines: TextLine[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      lines.push(...linesOf(items.filter((item): item is Piece & typeof item => "str" in item)));
    }
    if (!attached && !lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
      return no("pdf-without-text");
    return ok({ lines, attached });
  } catch {
    return no("broken-pdf");
  }
}

async function attachedXml(pdf: {
  getAttachments: () => Promise<unknown>;
}): Promise<string | null> {
  const files = Object.values(
    ((await pdf.getAttachments()) ?? {}) as Record<string, { content?: Uint8Array }>,
  );
  const texts = files.map(({ content }) => (content ? new TextDecoder().decode(content) : ""));
  return (
    texts.find((text) => /<(\w+:)?(Candidate|SkillsPassport)[\s>]/.test(text.slice(0, 5_000))) ??
    null
  );
}

/** Pieces of one height on one line belong together; a wide gap between them is a tab. */
function linesOf(pieces: readonly Piece[]): readonly TextLine[] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (!line || !last || last.hasEOL || !isBeside(last, piece)) lines.push([piece]);
    else line.push(piece);
  }
  return lines.map(lineOf).filter(({ text }) => text.trim() !== "");
}

const x = ({ transform }: Piece) => transform[4] ?? 0;
const y = ({ transform }: Piece) => transform[5] ?? 0;

function isBeside(last: Piece, piece: Piece): boolean {
  const height = Math.max(last.height, piece.height, 4);
  return Math.abs(y(last) - y(piece)) < height * 0.5;
}

function lineOf(pieces: readonly Piece[]): TextLine {
  let text = "";
  let before: Piece | undefined;
  for (const piece of pieces.filter(({ str }) => str !== "")) {
    // Spaces come as pieces without a height of their own.
    const height = Math.max(piece.height, before?.height ?? 0, 4);
    const gap = before ? x(piece) - (x(before) + before.width) : 0;
    const isApart = gap > height * 0.15 && !/\s$/.test(text) && !/^\s/.test(piece.str);
    if (gap > height * 3) text += "\t";
    else if (isApart) text += " ";
    text += piece.str;
    before = piece;
  }
  const size = Math.max(0, ...pieces.filter(({ str }) => str.trim()).map(({ height }) => height));
  return { ...plainLine(text), size: Math.round(size * 2) / 2 };
}
