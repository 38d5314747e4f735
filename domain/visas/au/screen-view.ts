import type { Subclass } from "#rules/au-points/tables.ts";
import type { AnswerErrors } from "./read-fields.ts";
import type { Typed } from "./typed.ts";

/** The kept calculation that stands in the form. */
export type OpenScenario = { id: string; version: number; name: string; rulesOf: string };

/** A kept calculation as a line of the list: its totals if invited on its day. */
export type ScenarioLine = {
  id: string;
  name: string;
  on: string;
  totals: Record<Subclass, number>;
  /** Null while it was saved under the tables of today. */
  olderRules: string | null;
};

/** Everything the calculator's page shows; the rest is worked out from what stands in the form. */
export type PointsView = {
  today: string;
  typed: Typed;
  errors: AnswerErrors;
  /** True where the date of birth was filled in from what the reader told us before. */
  isFromSituation: boolean;
  /** How many jobs the form has room for, where a page without script asked for more. */
  rows: number;
  open: OpenScenario | null;
  /** The calculation that was asked for is not kept any more. */
  isGone: boolean;
  name: string;
  saved: readonly ScenarioLine[];
};
