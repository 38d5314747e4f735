import { data } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { ReportScreen } from "#domain/editorial/search-report/components/report-screen.tsx";
import { reportView } from "#domain/editorial/search-report/report-view.ts";
import { findReport, REPORT_TAG } from "#domain/editorial/search-report/stored-report.server.ts";
import type { Route } from "./+types/route";

/** The figures are stored: this only reads them. That it was visited, the guard notes (prev_url). */
export async function loader({ request }: Route.LoaderArgs) {
  const stored = await findReport();
  const isPlain = new URL(request.url).search === "";
  return data(
    { report: stored ? reportView(stored) : null },
    { headers: stored && isPlain ? { "x-waymark-keep": REPORT_TAG } : {} },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const report = loaderData?.report;
  const title = report?.title ?? "International student job search report";
  const description =
    report?.lead ?? "Sponsors, occupations, pay and closing times, counted once a night.";
  return [
    { title: `${title} - Waymark` },
    { name: "description", content: description },
    ...canonicalLink(matches, "/international-student-job-search-report"),
  ];
}

export default function JobSearchReportPage({ loaderData }: Route.ComponentProps) {
  return <ReportScreen report={loaderData.report} />;
}
