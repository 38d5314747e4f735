/**
 * What a person's month can hold. The place in the list is the bit in the stored number, so lines
 * are added at the end and never moved. `spans` says what is published: months, the twelve months
 * that end with one, both or neither. `within` is what everybody who did it did too: an attacker knows.
 */
const list = [
  { id: "member", spans: "month" },
  { id: "joined", spans: "none" },
  { id: "active", spans: "month", within: "member" },
  { id: "jobs-visited", spans: "month" },
  { id: "job-saved", spans: "both" },
  { id: "job-applied", spans: "both" },
  { id: "job-interview", spans: "year" },
  { id: "job-offer", spans: "year" },
  { id: "fit-saved", spans: "month", within: "job-saved" },
  { id: "fit-applied", spans: "month", within: "job-applied" },
  { id: "home-saved", spans: "month", within: "job-saved" },
  { id: "home-applied", spans: "month", within: "job-applied" },
  { id: "employer-followed", spans: "month" },
  { id: "part-time-visited", spans: "month" },
  { id: "part-time-saved", spans: "month", within: "job-saved" },
  { id: "part-time-applied", spans: "month", within: "job-applied" },
  { id: "hours-logged", spans: "month" },
  { id: "cv-visited", spans: "month" },
  { id: "cv-made", spans: "month" },
  { id: "letter-made", spans: "month" },
  { id: "cv-sent", spans: "month" },
  { id: "hub-visited", spans: "month" },
  { id: "lesson-watched", spans: "month" },
  { id: "check-passed", spans: "month" },
  { id: "course-finished", spans: "year" },
  { id: "guide-visited", spans: "month" },
  { id: "jumpstart-visited", spans: "month" },
  { id: "plan-step-done", spans: "month" },
  { id: "plan-chapter-read", spans: "month" },
  { id: "arrived", spans: "year" },
  { id: "first-week-done", spans: "year" },
  { id: "licence-visited", spans: "month" },
  { id: "licence-checked", spans: "month" },
  { id: "points-visited", spans: "month" },
  { id: "points-checked", spans: "month", within: "visa-checked" },
  { id: "visa-checked", spans: "month" },
  { id: "event-place-taken", spans: "month" },
  { id: "event-attended", spans: "month" },
  { id: "meetings-visited", spans: "month" },
  { id: "meeting-booked", spans: "month" },
  { id: "visa-told", spans: "month", within: "member" },
  { id: "visa-ends", spans: "month", within: "visa-told" },
  { id: "jobs-searched", spans: "month" },
] as const satisfies readonly {
  id: string;
  spans: "month" | "year" | "both" | "none";
  within?: string;
}[];

export type Metric = (typeof list)[number]["id"];

export const metrics: readonly Metric[] = list.map(({ id }) => id);

export const monthlyMetrics: readonly Metric[] = list
  .filter(({ spans }) => spans === "month" || spans === "both")
  .map(({ id }) => id);

export const yearlyMetrics: readonly Metric[] = list
  .filter(({ spans }) => spans === "year" || spans === "both")
  .map(({ id }) => id);

const outer = new Map<Metric, Metric>(
  list.flatMap((one) => ("within" in one ? [[one.id, one.within] as const] : [])),
);

/** The metric of which this one is a part. Anyone who does anything is active. */
export function metricAround(metric: Metric): Metric | null {
  return metric === "member" ? null : (outer.get(metric) ?? "active");
}

/** The number that says all of these. */
export function maskOf(...of: readonly Metric[]): bigint {
  return of.reduce((mask, metric) => mask | (1n << BigInt(metrics.indexOf(metric))), 0n);
}

/** What people are split by, and may be filtered by. */
export const dimensions = ["campus", "course", "level", "nationality"] as const;

export type Dimension = (typeof dimensions)[number];

/** What acts are split by, over twelve months. */
export type Facet =
  | "searched-field"
  | "saved-field"
  | "applied-field"
  | "saved-place"
  | "applied-place"
  | "home-market"
  | "lesson-course"
  | "event-kind"
  | "visa-tool"
  | "first-cv";

/** The same acts as metrics of a month: who is in the facet is in one of their months. */
export const metricsOfFacet: Readonly<Record<Facet, readonly Metric[]>> = {
  "searched-field": ["jobs-searched"],
  "saved-field": ["job-saved"],
  "applied-field": ["job-applied"],
  "saved-place": ["job-saved"],
  "applied-place": ["job-applied"],
  "home-market": ["home-saved", "home-applied"],
  "lesson-course": ["lesson-watched"],
  "event-kind": ["event-attended"],
  "visa-tool": ["visa-checked"],
  "first-cv": ["cv-made"],
};

/** A value of a facet that is counted by the month as well, all of it or in one group. */
export function monthsOfValue(facet: string, value: string): MonthsOfValue | null {
  if (facet === "visa-tool" && value === "points-calculator")
    return { metrics: ["points-checked"] };
  if (facet === "home-market")
    return { metrics: metricsOfFacet["home-market"], group: { by: "nationality", value } };
  return null;
}

export type MonthsOfValue = {
  readonly metrics: readonly Metric[];
  readonly group?: { readonly by: Dimension; readonly value: string };
};
