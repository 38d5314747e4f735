import { loadReport } from "#app/compose/analytics/asked-report.server.tsx";
import { ReportBody } from "#app/compose/analytics/report-body.tsx";
import { AnalyticsFrame } from "#app/shell/analytics-menu.tsx";
import { productAt } from "#rules/analytics/menu.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

/** One page for every product: its address says which. */
export function loader(args: Route.LoaderArgs) {
  return loadReport(args, productAt(args.pattern));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title ?? "Figures"} - Waymark` }];
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { university, group, title, headline } = loaderData;
  return (
    <AnalyticsFrame>
      <main id="main" className="wrap anpage">
        <PageHead over={`${university}. ${group}`} title={title} lead={headline} />
        <ReportBody {...loaderData} />
      </main>
    </AnalyticsFrame>
  );
}
