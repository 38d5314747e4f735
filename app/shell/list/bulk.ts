/** Something done to several rows at once, each by its own use case. */
export type BulkAction = {
  /** The verb before the rows: "Approve" 3 requests. */
  label: string;
  /** What follows them: Mark 3 enquiries "as answered". */
  ending?: string;
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

/** "Approve selected", "Mark 3 enquiries as answered". */
export function bulkLabel({ label, ending }: BulkAction, rows: string): string {
  return [label, rows, ending].filter(Boolean).join(" ");
}

/** "5 approved, 1 no longer waiting." */
export function bulkSentence(outcomes: readonly string[]): string {
  const counts = Map.groupBy(outcomes, (outcome) => outcome);
  return [...counts]
    .map(([outcome, rows]) => `${rows.length} ${outcome}`)
    .join(", ")
    .concat(".");
}
