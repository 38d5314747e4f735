import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";
import { longestTermAt } from "./families.server.ts";
import { familyWord } from "./family-words.server.ts";
import { plainWord } from "./plain-word.ts";

/** One thing that somebody looks for: a word as typed, or a family that several words name. */
export type Sought = { typed: string; family: string | null };

/** Said of any job; they tell nothing when they come last: "nursing jobs". */
const idleEnds = new Set(
  "job jobs vacancy vacancies role roles position positions career careers opportunity opportunities opening openings".split(
    " ",
  ),
);

/** What may stand behind them once the rest of a sentence became filters: "jobs for". */
const joints = new Set("a an and as at for from in near of on or the to with".split(" "));

/** What the words of a search look for, each once. */
export function readWords(q: string): Sought[] {
  const words = withoutIdleEnd(tokenise(q));
  const plain = words.map(plainWord);
  const sought: Sought[] = [];
  for (let at = 0; at < words.length; ) {
    const term = longestTermAt(plain, at);
    const isAlone = words.length === term?.length;
    // "it" is a word of every sentence, and a field of work where nothing stands beside it.
    const isTerm = term && (isAlone || term.length > 1 || !stopWords.has(words[at]!));
    if (isTerm) {
      sought.push({ typed: words.slice(at, at + term.length).join(" "), family: term.family });
    } else if (!stopWords.has(words[at]!)) {
      sought.push({ typed: words[at]!, family: null });
    }
    at += isTerm ? term.length : 1;
  }
  return sought.filter((one, n) => sought.findIndex((other) => isSame(one, other)) === n);
}

const MAX_EITHER = 5;

/** "nurse or midwife": the families of either; null where "or" joins anything else than names of work. */
export function readEither(q: string): readonly string[] | null {
  const parts = q
    .trim()
    .replace(/^either\s+/i, "")
    .split(/\s+or\s+|\s*\/\s*/i)
    .filter(Boolean);
  if (parts.length < 2 || parts.length > MAX_EITHER || readWords(q).length < 2) return null;
  const families = parts.flatMap((part) => {
    const [one, ...others] = readWords(part);
    return one?.family && others.length === 0 ? [one.family] : [];
  });
  return families.length === parts.length ? [...new Set(families)] : null;
}

/** Whether one of several is asked for. */
export function isEither(q: string): boolean {
  return readEither(q) !== null || readEitherWord(q) !== null;
}

/** Words that are all asked for, and words of which one will do. */
export type SoughtEither = { every: readonly Sought[]; either: readonly Sought[] };

/** "java or python", "spanish or french teacher": null where "or" joins names of work alone, or longer parts. */
export function readEitherWord(q: string): SoughtEither | null {
  const read = q
    .trim()
    .replace(/^either\s+/i, "")
    .split(/\s+or\s+/i)
    .map(readWords);
  const parts = read.slice(0, -1).some(([one]) => one?.family)
    ? read
    : read.with(-1, workApart(read.at(-1)!));
  if (parts.length < 2 || parts.length > MAX_EITHER || readEither(q)) return null;
  const [first = [], last = []] = [parts[0], parts.at(-1)];
  // What stands before or after them is said of each: the work.
  const before = first.length === 2 && first[0]!.family ? first.slice(0, 1) : [];
  const after = last.length === 2 && isWork(last[1]!) ? last.slice(1) : [];
  const alone = parts.with(0, first.slice(before.length));
  const choices = alone.with(-1, alone.at(-1)!.slice(0, after.length === 1 ? 1 : undefined));
  const every = [...before, ...after];
  const isSingle = choices.every((one) => one.length === 1);
  const isPlain = choices.flat().every(({ family }) => !family);
  return isSingle && every.length < 2 && (isPlain || every.length > 0)
    ? { every, either: choices.flat() }
    : null;
}

/** "analyst", "engineers": who does work, where no family has the word alone. */
const WORKER = /(?:er|or|ist|yst|ant|ian)s?$/;

function isWork({ typed, family }: Sought): boolean {
  return family !== null || WORKER.test(typed);
}

/** "python developer" is one name of work, and after "java or" two words: the second is said of both. */
function workApart(part: readonly Sought[]): Sought[] {
  const words = part.length === 1 && part[0]!.family ? part[0]!.typed.split(" ") : [];
  const apart = words.length === 2 ? words.flatMap(readWords) : [];
  const [kind, work] = apart;
  return apart.length === 2 && !kind!.family && isWork(work!) ? apart : [...part];
}

function isSame(one: Sought, other: Sought): boolean {
  return one.family === other.family && (one.family !== null || one.typed === other.typed);
}

function withoutIdleEnd(words: string[]): string[] {
  const last = words.findLastIndex((word) => !idleEnds.has(word) && !joints.has(word));
  return words.slice(0, last + 1);
}

/** The same text without such an end, as it was typed: for where "jobs" is said beside it. */
export function withoutIdleWords(text: string): string {
  const words = text.trim().split(/\s+/);
  const last = words.findLastIndex((word) => !idleEnds.has(word.toLowerCase()));
  return words.slice(0, last + 1).join(" ");
}

/** The same as the index is asked it. */
export function indexText(sought: readonly Sought[]): string {
  return sought.map(({ typed, family }) => (family ? familyWord(family) : typed)).join(" ");
}
