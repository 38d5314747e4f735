/** A verdict as it is read, written on the server: the page carries no rules. */
export type VerdictTone = "ok" | "ask" | "no";

export type GateView = {
  label: string;
  state: "open" | "shut" | "unknown";
  word: string;
  note: string;
};

/** The pay beside one line of the rules. */
export type PayLineView = { name: string; required: string; difference: string; isMet: boolean };

/** A line of the rules at its height; its label fills the width between `from` and `to`. */
type PayTick = {
  label: string;
  name: string;
  at: number;
  from: number;
  to: number;
  isMet: boolean;
};

/** The pay drawn on a scale; places are in percent of it. */
export type PayBarView = {
  heading: string;
  alternative: string;
  /** Null where the first mark would cover it. */
  from: string | null;
  to: string;
  pay: { label: string; at: number };
  ticks: readonly PayTick[];
  /** Where the labels of two ticks are parted when they stand beside each other; null where they cannot. */
  middle: number | null;
  /** Between the pay and the highest line it does not reach. */
  gap: { from: number; to: number; words: string } | null;
};

export type TraceRow = {
  rule: string;
  asks: string;
  found: string;
  state: "met" | "met-until" | "not-met" | "unknown";
  answer: string;
  source: string;
  /** Since when it is in force, and when it was last read. */
  dates: string;
};

export type CodeChoice = { socCode: string; title: string };

export type VerdictView = {
  tone: VerdictTone;
  headline: string;
  summary: string;
  gates: readonly GateView[];
  start: { label: string; note: string };
  end: { label: string; note: string };
  payBar: PayBarView | null;
  payLines: readonly PayLineView[];
  trace: readonly TraceRow[];
  traceNote: string;
  /** Asked of the reader where the title leaves several codes open. */
  choices: readonly CodeChoice[];
  chosenCode: string | null;
  source: string;
  day: { iso: string; words: string };
  /** Rules that change on or before the day and are worth a word. */
  notes: readonly string[];
};

/** For whom: the reader as they told us, or the typical one. */
export type JudgedFor = { isOwn: boolean; label: string; note: string };
