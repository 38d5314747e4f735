import type { CvDocument, Market } from "#rules/cv/cv-document.ts";
import { letterPlaceLabel } from "./letter-labels.ts";
import { placeLabels } from "./place-labels.ts";

type Unprintable = { path: readonly string[]; letters: readonly string[] };

/** A field by the name its form gives it, and its letters that cannot be printed. */
export type UnprintableField = { field: string; letters: readonly string[] };

export function cvFieldLabels(
  found: readonly Unprintable[],
  document: CvDocument,
  market: Market,
): UnprintableField[] {
  return byLabel(found, (path) => {
    const { part, field } = placeLabels(document, path, market);
    return [part, field].filter(Boolean).join(": ");
  });
}

export function letterFieldLabels(found: readonly Unprintable[]): UnprintableField[] {
  return byLabel(found, letterPlaceLabel);
}

/** One row for a field, however many lines it has. */
function byLabel(
  found: readonly Unprintable[],
  labelOf: (path: readonly string[]) => string,
): UnprintableField[] {
  const fields = new Map<string, Set<string>>();
  for (const { path, letters } of found) {
    const label = labelOf(path);
    fields.set(label, new Set([...(fields.get(label) ?? []), ...letters]));
  }
  return [...fields].map(([field, letters]) => ({ field, letters: [...letters] }));
}
