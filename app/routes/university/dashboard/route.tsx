import { ShieldCheck } from "lucide-react";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import {
  describeUniversity,
  type UniversityOverview,
} from "#domain/reports/university-overview.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { FEW } from "#rules/small-numbers.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { Figures } from "#ui/figures.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SectionGrid } from "#ui/section.tsx";
import type { Route } from "./+types/route";
import "./dashboard.css";

export async function loader({ context }: Route.LoaderArgs) {
  const universityId = universityIdOf(context);
  return {
    firstName: memberOf(context).firstName,
    university: await findUniversity(universityId),
    overview: await describeUniversity(universityId, new Date()),
  };
}

export function meta() {
  return [{ title: "University dashboard - Waymark" }];
}

export default function UniversityDashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, university, overview } = loaderData;
  const { joined, homes } = overview;
  const busiest = busiestOf(joined);

  return (
    <main id="main" className="wrap uni-dash">
      <PageHead
        over={`${university?.name}, counted on ${longDay(isoDay(overview.asAt))}`}
        title={`Hello ${firstName}`}
        lead="Your students on Waymark, in counts of five or more."
      />
      <Figures
        items={[
          {
            label: "Students with an account",
            value: overview.students,
            note: "Students, graduates and ambassadors.",
          },
          {
            label: "Joined in 30 days",
            value: overview.joinedThisMonth,
            note: "Made an account in the last 30 days.",
          },
          {
            label: "Finish within 3 months",
            value: overview.finishingSoon,
            note: "By the course end they gave us.",
          },
          {
            label: "Waiting for you",
            value: overview.waitingRequests,
            note: <Link to="/university/access-requests">Requests for access</Link>,
          },
          {
            label: "Listed, not registered",
            value: overview.listedNotRegistered,
            note: <Link to="/pre-auth-student">Students who may register</Link>,
          },
        ]}
      />
      <SectionGrid>
        <ChartFrame
          headline={busiest ? `${busiest} brought the most new accounts` : "New accounts by month"}
          note="Students who made an account, by month, the last six months."
          csvHref="/university-dashboard.csv"
          table={{
            headings: ["Month", "Joined"],
            rows: joined.map(({ month, text }) => [month, text]),
          }}
        >
          <BarChart
            shape="columns"
            bars={joined.map(({ month, ...bar }) => ({
              label: month.slice(0, 3),
              ...bar,
              // Over a column there is no room for "fewer than 5".
              text: bar.text === FEW ? "1–4" : bar.text,
              isTold: month === busiest,
            }))}
          />
        </ChartFrame>
        <ChartFrame
          headline={homesHeadline(homes)}
          note="Home countries students gave, the eight largest groups."
          table={{
            headings: ["Country", "Students"],
            rows: homes.map(({ country, text }) => [country, text]),
          }}
        >
          <BarChart
            bars={homes.map(({ country, ...bar }, index) => ({
              label: country,
              ...bar,
              isTold: index === 0 && isLargest(homes),
            }))}
          />
        </ChartFrame>
      </SectionGrid>
      <Notice icon={ShieldCheck} title="Small numbers are protected">
        Counts of 1 to 4 show as “fewer than 5”, others are rounded to the nearest 5. You never see
        what a student saved or answered about a visa.
      </Notice>
    </main>
  );
}

/** A month is named only where its count shows that it brought the most. */
function busiestOf(joined: UniversityOverview["joined"]): string | null {
  const [first, second] = joined.toSorted((a, b) => b.value - a.value);
  return first && first.value > (second?.value ?? 0) ? first.month : null;
}

/** A country is named only where its count shows that it is the largest. */
function homesHeadline(homes: UniversityOverview["homes"]): string {
  return isLargest(homes)
    ? `The largest group is from ${homes[0]?.country}`
    : "Where your students come from";
}

function isLargest([first, second]: UniversityOverview["homes"]): boolean {
  return (first?.value ?? 0) > (second?.value ?? 0);
}
