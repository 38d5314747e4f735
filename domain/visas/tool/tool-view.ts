import type { GateState as LawState, TraceLine } from "#rules/verdict-form.ts";
import type { QuestionGroup } from "./question.ts";

/** A page of law that a line rests on, and the day it speaks for. */
export type SourceView = { href: string; label: string; day: string };

/** One line of the working, ready to show. */
export type WorkingRow = {
  rule: string;
  asks: string;
  found: string;
  state: TraceLine["state"];
  source: SourceView;
};

/** A gate as it is drawn; the law's "open if" is open with a condition in its words. */
export type GateView = {
  label: string;
  state: "open" | "shut" | "unknown";
  word: string;
  note: string;
};

export type StopView = {
  label: string;
  note: string;
  state: "done" | "here" | "ahead" | "unknown" | "closed";
};

/** What every tool's page shows beside its own answer. */
export type ToolView = {
  heading: string;
  lead: string;
  /** Answers stand in the address. */
  isAsked: boolean;
  groups: readonly QuestionGroup[];
  /** By field name, as an error summary takes them. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** Answers that show what the tool does. */
  exampleQuery: string;
};

const drawn: Record<LawState, GateView["state"]> = {
  open: "open",
  "open-if": "open",
  closed: "shut",
  unknown: "unknown",
};

export function drawnState(state: LawState): GateView["state"] {
  return drawn[state];
}

export function listed(errors: Readonly<Record<string, string>>): ToolView["errors"] {
  return Object.fromEntries(Object.entries(errors).map(([name, sentence]) => [name, [sentence]]));
}
