import { findRange } from "../text/date-range.ts";
import { headingIn, usualSize } from "../text/find-sections.ts";
import type { TextLine } from "../text/text-line.ts";
import { bulletMark } from "./html-lines.ts";
import type { PlacedLine } from "./pdf-pieces.server.ts";

/** In points: how far from the page's edge of text a list begins, and how far a column does not. */
const INDENT = { least: 8, most: 60 };
const SAME = 2;
/** A mark that is a letter; or words from the right, whose lines begin anywhere on the left. */
const tellsItself = new RegExp(`${bulletMark.source}|[\\p{Script=Arabic}\\p{Script=Hebrew}]`, "u");

/**
 * Many programs draw the marks of a list as little pictures, so that its lines have nothing but
 * their place to show that they are points. Where a page has marks that are letters, those tell.
 */
export function withIndentedPoints(lines: readonly PlacedLine[]): readonly TextLine[] {
  const edge = edgeOf(lines);
  if (edge === null || lines.some(({ line }) => tellsItself.test(line.text)))
    return lines.map(({ line }) => line);
  const isPoint = pointsOf(lines, edge);
  const end = lines.reduce((most, { right }) => Math.max(most, right), 0);
  const found: TextLine[] = [];
  let before: PlacedLine | null = null;
  for (const placed of lines) {
    const isOne = isPoint(placed);
    if (isOne && before && isWrapped(before, placed, end)) goOn(found, placed);
    else found.push(isOne ? { ...placed.line, isBullet: true } : placed.line);
    before = isOne ? placed : null;
  }
  return found;
}

/** Where at least a third of the lines begin; none in pages that are centred. */
function edgeOf(lines: readonly PlacedLine[]): number | null {
  const edge = lines.reduce((least, { left }) => Math.min(least, left), Infinity);
  const there = lines.filter(({ left }) => left - edge < SAME);
  return there.length >= 3 && there.length * 3 >= lines.length ? edge : null;
}

function isIndented({ left }: PlacedLine, edge: number): boolean {
  return left - edge >= INDENT.least && left - edge <= INDENT.most;
}

/** Points are further in than the edge, and where no heading or title begins. */
function pointsOf(lines: readonly PlacedLine[], edge: number): (placed: PlacedLine) => boolean {
  const size = usualSize(lines.map(({ line }) => line));
  const titles = lines.filter(({ line }) => isTitle(line, size)).map(({ left }) => left);
  return (placed) =>
    isIndented(placed, edge) && !titles.some((left) => Math.abs(left - placed.left) < SAME);
}

function isTitle(line: TextLine, usual: number): boolean {
  const isSpread = line.text.includes("\t") || (line.apart?.length ?? 0) > 1;
  return isSpread || line.size > usual || headingIn(line.text) !== null || endsInDates(line.text);
}

function endsInDates(text: string): boolean {
  const range = findRange(text);
  return range !== null && range.at + range.words.length >= text.trimEnd().length - 1;
}

/** Whether its first word had no room at the end of the line before. */
function isWrapped(before: PlacedLine, placed: PlacedLine, end: number): boolean {
  if (Math.abs(before.left - placed.left) > SAME) return false;
  const { text } = placed.line;
  const [word = ""] = text.trim().split(" ");
  const wide = ((placed.right - placed.left) / text.length) * (word.length + 1);
  return before.right + wide > end;
}

function goOn(found: TextLine[], { line }: PlacedLine): void {
  const point = found.pop()!;
  found.push({ ...point, text: `${point.text} ${line.text.trim()}` });
}
