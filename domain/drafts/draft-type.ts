import { isSame } from "./json.ts";
import { mergeJson } from "./merge.ts";

/**
 * A kind of document that can be drafted. Its sections are plain JSON: every field of a record and
 * every entry of a list with ids is a section of its own, a list without ids is merged line by line
 * while it keeps its length. A document whose text has sections inside (Markdown with headings)
 * takes it apart in `toSections` and puts it together again in `fromSections`.
 */
export type DraftType<State> = {
  toSections: (state: State) => unknown;
  fromSections: (sections: unknown) => State;
};

/** A document that is its own sections. */
export function jsonDraft<State>(tidy: (state: State) => State = (state) => state) {
  const type: DraftType<State> = {
    toSections: (state) => state,
    fromSections: (sections) => tidy(sections as State),
  };
  return type;
}

/** Null is an ancestor nobody remembers: then every section that differs is a conflict. */
type Three<State> = { base: State | null; mine: State; theirs: State };

export type MergedDraft<State> = {
  merged: State;
  /** Where both sides differ, and mine stayed: `document.work.a1.name`. */
  conflicts: readonly string[];
};

/**
 * Puts two changes of one document together. Every word of mine is in the result; so is every word
 * of theirs, unless there are conflicts: then the caller stores theirs whole.
 */
export function mergeDrafts<State>(
  { toSections, fromSections }: DraftType<State>,
  { base, mine, theirs }: Three<State>,
): MergedDraft<State> {
  const { merged, conflicts } = mergeJson({
    base: base === null ? {} : toSections(base),
    mine: toSections(mine),
    theirs: toSections(theirs),
  });
  const result = fromSections(merged);
  return { merged: isSame(result, mine) ? mine : result, conflicts };
}
