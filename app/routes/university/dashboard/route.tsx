import { loadReport } from "#app/compose/analytics/asked-report.server.tsx";
import { ReportBody } from "#app/compose/analytics/report-body.tsx";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { AnalyticsFrame } from "#app/shell/analytics-menu.tsx";
import { countUniversityWaiting } from "#domain/reports/university-waiting.queries.server.ts";
import { Figures } from "#ui/figures.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

export async function loader(args: Route.LoaderArgs) {
  return {
    firstName: memberOf(args.context).firstName,
    waiting: await countUniversityWaiting(universityIdOf(args.context), new Date()),
    report: await loadReport(args, "university"),
  };
}

export function meta() {
  return [{ title: "University dashboard - Waymark" }];
}

export default function UniversityDashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, waiting, report } = loaderData;
  return (
    <AnalyticsFrame>
      <main id="main" className="wrap anpage">
        <PageHead
          over={`${report.university}. ${report.group}`}
          title={`Hello ${firstName}`}
          lead={report.headline}
        />
        <Figures items={waitingItems(waiting)} />
        <ReportBody {...report} />
      </main>
    </AnalyticsFrame>
  );
}

type Waiting = Awaited<ReturnType<typeof loader>>["waiting"];

function waitingItems(waiting: Waiting) {
  return [
    {
      label: "Waiting for access",
      value: waiting.accessRequests,
      note: <Link to="/university/access-requests">Requests for access</Link>,
    },
    {
      label: "Waiting for premium",
      value: waiting.premiumRequests,
      note: <Link to="/university/premium-requests">Requests for premium</Link>,
    },
    {
      label: "CVs to answer",
      value: waiting.cvReviews,
      note: <Link to="/university/cv-reviews">CV reviews</Link>,
    },
    {
      label: "Meetings in 7 days",
      value: waiting.meetings,
      note: <Link to="/university/meetings">Meetings</Link>,
    },
    {
      label: "Listed, not registered",
      value: waiting.listedNotRegistered,
      note: <Link to="/pre-auth-student">Students who may register</Link>,
    },
  ];
}
