import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { universities } from "#db/schema/universities.ts";
import type { FigureSpec, ProductSpec } from "#rules/analytics/figure-spec.ts";
import { headlineOf } from "#rules/analytics/headline.ts";
import { dimensions, type Facet, type Metric } from "#rules/analytics/metrics.ts";
import { lastWholeMonth, monthsOf, monthsTo, periodOf } from "#rules/analytics/periods.ts";
import { products } from "#rules/analytics/products.ts";
import { MIN_GROUP_SIZE, NOT_GIVEN, OTHER } from "#rules/analytics/protect.ts";
import type { AnalyticsFilter, AnalyticsReport } from "#rules/analytics/report.ts";
import { numberOf } from "#rules/analytics/shown.ts";
import { type CountryId, countryCodeOf } from "#rules/countries.ts";
import { averages, buildFigure, lacksJobs, type Source } from "./build-figures.ts";
import { findProgress, readCells, readSupply, unsafeReadTotals } from "./cells.queries.server.ts";
import { type Labels, labelsFor } from "./labels.server.ts";

const TREND_MONTHS = 12;

/** A product's page of figures for one university; null where there is no such product. Reads roll-ups only. */
export async function readReport(
  universityId: number,
  product: string,
  filter: AnalyticsFilter,
  today: string,
): Promise<AnalyticsReport | null> {
  const spec = Object.hasOwn(products, product) ? products[product] : undefined;
  if (!spec) return null;
  const progress = await findProgress();
  const last = progress?.publishedTo ?? lastWholeMonth(today);
  const source = await sourceOf(universityId, { spec, filter, last });
  const figures = spec.figures.flatMap((one) => buildFigure(one, source));
  const shown = new Set(figures.map(({ id }) => id));
  return {
    product,
    title: spec.title,
    headline: headline(spec, source),
    period: periodOf(source.months.now),
    periodBefore: periodOf(source.months.before),
    countedTo: progress?.publishedTo ? periodOf([progress.publishedTo]).to : null,
    figures,
    leftOut: filter.by
      ? []
      : spec.figures.filter(({ id }) => !shown.has(id)).map(({ title }) => title),
    withoutJobs: spec.figures.filter((one) => lacksJobs(one, source)).map(({ title }) => title),
  };
}

type ReportQuery = { spec: ProductSpec; filter: AnalyticsFilter; last: string };

async function sourceOf(
  universityId: number,
  { spec, filter, last }: ReportQuery,
): Promise<Source> {
  const months = { ...monthsOf(filter, last), trend: monthsTo(last, TREND_MONTHS) };
  const all = [...new Set([...months.now, ...months.before, ...months.trend])];
  const { monthly, yearly, shared } = namesIn(spec);
  const [cells, years, wholes, label, supply] = await Promise.all([
    readCells(universityId, { span: "month", months: all, metrics: monthly }),
    readCells(universityId, { span: "year", months: [last], metrics: yearly }),
    unsafeReadTotals({ months: months.now, metrics: shared }),
    labelsFor(universityId),
    supplyOf(universityId, last),
  ]);
  const { by } = filter;
  return {
    inMonth: (metric, month) =>
      by ? cells.at(metric, month, by.field, by.value) : cells.at(metric, month),
    inGroup: (metric, month, dimension, value) => cells.at(metric, month, dimension, value),
    groupsOf: (dimension) => cells.valuesOf("member", dimension),
    inYear: (metric) => years.at(metric, last),
    ofThing: (facet, value) => years.at(facet, last, "thing", value),
    thingsOf: (facet) => years.valuesOf(facet, "thing"),
    wholes: wholes.map((one) => (metric, month) => one.at(metric, month)),
    supply,
    label,
    months,
    isFiltered: by !== undefined,
  };
}

/** Which counts a product's page needs. */
function namesIn(spec: ProductSpec) {
  const monthly = new Set<Metric>(["member", spec.headline.metric]);
  const yearly = new Set<Metric | Facet>();
  const shared = new Set<Metric>();
  for (const figure of spec.figures) addNames(figure, { monthly, yearly, shared });
  return { monthly: [...monthly], yearly: [...yearly], shared: [...shared] };
}

type Names = { monthly: Set<Metric>; yearly: Set<Metric | Facet>; shared: Set<Metric> };

function addNames(figure: FigureSpec, { monthly, yearly, shared }: Names): void {
  if (figure.kind === "months") for (const { metric } of figure.series) monthly.add(metric);
  else if (figure.kind === "groups") monthly.add(figure.metric);
  else if (figure.kind === "funnel") for (const { metric } of figure.steps) yearly.add(metric);
  else if (figure.kind === "things") for (const { facet } of figure.series) yearly.add(facet);
  else {
    for (const metric of [figure.part, figure.whole]) {
      monthly.add(metric);
      shared.add(metric);
    }
  }
}

/**
 * Only British jobs have a verdict; elsewhere all that are open count. A place may lie abroad: its own
 * jobs are counted there, and a British reader, whom only verdicts help, does not see it here. A place is
 * British if it ever had a British job, also where one abroad has the same name.
 */
async function supplyOf(universityId: number, month: string): Promise<Source["supply"]> {
  const [university] = await db
    .select({ countryId: universities.countryId })
    .from(universities)
    .where(eq(universities.id, universityId));
  const country = countryCodeOf[university?.countryId as CountryId] ?? "gb";
  const jobs = await readSupply(month, country);
  const isRead = country === "gb";
  return {
    name: isRead ? "Open jobs that fit a visa" : "Open jobs",
    says: (by) => supplyMessage(by, isRead),
    jobs: (by, value) => {
      const here = jobs.here.get(`${by} ${value}`);
      if (here) return isRead ? here.fitting : here.open;
      if (by === "field" || jobs.places.has(value)) return 0;
      return isRead ? null : (jobs.abroad.get(value) ?? 0);
    },
  };
}

function supplyMessage(by: "field" | "place", isRead: boolean): string {
  if (isRead) {
    const abroad =
      by === "place" ? " Places abroad, and those where we never had a job, are not listed." : "";
    return `Beside them, jobs in the United Kingdom that were open at the end of the period and fit the visa of a new graduate.${abroad}`;
  }
  const where = by === "place" ? "there" : "in your country";
  return `Beside them, jobs ${where} that were open at the end of the period.`;
}

function headline({ headline: { metric, did } }: ProductSpec, source: Source): string {
  return headlineOf({ did, ...averages(source, metric), months: source.months });
}

export type FilterChoice = { field: (typeof dimensions)[number]; value: string; label: string };

/** What a report can be filtered by: groups that had a name in the last month. */
export async function listFilterChoices(universityId: number): Promise<FilterChoice[]> {
  const progress = await findProgress();
  if (!progress?.publishedTo) return [];
  const month = progress.publishedTo;
  const cells = await readCells(universityId, {
    span: "month",
    months: [month],
    metrics: ["member"],
  });
  const label: Labels = await labelsFor(universityId);
  return dimensions.flatMap((field) =>
    cells
      .valuesOf("member", field)
      .filter((value) => value !== OTHER && value !== NOT_GIVEN)
      .filter((value) => (numberOf(cells.at("member", month, field, value)) ?? 0) >= MIN_GROUP_SIZE)
      .map((value) => ({ field, value, label: label(field, value) })),
  );
}
