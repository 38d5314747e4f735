import type { AnalyticsReport, Figure, FigureUnit, ShownCount } from "#rules/analytics/report.ts";
import { MIN_FOR_SHARE, numberOf, percentApart } from "#rules/analytics/shown.ts";
import { longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { FEW } from "#rules/small-numbers.ts";

const endings: Readonly<Record<FigureUnit, string>> = {
  people: "",
  times: "",
  jobs: "",
  "per-cent": "%",
  days: " days",
};

/** What screens and files call a count that is kept back because of another. */
export const HIDDEN = "not shown";

export function shownText(count: ShownCount, unit: FigureUnit): string {
  if (count.kind === "few") return unit === "per-cent" ? "too few" : FEW;
  if (count.kind === "hidden") return HIDDEN;
  if (unit === "days" && count.value === 1) return "1 day";
  return `${formatCount(count.value)}${endings[unit]}`;
}

export type Change = { direction: "up" | "down" | "same" | "unknown"; text: string };

/** How a total moved, from what is shown of both periods alone. */
export function changeOf({ total, unit }: Figure): Change | null {
  if (!total?.before) return null;
  const now = numberOf(total.now);
  const before = numberOf(total.before);
  const was = shownText(total.before, unit);
  if (now === null || before === null)
    return { direction: "unknown", text: `Period before: ${was}` };
  if (now === before) return { direction: "same", text: `The same as the period before` };
  const direction = now > before ? "up" : "down";
  return { direction, text: `${differenceOf(now, before, unit)} on ${was} before` };
}

function differenceOf(now: number, before: number, unit: FigureUnit): string {
  const way = now > before ? "Up" : "Down";
  const apart = Math.abs(now - before);
  if (unit === "per-cent") return `${way} ${apart} ${apart === 1 ? "point" : "points"}`;
  if (unit === "days" || before < MIN_FOR_SHARE) return `${way} ${formatCount(apart)}`;
  return `${way} ${percentApart(now, before)}%`;
}

export type FigureTable = { headings: readonly string[]; rows: readonly (readonly string[])[] };

type NamedCounts = { label: string; values: readonly ShownCount[] };

/** This period, the one before, and the median of universities. */
export function totalsOf({ total, median }: Figure): NamedCounts[] {
  return [
    ...(total ? [{ label: "This period", values: [total.now] }] : []),
    ...(total?.before ? [{ label: "Period before", values: [total.before] }] : []),
    ...(median ? [{ label: "Median of universities", values: [median] }] : []),
  ];
}

/** What a figure's table says, before it is put in words. Totals are rows where they are the figure. */
export function countsOf(figure: Figure): NamedCounts[] {
  return [...(figure.chart === "total" ? totalsOf(figure) : []), ...figure.rows];
}

/** The same as the chart, in words and numbers. */
export function tableOf(figure: Figure): FigureTable {
  const { unit, series, rowHeading } = figure;
  return {
    headings: [rowHeading, ...series],
    rows: countsOf(figure).map(({ label, values }) => [
      label,
      ...values.map((value) => shownText(value, unit)),
    ]),
  };
}

export function daysOf({ from, to }: AnalyticsReport["period"]): string {
  return `${longDay(from)} to ${longDay(to)}`;
}

/** Figures of a report that say nothing yet; empty where all are there. */
export function leftOutMessage({
  leftOut,
  withoutJobs,
}: Pick<AnalyticsReport, "leftOut" | "withoutJobs">): string {
  const small = leftOut.filter((title) => !withoutJobs.includes(title));
  return [
    ...(small.length > 0
      ? [`Not shown yet, because all counts in them are small: ${small.join("; ")}.`]
      : []),
    ...(withoutJobs.length > 0
      ? [`Not shown yet, because we have no jobs to compare with: ${withoutJobs.join("; ")}.`]
      : []),
  ].join(" ");
}

export const SMALL_NUMBERS =
  "Counts under 5, zero among them, show as “fewer than 5”. Others are rounded to the nearest 5. A count that would give a small one away is not shown.";
