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
  let pdf: Pdf;
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

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function attachedXml(pdf: Pdf): Promise<string | null> {
  const files = (await pdf.getAttachments()) ?? new Map<string, { filename: string }>();
  const [xml] = [...files].filter(([, { filename }]) => /\.xml$/i.test(filename));
  if (!xml) return null;
  const content: unknown = await pdf.getAttachmentContent(xml[0]);
  const text = content instanceof Uint8Array ? new TextDecoder().decode(content) : "";
  return /<(\w+:)?(Candidate|SkillsPassport)[\s>]/.test(text.slice(0, 5_000)) ? text : null;
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

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** Lines of Arabic and Hebrew are drawn from the left, and read from the right. */
function inReadingOrder(pieces: readonly Piece[]): readonly Piece[] {
  const text = pieces.map(({ str }) => str).join("");
  const isRightToLeft =
    (text.match(rightToLeft)?.length ?? 0) * 2 > text.replace(/\P{L}/gu, "").length;
  return isRightToLeft ? pieces.toSorted((one, other) => x(other) - x(one)) : pieces;
}

/** The room between two pieces of a line, whichever comes first. */
function gapBetween(one: Piece, other: Piece): number {
  const [left, right] = x(one) <= x(other) ? [one, other] : [other, one];
  return x(right) - (x(left) + left.width);
}

function lineOf(pieces: readonly Piece[]): TextLine {
  let text = "";
  let before: Piece | undefined;
  for (const piece of inReadingOrder(pieces.filter(({ str }) => str !== ""))) {
    // Spaces come as pieces without a height of their own.
    const height = Math.max(piece.height, before?.height ?? 0, 4);
    const gap = before ? gapBetween(before, piece) : 0;
    const isApart = gap > height * 0.15 && !/\s$/.test(text) && !/^\s/.test(piece.str);
    if (gap > height * 3) text += "\t";
    else if (isApart) text += " ";
    text += piece.str;
    before = piece;
  }
  const size = Math.max(0, ...pieces.filter(({ str }) => str.trim()).map(({ height }) => height));
  return { ...plainLine(text), size: Math.round(size * 2) / 2 };
}
