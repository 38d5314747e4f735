import type { AnalyticsReport, Figure, ShownCount } from "#rules/analytics/report.ts";

export const counted = (value: number): ShownCount => ({ kind: "count", value });
export const few: ShownCount = { kind: "few" };
export const hidden: ShownCount = { kind: "hidden" };

/** A figure of bars, with one small group and one that is kept back for it. */
export const byField: Figure = {
  id: "saved-by-field",
  title: "Jobs saved by field",
  sentence: "Software is saved by most students: 60.",
  definition: "Students who saved a job of the field.",
  denominator: "All students with an account.",
  unit: "people",
  chart: "bars",
  series: ["Saved", "Applied"],
  rowHeading: "Field",
  rows: [
    { label: "Software", key: "software", values: [counted(60), counted(25)] },
    { label: "=Law", key: "law", values: [few, hidden] },
  ],
  total: { now: counted(120), before: counted(100) },
};

export const asShare: Figure = {
  ...byField,
  id: "active-share",
  title: "Share of students who are active",
  sentence: "40 in 100 were active.",
  unit: "per-cent",
  chart: "total",
  series: ["Share"],
  rowHeading: "Month",
  rows: [{ label: "October 2026", key: "2026-10", values: [counted(40)] }],
  total: { now: counted(40), before: counted(43) },
  median: counted(38),
};

export const overTime: Figure = {
  ...byField,
  id: "active",
  title: "Active students",
  sentence: "Active: 50 students in an average month.",
  chart: "line",
  series: ["Active"],
  rowHeading: "Month",
  rows: ["August 2026", "September 2026", "October 2026"].map((label, at) => ({
    label,
    key: `2026-${8 + at}`,
    values: [at === 1 ? few : counted(50)],
  })),
};

export const asFunnel: Figure = {
  ...byField,
  id: "saved-to-offer",
  title: "From saved to offer",
  sentence: "Saved a job: 80 students in 12 months.",
  chart: "funnel",
  series: ["Students"],
  rowHeading: "Step",
  rows: [
    { label: "Saved a job", key: "saved", values: [counted(80)] },
    { label: "Applied", key: "applied", values: [counted(20)] },
    { label: "Had an offer", key: "offer", values: [few] },
  ],
};

export const aReport: AnalyticsReport = {
  product: "visa-job",
  title: "Visa jobs",
  headline: "Students who saved a job: 60, up from 50.",
  period: { from: "2026-08-01", to: "2026-10-31" },
  periodBefore: { from: "2026-05-01", to: "2026-07-31" },
  countedTo: "2026-10-31",
  figures: [byField, asShare, overTime, asFunnel],
  leftOut: [],
  withoutJobs: [],
};
