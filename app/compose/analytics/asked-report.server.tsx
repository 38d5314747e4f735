import { renderToStaticMarkup } from "react-dom/server";
import { data, type RouterContextProvider } from "react-router";
import { universityIdOf } from "#app/member.server.ts";
import { FigureCards } from "#domain/analytics/components/figure-card.tsx";
import { daysOf, leftOutMessage } from "#domain/analytics/report-labels.ts";
import { listViewsOf } from "#domain/analytics/views/views.server.ts";
import { listFilterChoices, readReport } from "#domain/reports/analytics/read-report.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { filterQuery, groupLabel, readFilter } from "#rules/analytics/filter.ts";
import type { AnalyticsFilter, AnalyticsReport } from "#rules/analytics/report.ts";
import { longDay } from "#rules/days.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { viewHref } from "./view-href.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The report an address asks for, of the reader's own university. A filter we do not know is said. */
export async function askedReport({ request, context }: RequestArgs, product: string) {
  const universityId = universityIdOf(context);
  const university = await findUniversity(universityId);
  const choices = await listFilterChoices(universityId);
  const { filter, problem } = readFilter(new URL(request.url).searchParams, choices);
  const today = clockIn(university?.timeZone ?? "Europe/London", new Date()).day;
  const report = await readReport(universityId, product, filter, today);
  if (!report || !university) throw data("We could not find those figures.", { status: 404 });
  const group = groupLabel(filter, choices);
  return { report, filter, problem, choices, university: university.name, group };
}

/** What a page of figures shows. The charts come as HTML, so that no page's script carries them. */
export async function loadReport(asked: RequestArgs, product: string) {
  const { report, filter, problem, choices, university, group } = await askedReport(asked, product);
  const views = await listViewsOf(universityIdOf(asked.context), product);
  return {
    ...{ product, university, group, problem },
    title: report.title,
    headline: report.headline,
    period: daysOf(report.period),
    periodBefore: daysOf(report.periodBefore),
    countedTo: report.countedTo === null ? null : longDay(report.countedTo),
    filter: { months: filter.months, by: filter.by ? `${filter.by.field}:${filter.by.value}` : "" },
    query: filterQuery(filter),
    choices,
    figures: report.figures.length > 0 ? figuresHtml(report, filter) : null,
    leftOut: leftOutMessage(report),
    views: views.map((view) => ({ id: view.id, name: view.name, href: viewHref(view) })),
  };
}

export type LoadedReport = Awaited<ReturnType<typeof loadReport>>;

function figuresHtml({ product, figures }: AnalyticsReport, filter: AnalyticsFilter): string {
  const query = filterQuery(filter);
  return renderToStaticMarkup(
    <FigureCards
      figures={figures}
      pictureHref={(figure) => `/university/analytics/${product}/charts/${figure}${query}`}
    />,
    { identifierPrefix: "figs" },
  );
}
