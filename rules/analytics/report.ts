/**
 * What a page of figures is made of, from the query to the chart, the table and the file. A count
 * arrives here as a reader may see it: rounded or hidden already.
 */

/** `few`: fewer than five. `hidden`: shown, it would give a small one away. */
export type ShownCount =
  | { readonly kind: "count"; readonly value: number }
  | { readonly kind: "few" }
  | { readonly kind: "hidden" };

/** What a figure counts: people, or things they did. A share is of two shown counts, in whole per cent. */
export type FigureUnit = "people" | "times" | "per-cent" | "days" | "jobs";

export type FigureRow = {
  /** "Business and management", "October 2026". */
  readonly label: string;
  /** The label as an address and a file write it: "business", "2026-10". */
  readonly key: string;
  /** One for each of the figure's series. */
  readonly values: readonly ShownCount[];
};

export type Figure = {
  /** Stays the same for ever: saved views and files name it. */
  readonly id: string;
  readonly title: string;
  /** One sentence that says what the figure shows: the chart's text too. */
  readonly sentence: string;
  /** What exactly is counted, and of whom. */
  readonly definition: string;
  readonly denominator: string;
  readonly unit: FigureUnit;
  /** Of each series, where one counts something else: jobs beside students. */
  readonly units?: readonly FigureUnit[];
  readonly chart: "bars" | "line" | "funnel" | "total";
  /** "Searched", "Saved", "Applied"; one where there is only one thing to say. */
  readonly series: readonly string[];
  readonly rowHeading: string;
  readonly rows: readonly FigureRow[];
  /** The figure's own days, where they are not the report's: twelve months. */
  readonly period?: { readonly from: string; readonly to: string };
  /** The same as one number, in this period and the one before, where it has one. */
  readonly total?: { readonly now: ShownCount; readonly before: ShownCount | null };
  /** The median of all universities, only where at least five stand behind it. */
  readonly median?: ShownCount;
};

export type AnalyticsReport = {
  /** The address without its ending: "visa-job", "cv", "university". */
  readonly product: string;
  readonly title: string;
  /** One sentence that says what changed. */
  readonly headline: string;
  /** First and last day, both included. */
  readonly period: { readonly from: string; readonly to: string };
  readonly periodBefore: { readonly from: string; readonly to: string };
  /** The last day whose figures are in. */
  readonly countedTo: string | null;
  readonly figures: readonly Figure[];
  /** Titles of figures that have nothing to show: all counts in them are small, or they are in `withoutJobs`. */
  readonly leftOut: readonly string[];
  /** Of those, the ones that compare with jobs and have none for anything in them. */
  readonly withoutJobs: readonly string[];
};

/** What a reader may filter by; each one narrows, and only one is taken besides the period. */
export type AnalyticsFilter = {
  readonly months: 1 | 3 | 6 | 12;
  readonly by?: {
    readonly field: "campus" | "course" | "level" | "nationality";
    readonly value: string;
  };
};
