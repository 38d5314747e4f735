import { type DateRange, findDay, findRange } from "./date-range.ts";
import type { TextLine } from "./text-line.ts";

/** An entry as its lines stand: those above and beside its dates, which are taken out, and those below. */
export type RawEntry = {
  range: DateRange | null;
  header: readonly TextLine[];
  body: readonly TextLine[];
};

const MAX_HEADER_LINES = 3;

type Marked = { line: TextLine; range: DateRange | null; isBody: boolean };

/** Cuts a part at its dates. Bullets and long lines are body; short ones beside a date are its header. */
export function splitEntries(lines: readonly TextLine[]): readonly RawEntry[] {
  const marked = markLines(lines);
  const dates = marked.flatMap(({ range }, at) => (range ? [at] : []));
  if (dates.length === 0) return lines.length > 0 ? undatedEntries(marked) : [];
  const above = dates[0]!;
  const starts = dates.map((date, index) =>
    index === 0 ? 0 : headerStart(marked, dates[index - 1]!, date, above),
  );
  return dates.map((date, index) =>
    entryFrom(
      marked.slice(starts[index], starts[index + 1] ?? marked.length),
      date - starts[index]!,
    ),
  );
}

function markLines(lines: readonly TextLine[]): readonly Marked[] {
  const marked: Marked[] = [];
  for (const line of lines) {
    const before = marked.at(-1);
    const range = line.isBullet || line.text.length > 140 ? null : rangeIn(line.text);
    const isContinued = before?.isBody === true && !range && continues(before.line, line);
    marked.push({ line, range, isBody: range === null && (isBodyLine(line) || isContinued) });
  }
  return marked;
}

/** A period, or the one day that a course ended. */
function rangeIn(text: string): DateRange | null {
  const range = findRange(text);
  if (range) return range;
  const found = findDay(text);
  if (!found || text.replace(found.words, "").trim().split(/\s+/).length > 12) return null;
  return {
    startDate: "",
    endDate: found.day,
    isCurrent: false,
    words: found.words,
    at: text.indexOf(found.words),
  };
}

const isBodyLine = ({ isBullet, text }: TextLine) =>
  isBullet || text.length > 100 || (/[.!?]\s*$/.test(text) && text.trim().split(/\s+/).length > 5);

/** Whether a line goes on with the sentence of the one before. */
export function continues(before: TextLine, line: TextLine): boolean {
  if (line.isBullet || line.isHeading || line.isBold !== before.isBold) return false;
  if (/^\p{Ll}/u.test(line.text.trim())) return true;
  return before.text.length > 60 && !/[.!?:;]\s*$/.test(before.text);
}

/** Where the next entry begins: after the last line of body, or as many lines above its date as the first had. */
function headerStart(marked: readonly Marked[], from: number, date: number, above: number): number {
  const between = marked.slice(from + 1, date);
  const lastBody = between.findLastIndex(({ isBody }) => isBody);
  const free = lastBody === -1 ? Math.min(above, between.length) : between.length - 1 - lastBody;
  return date - Math.min(free, MAX_HEADER_LINES);
}

function entryFrom(marked: readonly Marked[], date: number): RawEntry {
  const firstBody = marked.findIndex(({ isBody }, at) => isBody && at > date);
  const end = firstBody === -1 ? marked.length : firstBody;
  const header = marked.slice(0, Math.min(end, date + 1 + MAX_HEADER_LINES));
  return {
    range: marked[date]?.range ?? null,
    header: header.map(({ line, range }, at) =>
      at === date && range ? { ...line, text: line.text.replace(range.words, "\t") } : line,
    ),
    body: marked.slice(header.length).map(({ line }) => line),
  };
}

/** Without dates, a short line below points begins the next entry. */
function undatedEntries(marked: readonly Marked[]): readonly RawEntry[] {
  const entries: Marked[][] = [];
  for (const [at, each] of marked.entries()) {
    const before = marked[at - 1];
    const isNext = !each.isBody && before?.isBody && isTitleLike(each.line);
    if (at === 0 || isNext) entries.push([each]);
    else entries.at(-1)!.push(each);
  }
  return entries.map(undated);
}

/** A line of tools below the points, "Python, SQL", belongs to what is above it. */
const isTitleLike = ({ text }: TextLine) => !/,\s[^,]+,\s|https?:|www\./.test(text);

function undated(marked: readonly Marked[]): RawEntry {
  const firstBody = marked.findIndex(({ isBody }) => isBody);
  const end = firstBody === -1 ? Math.min(2, marked.length) : firstBody;
  return {
    range: null,
    header: marked.slice(0, end).map(({ line }) => line),
    body: marked.slice(end).map(({ line }) => line),
  };
}

/** Lines of a body put together again: wrapped lines are joined to the one they go on from. */
export function joinWrapped(lines: readonly TextLine[]): readonly TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && continues(before, line)) {
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text.trimEnd()} ${line.text.trim()}`,
      };
    } else joined.push(line);
  }
  return joined;
}
