/**
 * A figure or a rule that pages quote by name. Words never carry a figure of their own: when the
 * fact changes, every sentence that quotes it does.
 */
export type Fact = {
  /** Kebab-case, the country first: "uk-new-entrant-floor". */
  name: string;
  /** What it is, for the note beside a sentence and for staff. */
  label: string;
  /** Text that a sentence can hold: "£33,400". */
  value: string;
  source: FactSource;
  /** The paragraph of a long source: "SW 12.1". */
  paragraph: string | null;
  inForceFrom: string;
  inForceTo: string | null;
  checkedOn: string;
  /** ISO day after which readers are told that the fact waits to be checked. */
  checkAgainBy: string;
};

export type FactSource = { title: string; url: string };

type Checked = Pick<Fact, "checkedOn" | "checkAgainBy" | "inForceTo">;

/** It had ended when we last read it, and stays as it was. */
export function isHistory({ checkedOn, inForceTo }: Checked): boolean {
  return inForceTo !== null && inForceTo < checkedOn;
}

/** Somebody has to read its source again: the day for it has passed, or the time it was good for. */
export function isDue(fact: Checked, today: string): boolean {
  const { checkAgainBy, inForceTo } = fact;
  if (isHistory(fact)) return false;
  return checkAgainBy < today || (inForceTo !== null && inForceTo < today);
}
