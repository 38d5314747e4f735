/**
 * What a person's month can hold. The place in the list is the bit in the stored number, so lines
 * are added at the end and never moved. `spans` says what is published: months, the twelve months
 * that end with one, or both.
 */
const list = [
  { id: "member", spans: "month" },
  { id: "joined", spans: "month" },
  { id: "active", spans: "month" },
  { id: "jobs-visited", spans: "month" },
  { id: "job-saved", spans: "both" },
  { id: "job-applied", spans: "both" },
  { id: "job-interview", spans: "year" },
  { id: "job-offer", spans: "year" },
  { id: "fit-saved", spans: "month" },
  { id: "fit-applied", spans: "month" },
  { id: "home-saved", spans: "month" },
  { id: "home-applied", spans: "month" },
  { id: "employer-followed", spans: "month" },
  { id: "part-time-visited", spans: "month" },
  { id: "part-time-saved", spans: "month" },
  { id: "part-time-applied", spans: "month" },
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
  { id: "points-checked", spans: "month" },
  { id: "visa-checked", spans: "month" },
  { id: "event-place-taken", spans: "month" },
  { id: "event-attended", spans: "month" },
  { id: "meetings-visited", spans: "month" },
  { id: "meeting-booked", spans: "month" },
  { id: "visa-told", spans: "month" },
  { id: "visa-ends", spans: "month" },
  { id: "jobs-searched", spans: "month" },
] as const satisfies readonly { id: string; spans: "month" | "year" | "both" }[];

export type Metric = (typeof list)[number]["id"];

export const metrics: readonly Metric[] = list.map(({ id }) => id);

export const monthlyMetrics: readonly Metric[] = list
  .filter(({ spans }) => spans !== "year")
  .map(({ id }) => id);

export const yearlyMetrics: readonly Metric[] = list
  .filter(({ spans }) => spans !== "month")
  .map(({ id }) => id);

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
