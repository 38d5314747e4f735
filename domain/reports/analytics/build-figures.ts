import type {
  FigureSpec,
  FunnelSpec,
  GroupsSpec,
  MonthsSpec,
  ShareSpec,
  ThingsSpec,
} from "#rules/analytics/figure-spec.ts";
import type { Dimension, Facet, Metric } from "#rules/analytics/metrics.ts";
import { type Months, periodOf, sayMonth } from "#rules/analytics/periods.ts";
import type { Figure, FigureRow, ShownCount } from "#rules/analytics/report.ts";
import {
  averageMonth,
  countOf,
  medianOf,
  numberOf,
  sayChange,
  sayCount,
  shareOf,
} from "#rules/analytics/shown.ts";

/** What figures are made of: published counts and names. */
export type Source = {
  /** A month of those who are looked at: everybody, or the group that was chosen. */
  readonly inMonth: (metric: Metric, month: string) => ShownCount;
  readonly inGroup: (metric: Metric, month: string, by: Dimension, value: string) => ShownCount;
  readonly groupsOf: (by: Dimension) => readonly string[];
  readonly inYear: (metric: Metric) => ShownCount;
  readonly ofThing: (facet: Facet, value: string) => ShownCount;
  readonly thingsOf: (facet: Facet) => readonly string[];
  /** The same of each university. */
  readonly wholes: readonly ((metric: Metric, month: string) => ShownCount)[];
  /** Open jobs of the university's country; in the United Kingdom those that fit a visa. */
  readonly supply: {
    readonly name: string;
    readonly says: (by: "field" | "place") => string;
    /** Null where we cannot say: a place where the country whose jobs are counted never had one. */
    readonly jobs: (by: "field" | "place", value: string) => number | null;
  };
  readonly label: (of: Dimension | Facet, value: string) => string;
  readonly months: { readonly now: Months; readonly before: Months; readonly trend: Months };
  readonly isFiltered: boolean;
};

const MAX_THINGS = 15;

/** None where nothing of it can be shown: a picture of gaps tells less than a sentence. */
export function buildFigure(spec: FigureSpec, source: Source): Figure[] {
  return figuresOf(spec, source).filter(({ rows }) => rows.some(isShown));
}

/** It compares with jobs, and for nothing that students chose do we have any: no count in it is small. */
export function lacksJobs(spec: FigureSpec, source: Source): boolean {
  if (spec.kind !== "things" || !spec.supply || source.isFiltered) return false;
  const isChosen = spec.series.some(({ facet }) => source.thingsOf(facet).length > 0);
  return isChosen && ofThings(spec, source).rows.length === 0;
}

/** Nothing for a figure of everybody where a group was chosen: parts of a group would be parts of parts. */
function figuresOf(spec: FigureSpec, source: Source): Figure[] {
  if (spec.kind === "months") return [ofMonths(spec, source)];
  if (spec.kind === "share") return [ofShare(spec, source)];
  if (source.isFiltered) return [];
  if (spec.kind === "groups") return ofGroups(spec, source);
  return [spec.kind === "funnel" ? ofFunnel(spec, source) : ofThings(spec, source)];
}

function wordsOf({ id, title, definition, denominator }: FigureSpec) {
  return { id, title, definition, denominator };
}

export function averages(source: Source, metric: Metric) {
  const over = (months: Months) => averageMonth(months.map((one) => source.inMonth(metric, one)));
  return { now: over(source.months.now), before: over(source.months.before) };
}

function ofMonths(spec: MonthsSpec, source: Source): Figure {
  const { metric, name } = spec.series[0]!;
  const total = spec.isStock ? ends(source, metric) : averages(source, metric);
  const change = sayChange(total.now, total.before);
  return {
    ...wordsOf(spec),
    sentence: `${name}: ${studentsIn(total.now)} ${whenOf(spec, source)}${change && `, ${change}`}.`,
    unit: "people",
    chart: "line",
    series: spec.series.map((one) => one.name),
    rowHeading: "Month",
    rows: source.months.trend.map((month) => ({
      label: sayMonth(month),
      key: month.slice(0, 7),
      values: spec.series.map((one) => source.inMonth(one.metric, month)),
    })),
    total,
  };
}

function ends(source: Source, metric: Metric) {
  const at = (months: Months) => source.inMonth(metric, months.at(-1)!);
  return { now: at(source.months.now), before: at(source.months.before) };
}

function whenOf({ isStock }: MonthsSpec, { months: { now } }: Source): string {
  if (isStock) return `at the end of ${sayMonth(now.at(-1)!)}`;
  return now.length === 1 ? "in the month" : "in an average month";
}

function studentsIn(count: ShownCount): string {
  return count.kind === "hidden" ? "not shown" : `${sayCount(count)} students`;
}

function ofShare(spec: ShareSpec, source: Source): Figure {
  const shares = (months: Months, read: Source["inMonth"]) =>
    shareOf(
      averageMonth(months.map((one) => read(spec.part, one))),
      averageMonth(months.map((one) => read(spec.whole, one))),
    );
  const now = shares(source.months.now, source.inMonth);
  const before = shares(source.months.before, source.inMonth);
  const median = medianOf(source.wholes.map((read) => shares(source.months.now, read)));
  const isKnown = now.kind === "count";
  const change = sayChange(now, before);
  const said = isKnown
    ? `${now.value} in 100 ${spec.did}${change && `, ${change}`}`
    : `Too few students ${spec.did} to give a share`;
  return {
    ...wordsOf(spec),
    sentence: `${said}.${median && isKnown ? ` The median of all universities is ${sayCount(median)}.` : ""}`,
    unit: "per-cent",
    chart: "total",
    series: ["Share"],
    rowHeading: "Month",
    rows: source.months.trend.map((month) => ({
      label: sayMonth(month),
      key: month.slice(0, 7),
      values: [shareOf(source.inMonth(spec.part, month), source.inMonth(spec.whole, month))],
    })),
    total: { now, before },
    ...(median ? { median } : {}),
  };
}

/** None where the university has no two groups to tell apart. */
function ofGroups(spec: GroupsSpec, source: Source): Figure[] {
  const { metric, by } = spec;
  const rows = source.groupsOf(by).map((value) => ({
    key: value,
    label: source.label(by, value),
    values: [averageMonth(source.months.now.map((one) => source.inGroup(metric, one, by, value)))],
  }));
  if (rows.length < 2) return [];
  const sorted = largestFirst(rows);
  return [
    {
      ...wordsOf(spec),
      sentence: sentenceOfLargest(sorted, "is the largest group"),
      unit: "people",
      chart: "bars",
      series: ["Students in an average month"],
      rowHeading: source.months.now.length === 1 ? "Group" : "Group, average month",
      rows: sorted,
      total: averages(source, metric),
    },
  ];
}

function didInYear(count: ShownCount, did: string): string {
  if (count.kind === "hidden") return `How many students ${did} in 12 months is not shown`;
  const many = count.kind === "few" ? "Fewer than 5" : sayCount(count);
  return `${many} students ${did} in 12 months`;
}

function lower(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function ofFunnel(spec: FunnelSpec, source: Source): Figure {
  const rows = spec.steps.map(({ metric, name }) => ({
    key: metric,
    label: name,
    values: [source.inYear(metric)],
  }));
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const ends = last === first ? "" : `; ${sayCount(last.values[0]!)} ${lower(last.label)}`;
  return {
    ...wordsOf(spec),
    period: periodOf(source.months.trend),
    sentence: `${didInYear(first.values[0]!, lower(first.label))}${ends}.`,
    unit: "people",
    chart: "funnel",
    series: ["Students in 12 months"],
    rowHeading: "Step",
    rows,
  };
}

/** A name alone would say that somebody is there. */
const NOT_LISTED = "What fewer than 5 students chose is not listed.";

function ofThings(spec: ThingsSpec, source: Source): Figure {
  const { series, supply, order } = spec;
  const facet = series[0]!.facet;
  const values = new Set(series.flatMap((one) => source.thingsOf(one.facet)));
  const rows = largestFirst(
    [...values].flatMap((value) => {
      const open = supply ? source.supply.jobs(supply, value) : undefined;
      if (open === null) return [];
      const counts = series.map((one) => source.ofThing(one.facet, value));
      return [
        {
          key: value,
          label: source.label(facet, value),
          values: open === undefined ? counts : [...counts, countOf(open)],
        },
      ];
    }),
  ).slice(0, MAX_THINGS);
  return {
    ...wordsOf(spec),
    period: periodOf(source.months.trend),
    definition: [spec.definition, ...(supply ? [source.supply.says(supply)] : []), NOT_LISTED].join(
      " ",
    ),
    sentence: sentenceOfLargest(rows, spec.most),
    unit: "people",
    ...(supply ? { units: [...series.map(() => "people" as const), "jobs"] } : {}),
    chart: "bars",
    series: [...series.map(({ name }) => name), ...(supply ? [source.supply.name] : [])],
    rowHeading: spec.rowHeading,
    rows: order ? rows.toSorted((one, other) => placeIn(order, one) - placeIn(order, other)) : rows,
  };
}

function isShown({ values }: FigureRow): boolean {
  return values.some(({ kind }) => kind === "count");
}

function placeIn(order: readonly string[], { key }: FigureRow): number {
  return order.indexOf(key);
}

/** By what is shown, then by name: the order tells nothing that is hidden. */
function largestFirst(rows: readonly FigureRow[]): FigureRow[] {
  const size = ({ values }: FigureRow) => numberOf(values[0]) ?? 0;
  return [...rows].sort(
    (one, other) => size(other) - size(one) || one.label.localeCompare(other.label, "en"),
  );
}

function sentenceOfLargest(rows: readonly FigureRow[], says: string): string {
  const [first] = rows;
  const count = numberOf(first?.values[0]);
  if (!first || count === null) return "No group is large enough to be shown.";
  return `${first.label} ${says}: ${sayCount(countOf(count))}.`;
}
