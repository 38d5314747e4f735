/** Something done to several rows at once, each by its own use case. */
export type BulkAction = {
  /** On the button: "Approve". */
  label: string;
  /** What became of a row: "approved". */
  done: string;
  /** What it means, read before it is done: "Each of them gets an email." */
  warning?: string;
};

export type BulkActions = Readonly<Record<string, BulkAction>>;

/** Ticked and not yet confirmed. */
export type BulkChoice = { action: string; ids: readonly string[] };

/** What a form's answer says of several rows. */
export type BulkState = { errors: unknown; bulk?: BulkChoice | undefined } | undefined;

/** "5 approved, 1 no longer waiting." */
export function bulkSentence(outcomes: readonly string[]): string {
  const counts = Map.groupBy(outcomes, (outcome) => outcome);
  return [...counts]
    .map(([outcome, rows]) => `${rows.length} ${outcome}`)
    .join(", ")
    .concat(".");
}
