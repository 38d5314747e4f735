import type { z } from "zod";
import type { CustomEntry, CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import type { CvKind, CvState, StateOf } from "../cv.ts";
import { isList, isRecord, type Json, keyOf } from "../document/json.ts";
import { LONG, SHORT } from "../document/limits.ts";
import { newCustomEntry } from "../document/new-entry.ts";
import { placeAt } from "../document/place-at.ts";
import { plainText } from "../document/plain-text.ts";
import { readState, type StateFault } from "../document/readable-state.ts";
import { withEverySection } from "../document/sections.ts";
import { clashWhere } from "./clash-words.ts";
import { letterClashWhere } from "./letter-clash-words.ts";

/** Words that are in no field of a document, and where they were typed. */
type Unread = { where: string; words: string };
type Whole<Document> = {
  kind: CvKind;
  schema: z.ZodType<Document>;
  /** What stands where nothing can be read. */
  blank: StateOf<Document>;
};

const TITLE = "Typed with a mistake";
const SECTION = "typed-with-a-mistake";

/**
 * A state with every word of it, whatever is wrong with some: those stand word for word at its end,
 * in a section of their own or below a letter's text. Null where there is no word in what was sent.
 */
export function wholeState<Document>(
  { kind, schema, blank }: Whole<Document>,
  sent: unknown,
): StateOf<Document> | null {
  const read = readState(schema, sent, blank);
  if (read.ok && read.faults.length === 0) return read.value;
  const state = read.ok ? read.value : blank;
  const faults = read.ok ? oneEach(read.faults) : [{ path: [], sentence: "" }];
  const unread = faults.flatMap(({ path }): Unread[] => {
    const words = plainText(wordsIn(valueAt(sent as Json, path)).join("\n"));
    return words
      ? [{ where: whereOf(kind, state as CvState, keyed(sent as Json, path)), words }]
      : [];
  });
  if (!read.ok && unread.length === 0) return null;
  const document =
    kind === "cv"
      ? inSection(state.document as CvDocument, unread)
      : belowText(state.document as LetterDocument, unread);
  return { ...state, document: document as Document };
}

/** One field may have two things wrong with it. */
function oneEach(faults: readonly StateFault[]): readonly StateFault[] {
  return [...new Map(faults.map((fault) => [fault.path.map(String).join(" "), fault])).values()];
}

function inSection(document: CvDocument, unread: readonly Unread[]): CvDocument {
  const before = document.custom.find(({ id }) => id === SECTION);
  const own = before ?? { id: SECTION, title: TITLE, entries: [] };
  const taken = new Set(own.entries.map(({ id }) => id));
  const added = unread.flatMap(({ where, words }) =>
    piecesOf(words, LONG).map((text) => entryOf(taken, where, text)),
  );
  const section = { ...own, entries: [...own.entries, ...added] };
  const others = document.custom.filter(({ id }) => id !== SECTION);
  return withEverySection({ ...document, custom: [...others, section] });
}

/** Its id is the same however often it is made: the same words are then known for the same. */
function entryOf(taken: Set<string>, where: string, text: string): CustomEntry {
  let number = 1;
  while (taken.has(`${SECTION}-${number}`)) number += 1;
  const id = `${SECTION}-${number}`;
  taken.add(id);
  return { ...newCustomEntry(), id, title: piecesOf(where, SHORT)[0] ?? "", text };
}

function belowText(letter: LetterDocument, unread: readonly Unread[]): LetterDocument {
  const added = unread.flatMap(({ where, words }) =>
    piecesOf(`${TITLE}, ${where}:\n${words}`, LONG),
  );
  return { ...letter, paragraphs: [...letter.paragraphs, ...added] };
}

/** By whole letters: half of one could not be kept. */
function piecesOf(words: string, longest: number): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < words.length; ) {
    const to = from + longest;
    const isBetween = /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(words.slice(to - 1, to + 1));
    pieces.push(words.slice(from, isBetween ? to - 1 : to));
    from = isBetween ? to - 1 : to;
  }
  return pieces;
}

function whereOf(kind: CvKind, { document, look }: CvState, path: readonly string[]): string {
  if (path.length === 0) return "all of it";
  if (kind === "letter") return letterClashWhere({ path });
  const at = placeAt(path);
  return clashWhere(document, { at, path, mine: undefined, theirs: undefined }, look.market);
}

/** Entries by their ids, as merges name them. */
function keyed(state: Json, path: readonly PropertyKey[]): string[] {
  return path.map((step, at) => keyOf(valueAt(state, path.slice(0, at + 1))) ?? String(step));
}

function valueAt(state: Json | undefined, path: readonly PropertyKey[]): Json | undefined {
  return path.reduce<Json | undefined>((at, step) => {
    if (isList(at)) return at[Number(step)];
    return isRecord(at) && Object.hasOwn(at, step) ? at[String(step)] : undefined;
  }, state);
}

/** Named by us, and chosen from what we offer: no words of anybody's. */
const ours = new Set(["id", "look", "section", "source"]);

/** Every line of text in it, in order. */
function wordsIn(value: Json | undefined): string[] {
  if (typeof value === "string") return value.trim() ? [value] : [];
  if (isList(value)) return value.flatMap(wordsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => (ours.has(name) ? [] : wordsIn(each)));
}
