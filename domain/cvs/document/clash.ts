import type { CvPlace } from "#rules/cv-check/finding.ts";

/** A value at a place both windows changed. Undefined is "deleted there". */
export type ClashValue = unknown;

/** Two windows changed the same thing differently. Both values are here; the merge holds `mine`. */
export type Clash = {
  at: CvPlace;
  /** Steps from the whole state to the value; an entry is named by its id. */
  path: readonly string[];
  mine: ClashValue;
  theirs: ClashValue;
};
