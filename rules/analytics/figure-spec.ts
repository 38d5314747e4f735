import type { Dimension, Facet, Metric } from "./metrics.ts";

type Words = {
  readonly id: string;
  readonly title: string;
  readonly definition: string;
  readonly denominator: string;
};

/** People by month, one line for each metric. The first one is the figure's number. */
export type MonthsSpec = Words & {
  readonly kind: "months";
  /** How many there are at the end of a month, not how many did something in it: never an average. */
  readonly isStock?: true;
  readonly series: readonly { readonly metric: Metric; readonly name: string }[];
};

/** People of an average month by what they are; shown only where nothing is filtered. */
export type GroupsSpec = Words & {
  readonly kind: "groups";
  readonly metric: Metric;
  readonly by: Dimension;
};

/** How many in a hundred did it, of those who could. */
export type ShareSpec = Words & {
  readonly kind: "share";
  readonly part: Metric;
  readonly whole: Metric;
  /** "saved a job": what the part did, for the sentence. */
  readonly did: string;
};

/** People of twelve months, step by step. */
export type FunnelSpec = Words & {
  readonly kind: "funnel";
  readonly steps: readonly { readonly metric: Metric; readonly name: string }[];
};

/** People of twelve months by what it was about, beside the open jobs where asked for. */
export type ThingsSpec = Words & {
  readonly kind: "things";
  readonly rowHeading: string;
  readonly series: readonly { readonly facet: Facet; readonly name: string }[];
  readonly supply?: "field" | "place";
  /** Said of the largest: "was looked at by most". */
  readonly most: string;
  /** Where the values have an order of their own; else the largest comes first. */
  readonly order?: readonly string[];
};

export type FigureSpec = MonthsSpec | GroupsSpec | ShareSpec | FunnelSpec | ThingsSpec;

export type ProductSpec = {
  readonly title: string;
  /** What the headline counts: students who "saved a job". */
  readonly headline: { readonly metric: Metric; readonly did: string };
  readonly figures: readonly FigureSpec[];
};
