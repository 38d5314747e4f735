import type { ReactNode } from "react";
import type { AsIfDay } from "../as-if-day.ts";
import type { VerdictView } from "../verdict-view.ts";

export type VerdictPanelProps = {
  view: VerdictView;
  /** Null where the day is asked for elsewhere on the page. */
  asIf: AsIfDay | null;
  /** Answers that stay in the address when the day or the code changes. */
  kept: Readonly<Record<string, string>>;
  /** Who it is judged for, with a way to change it. */
  reader: ReactNode;
  /** The pay needed over time, drawn. */
  ground?: ReactNode;
  /** Ways on, beside the source: keep it, report it. */
  actions?: ReactNode;
  isTraceOpen?: boolean;
};
