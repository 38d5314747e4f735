/** The form that a verdict has in every country: gates in a row, and the rules behind them. */

/** "open-if": open once something is shown or settled. */
export type GateState = "open" | "open-if" | "closed" | "unknown";

/** One rule of the working: what it asks, what was found, and where it stands written. */
export type TraceLine = {
  rule: string;
  asks: string;
  found: string;
  state: "met" | "met-until" | "not-met" | "unknown";
  until?: string;
  source: string;
  effectiveFrom: string;
  /** ISO day somebody last compared it with its source. */
  checkedOn: string;
};
