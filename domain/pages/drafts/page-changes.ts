import type { ChangedPart, ChangeLine, Changes } from "#domain/drafts/changes.ts";
import { type Difference, differencesOf } from "#domain/drafts/differences.ts";
import { aroundChanges, wordDiff } from "#domain/drafts/word-diff.ts";
import { fieldLabel } from "../field-labels.ts";
import { shownValue } from "../field-values.ts";
import { type DraftWords, pageDraftType } from "./page-draft.ts";

const MAX_LINES = 100;

/** What changed from one state of a page's draft to another, section by section. */
export function pageChanges(before: DraftWords, after: DraftWords): Changes {
  const all = differencesOf(
    pageDraftType.toSections(before),
    pageDraftType.toSections(after),
  ).filter(isSeen);
  const shown = all.slice(0, MAX_LINES).map(lineOf);
  const parts = new Map<string, ChangeLine[]>();
  for (const { part, ...line } of shown) parts.set(part, [...(parts.get(part) ?? []), line]);
  const list = [...parts].map(([part, lines]): ChangedPart => ({ part, lines }));
  return { parts: list, more: all.length - shown.length };
}

/** A list that was left out and is now empty reads the same. */
function isSeen(difference: Difference): boolean {
  if (difference.is !== "changed") return true;
  return shownValue(difference.before) !== shownValue(difference.after);
}

function lineOf(difference: Difference): ChangeLine & { part: string } {
  const place = placeOf(difference.path);
  switch (difference.is) {
    case "added":
      return { ...place, sentence: "This section was added." };
    case "removed":
      return { ...place, sentence: "This section was removed." };
    case "moved":
      return { ...place, sentence: "This section was moved." };
    case "changed": {
      const [was, is] = [shownValue(difference.before), shownValue(difference.after)];
      return { ...place, stretches: aroundChanges(wordDiff(was, is)) };
    }
  }
}

/** Sections are known by their headings, the rest by the names of its boxes. */
function placeOf([first = "", second = ""]: readonly string[]): { part: string; field: string } {
  if (first === "fields") return { part: fieldLabel(second), field: "" };
  if (first !== "body") return { part: fieldLabel(first), field: "" };
  const heading = second.replace(/#\d+$/, "");
  return { part: heading ? `Text: ${heading}` : "Text, before the first heading", field: "" };
}
