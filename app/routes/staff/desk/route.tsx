import { countDesk } from "#domain/reports/desk.queries.server.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader() {
  return { counts: await countDesk(new Date()) };
}

export function meta() {
  return [{ title: "Desk - Waymark" }];
}

export default function DeskPage({ loaderData: { counts } }: Route.ComponentProps) {
  const tiles = [
    {
      to: "/staff/access-requests",
      figure: counts.staffRequests,
      label: "access requests",
      one: "access request",
    },
    {
      to: "/staff/jobs",
      figure: counts.jobsToRead,
      label: "jobs to review",
      one: "job to review",
    },
    {
      to: "/staff/job-feeds",
      figure: counts.feedsToLookAt,
      label: "feeds that failed",
      one: "feed that failed",
    },
    {
      to: "/staff/job-reports",
      figure: counts.jobReports,
      label: "reports from readers",
      one: "report from a reader",
    },
    {
      to: "/staff/employer-claims",
      figure: counts.claims,
      label: "requests to manage a company",
      one: "request to manage a company",
    },
    {
      to: "/staff/company-changes",
      figure: counts.companyChanges,
      label: "company pages to review",
      one: "company page to review",
    },
    {
      to: "/staff/messages?state=waiting",
      figure: counts.messages,
      label: "messages to answer",
      one: "message to answer",
    },
    {
      to: "/staff/messages?state=overdue",
      figure: counts.overdueMessages,
      label: "messages overdue",
      one: "message overdue",
    },
    {
      to: "/staff/stories?status=waiting",
      figure: counts.stories,
      label: "success stories to read",
      one: "success story to read",
    },
    {
      to: "/staff/landing-pages",
      figure: counts.landingPages,
      label: "landing pages made by staff",
      one: "landing page made by staff",
    },
    {
      to: "/staff/fairs/india-career-fair",
      figure: counts.fairPlaces,
      label: "places taken at the India career fair",
      one: "place taken at the India career fair",
    },
    {
      to: "/staff/people",
      figure: counts.people,
      label: "people with an account",
      one: "person with an account",
    },
    { to: "/staff/people", figure: counts.newThisWeek, label: "joined in the last seven days" },
    {
      to: "/staff/universities",
      figure: counts.universities,
      label: "universities",
      one: "university",
    },
    {
      to: "/staff/security-events",
      figure: counts.securityEvents,
      label: "security events in the last seven days",
      one: "security event in the last seven days",
    },
    {
      to: "/staff/mails",
      figure: counts.mailsWaiting,
      label: "emails not delivered yet",
      one: "email not delivered yet",
    },
  ];

  return (
    <main id="main" className="wrap desk">
      <PageHead title="Desk" lead="What needs a decision, and where things stand today." />
      <ul className="desk__tiles">
        {tiles.map(({ to, figure, label, one = label }) => (
          <li key={label}>
            <Link className="desk__tile" to={to}>
              <span className="desk__figure">{formatCount(figure)}</span>
              <span>{figure === 1 ? one : label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
