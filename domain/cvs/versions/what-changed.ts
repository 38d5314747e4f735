import type { ChangedPart, ChangeLine, Changes } from "#domain/drafts/changes.ts";
import { type Difference, differencesOf } from "#domain/drafts/differences.ts";
import { aroundChanges, type Stretch, wordDiff } from "#domain/drafts/word-diff.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import type { StateOf } from "../document/cv.ts";
import { inPageOrder } from "../studio/change-order.ts";
import { letterPlaceLabel } from "../studio/letter-labels.ts";
import { lookField, placeLabels } from "../studio/place-labels.ts";
import { changeSentence, isTold, lookSentence, shownValue } from "./value-labels.ts";

type State = StateOf<CvDocument | LetterDocument>;

const MAX_LINES_SHOWN = 100;
/** A new template brings its own order: then each section's move says nothing. */
const MAX_SECTION_MOVES = 3;

/** What changed from one state of a document to another, in the words of its screens. */
export function whatChanged(before: State, after: State): Changes {
  const pick = ({ title, look, document }: State) => ({ title, look, document });
  const differences = differencesOf(pick(before), pick(after)).filter(isSeen);
  const all = inPageOrder(after.document, differences);
  const moves = all.filter(isSectionMove);
  const isNewOrder = moves.length > MAX_SECTION_MOVES;
  const told = isNewOrder ? all.filter((each) => !isSectionMove(each)) : all;
  const shown = told.slice(0, MAX_LINES_SHOWN);
  const lines = shown.map((each) => lineOf(each, { before, after }));
  const order = { part: "Sections", field: "", sentence: "They are in another order." };
  return {
    parts: byPart(isNewOrder ? [...lines, order] : lines),
    more: told.length - shown.length,
  };
}

/** The place of a section in the order comes and goes with it, and says nothing of its own. */
function isSeen({ is, path }: Difference): boolean {
  if (is === "changed") return true;
  if (path[1] === "sections") return is === "moved";
  return !(is === "moved" && path[1] === "custom" && path.length === 3);
}

function isSectionMove({ is, path }: Difference): boolean {
  return is === "moved" && path[1] === "sections";
}

type PlacedLine = ChangeLine & { part: string };
type Two = { before: State; after: State };

function lineOf(difference: Difference, { before, after }: Two): PlacedLine {
  const place = placeOf(difference.path, difference.is === "removed" ? before : after);
  if (difference.is === "added") return { ...place, sentence: "Added." };
  if (difference.is === "removed") return { ...place, sentence: "Removed." };
  if (difference.is === "moved") return { ...place, sentence: moveSentence(difference) };
  const { path, ...sides } = difference;
  if (path[0] === "look") return { ...place, sentence: lookSentence(path.at(-1) ?? "", sides) };
  const sentence = changeSentence(path, sides);
  if (sentence === null) return { ...place, stretches: stretchesOf(path, sides) };
  // "Not printed: No longer printed." says it twice.
  return { ...place, field: path.at(-1) === "isHidden" ? "" : place.field, sentence };
}

function placeOf(path: readonly string[], { document, look }: State) {
  if (path[0] === "look") return { part: "Look", field: capital(lookField(path.at(-1) ?? "")) };
  return "sections" in document
    ? placeLabels(document, path, look.market)
    : { part: letterPlaceLabel(path), field: "" };
}

function moveSentence({ path, from, to }: Extract<Difference, { is: "moved" }>): string {
  const way = to < from ? "up" : "down";
  return path[1] === "sections"
    ? `This section moved ${way}.`
    : `Moved ${way}, from place ${from} to place ${to}.`;
}

type Sides = { before: unknown; after: unknown };

function stretchesOf(path: readonly string[], { before, after }: Sides): readonly Stretch[] {
  const [was, is] = [shownValue(path, before), shownValue(path, after)];
  if (!isTold(path)) return aroundChanges(wordDiff(was, is));
  const whole: Stretch[] = [
    { is: "out", words: was },
    { is: "in", words: is },
  ];
  return whole.filter(({ words }) => words !== "");
}

function byPart(lines: readonly PlacedLine[]): readonly ChangedPart[] {
  const parts = new Map<string, ChangeLine[]>();
  for (const { part, ...line } of lines) parts.set(part, [...(parts.get(part) ?? []), line]);
  return [...parts].map(([part, own]) => ({ part, lines: own }));
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
