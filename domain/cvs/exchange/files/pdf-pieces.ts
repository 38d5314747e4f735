import { plainLine, type TextLine } from "../text/text-line.ts";

/** Some letters of a page, as pdf.js finds them. */
export type Piece = {
  str: string;
  hasEOL: boolean;
  height: number;
  width: number;
  transform: readonly number[];
  fontName: string;
};

/** Pieces of one height on one line belong together; a wide gap between them is a tab. */
export function linesOf(pieces: readonly Piece[]): readonly TextLine[] {
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

/** Where the first of them from the left begins. */
export function leftOf(pieces: readonly Piece[]): number {
  return pieces
    .filter(({ str }) => str.trim())
    .reduce((left, piece) => Math.min(left, x(piece)), Infinity);
}

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
