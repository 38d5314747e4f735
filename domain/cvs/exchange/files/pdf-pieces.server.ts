import { wordsOf } from "#platform/typesetting/pdf/runs.ts";
import { plainLine, type TextLine } from "../text/text-line.ts";

/** Some letters of a page, as pdf.js finds them. */
export type Piece = {
  str: string;
  hasEOL: boolean;
  height: number;
  width: number;
  transform: readonly number[];
  fontName: string;
  /** Where the letters are those our own reader found: with their spaces, and how they are turned. */
  spoken?: { isReversed: boolean; isTurned: boolean };
};

/** A line, and where on the page its letters begin and end. */
export type PlacedLine = { line: TextLine; left: number; right: number };

export function linesOf(pieces: readonly Piece[]): readonly TextLine[] {
  return placedLinesOf(pieces).map(({ line }) => line);
}

/** Pieces of one height on one line belong together; a wide gap between them is a tab. */
export function placedLinesOf(pieces: readonly Piece[]): readonly PlacedLine[] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (!line || !last || last.hasEOL || !isBeside(last, piece)) lines.push([piece]);
    else line.push(piece);
  }
  return lines
    .map((each) => ({ line: lineOf(each), left: leftOf(each), right: rightOf(each) }))
    .filter(({ line }) => line.text.trim() !== "");
}

const x = ({ transform }: Piece) => transform[4] ?? 0;
const y = ({ transform }: Piece) => transform[5] ?? 0;
/** Up from the foot of the page. */
export const heightOf = y;

/** Where the first of them from the left begins. */
export function leftOf(pieces: readonly Piece[]): number {
  return pieces
    .filter(({ str }) => str.trim())
    .reduce((left, piece) => Math.min(left, x(piece)), Infinity);
}

function rightOf(pieces: readonly Piece[]): number {
  return pieces
    .filter(({ str }) => str.trim())
    .reduce((right, piece) => Math.max(right, x(piece) + piece.width), 0);
}

/** Whether two pieces stand on one line. */
export function isBeside(last: Piece, piece: Piece): boolean {
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
export function gapBetween(one: Piece, other: Piece): number {
  const [left, right] = x(one) <= x(other) ? [one, other] : [other, one];
  return x(right) - (x(left) + left.width);
}

/** Between two words of a sentence there is a third of it at most, unless a line is spread wide. */
export const ROOM = "\u2003";
export const ROOM_IN_HEIGHTS = 0.9;
const isRoom = ({ str, width }: Piece, before: Piece | undefined) =>
  /^ +$/.test(str) && width > (before?.height ?? Infinity) * ROOM_IN_HEIGHTS;

function lineOf(pieces: readonly Piece[]): TextLine {
  const drawn = pieces.some(({ spoken }) => spoken) ? spokenText(pieces) : drawnText(pieces);
  const text = drawn.replaceAll(ROOM, " ").replace(/(?<=\S) {2,}(?=\S)/g, " ");
  const apart = drawn.split(ROOM).filter((words) => /[\p{L}\p{N}]/u.test(words));
  const size = Math.max(0, ...pieces.filter(({ str }) => str.trim()).map(({ height }) => height));
  return { ...plainLine(text), size: Math.round(size * 2) / 2, apart };
}

function spokenText(pieces: readonly Piece[]): string {
  const runs = pieces.map((piece) => ({
    letters: piece.str,
    isReversed: piece.spoken?.isReversed ?? false,
    x: x(piece),
    endX: x(piece),
    y: 0,
  }));
  return wordsOf(
    runs,
    pieces.some(({ spoken }) => spoken?.isTurned),
  );
}

function drawnText(pieces: readonly Piece[]): string {
  let text = "";
  let before: Piece | undefined;
  for (const piece of inReadingOrder(pieces.filter(({ str }) => str !== ""))) {
    // Spaces come as pieces without a height of their own.
    const height = Math.max(piece.height, before?.height ?? 0, 4);
    const gap = before ? gapBetween(before, piece) : 0;
    const isApart = gap > height * 0.15 && !/\s$/.test(text) && !/^\s/.test(piece.str);
    if (gap > height * 3) text += "\t";
    else if (isApart) text += " ";
    text += isRoom(piece, before) ? ROOM : piece.str;
    before = piece;
  }
  return text;
}
