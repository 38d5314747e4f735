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
  const end = lines.reduce((most, { right }) => Math.max(most, right), 0);
  const found: TextLine[] = [];
  let before: PlacedLine | null = null;
  for (const placed of lines) {
    const isPoint = isIndented(placed, edge) && !isSpread(placed);
    if (isPoint && before && isWrapped(before, placed, end)) goOn(found, placed);
    else found.push(isPoint ? { ...placed.line, isBullet: true } : placed.line);
    before = isPoint ? placed : null;
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

/** Words at both ends of a line are a title and its dates. */
function isSpread({ line }: PlacedLine): boolean {
  return line.text.includes("\t") || (line.apart?.length ?? 0) > 1;
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
