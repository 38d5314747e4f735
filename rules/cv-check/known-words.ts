import {
  languageNames,
  qualificationNames,
  skillNames,
  subjectNames,
  toolNames,
} from "./job-vocabulary.data.ts";
import { stemmed } from "./stems.ts";

export type KnownKind = "tool" | "skill" | "subject" | "qualification" | "language";
export type Span = { from: number; to: number };
export type KnownSpan = Span & { kind: KnownKind; isPhrase: boolean };

type Known = { name: string; stems: readonly string[]; kinds: readonly KnownKind[] };

const listed: readonly (readonly [KnownKind, readonly string[]])[] = [
  ["tool", toolNames],
  ["qualification", qualificationNames],
  ["skill", skillNames],
  ["subject", subjectNames],
  ["language", languageNames],
];

/** By the first stem, the longest name first. */
const byStem: ReadonlyMap<string, readonly Known[]> = Map.groupBy(
  allNames().sort((one, other) => other.stems.length - one.stems.length),
  ({ stems }) => stems[0]!,
);

function allNames(): Known[] {
  const kinds = new Map<string, KnownKind[]>();
  for (const [kind, names] of listed) {
    for (const name of names) kinds.set(name, [...(kinds.get(name) ?? []), kind]);
  }
  return [...kinds].map(([name, of]) => ({
    name,
    stems: stemmed(name).map(({ stem }) => stem),
    kinds: of,
  }));
}

/** The longest name wins, and its words are used up. `wanted` says which kinds count in this text. */
export function knownIn(
  text: string,
  wanted: (kind: KnownKind, isPhrase: boolean) => boolean,
): readonly KnownSpan[] {
  const words = stemmed(text);
  const spans: KnownSpan[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = byStem.get(words[at]!.stem)?.find((known) => isAt(text, words, at, known));
    if (!found) continue;
    const { length } = found.stems;
    const kind = found.kinds.find((each) => wanted(each, length > 1));
    const span = { from: words[at]!.from, to: words[at + length - 1]!.to };
    if (kind) spans.push({ ...span, kind, isPhrase: length > 1 });
    at += length - 1;
  }
  return spans;
}

/** One word is known only as it is listed: "writing" is a skill, "to write" is not. */
function isAt(
  text: string,
  words: ReturnType<typeof stemmed>,
  at: number,
  { name, stems, kinds }: Known,
): boolean {
  if (!stems.every((stem, index) => words[at + index]?.stem === stem)) return false;
  if (stems.length > 1) {
    const last = words[at + stems.length - 1]!;
    return !/[,;:()]/.test(text.slice(words[at]!.from, last.to));
  }
  const { from, to } = words[at]!;
  const word = text.slice(from, to);
  if (kinds.includes("language")) return word === name;
  const isListed = [name, `${name}s`].includes(word.toLowerCase().replaceAll("’", "'"));
  return isListed && !isOrdinary(word) && !(opensSentence(text, from, to) && isDouble(word));
}

/** Ordinary words that are also names of tools count only with a capital. */
const onlyAsName = new Set(
  "r go rust lean react sap excel ruby windows node spark oracle sage swift unity maya rails tally bootstrap cam ros plc nec aml sas julia looker workday api ui ux aca aat sia dbs".split(
    " ",
  ),
);

export const isOrdinary = (word: string) => isDouble(word) && word === word.toLowerCase();

/** A tool that shares its name with a person or an ordinary word. */
export const isDouble = (word: string) => onlyAsName.has(word.toLowerCase());

/** "Go the extra mile" begins with a verb, "Go, Rust or Java" with a language. */
function opensSentence(text: string, from: number, to: number): boolean {
  return from === 0 && !/^\s*(?:$|[,;/)(]|(?:and|or|is|skills|experience)\b)/i.test(text.slice(to));
}
