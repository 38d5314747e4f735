import { type DateRange, findDay, findRange } from "./date-range.ts";
import { plainLine, type TextLine } from "./text-line.ts";

/** An entry whose title its maker marked: whole, whatever signs it holds. */
export type TitledEntry = {
  title: string;
  /** Beside and under the title: an employer and a place, in one line each. */
  beside: readonly string[];
  /** Title and what is beside it, as lines. */
  header: readonly TextLine[];
  range: DateRange | null;
  url: string;
  body: readonly TextLine[];
};

const MAX_TITLED_LENGTH = 100;
const address = /https?:\/\/\S+/g;

/** Null where no titles are marked. */
export function titledEntries(lines: readonly TextLine[]): readonly TitledEntry[] | null {
  if (!lines[0]?.isEntry) return null;
  const groups: TextLine[][] = [];
  for (const line of lines) {
    if (line.isEntry) groups.push([line]);
    else groups.at(-1)!.push(line);
  }
  return groups.map(([title, ...rest]) => entryOf(title!, rest));
}

function entryOf(line: TextLine, lines: readonly TextLine[]): TitledEntry {
  const [title = "", ...after] = line.text.split("\t").map((text) => text.trim());
  const links = lines.flatMap(({ text }) => text.match(address) ?? []);
  const url = links.length === 1 ? links[0]! : "";
  const plain = lines
    .map((each) => ({ ...each, text: tidy(each.text.replace(url || "\0", "")) }))
    .filter(({ text }) => text !== "");
  const dated = plain.findIndex((each, at) => at < 2 && isDate(each));
  const range = dated === -1 ? null : dateIn(plain[dated]!.text);
  const undated = plain
    .map((each, at) =>
      at === dated ? { ...each, text: tidy(each.text.replace(range!.words, "")) } : each,
    )
    .filter(({ text }) => text !== "");
  const isBeside = after.length === 0 && range !== null && isShort(undated[0]);
  const beside = isBeside ? [undated[0]!.text] : after;
  const header = [title, ...beside].map(plainLine);
  return { title, beside, header, range, url, body: isBeside ? undated.slice(1) : undated };
}

const tidy = (text: string) => text.replace(/^[\s·,،，]+|[\s·,،，]+$/g, "");

/** A date may end in a point ("2026 г."), what stands beside it does not. */
function isDate(line: TextLine): boolean {
  const date = dateIn(line.text);
  return date !== null && isShort({ ...line, text: line.text.replace(date.words, "") });
}

const isShort = (line: TextLine | undefined) =>
  line !== undefined &&
  !line.isBullet &&
  line.text.length <= MAX_TITLED_LENGTH &&
  !/[.!?]$|^[^:]{2,30}:\s/.test(line.text);

function dateIn(text: string): DateRange | null {
  const range = findRange(text);
  if (range) return range;
  const found = findDay(text);
  if (!found) return null;
  const at = text.indexOf(found.words);
  return { startDate: "", endDate: found.day, isCurrent: false, words: found.words, at };
}
