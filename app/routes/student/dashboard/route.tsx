import { ArrowRight, Pencil } from "lucide-react";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { memberOf } from "#app/member.server.ts";
import { findProfile } from "#domain/accounts/people/profiles.server.ts";
import { countCvs } from "#domain/cvs/cvs.queries.server.ts";
import { SavedSummary } from "#domain/jobs/saved/components/saved-summary.tsx";
import { summariseSavedJobs } from "#domain/jobs/saved/saved-summary.server.ts";
import { KeyDateList } from "#domain/journey/components/key-date-list.tsx";
import { NextStepCard } from "#domain/journey/components/next-step-card.tsx";
import { describeDashboard } from "#domain/journey/student-dashboard.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { situationOf } from "#domain/visas/situation/situations.server.ts";
import { visaDates } from "#domain/visas/situation/visa-dates.ts";
import { summariseWeek } from "#domain/visas/work-hours/week-summary.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { Section, SectionGrid } from "#ui/section.tsx";
import type { Route } from "./+types/route";
import "./dashboard.css";

export async function loader({ context }: Route.LoaderArgs) {
  const member = memberOf(context);
  const now = new Date();
  const [profile, university, situation, saved, week, cvs] = await Promise.all([
    findProfile(member.id),
    member.universityId ? findUniversity(member.universityId) : null,
    situationOf(member.id),
    summariseSavedJobs(member, now),
    summariseWeek(member.id, now),
    countCvs(member.id),
  ]);
  const { permission, permissionEndsOn } = situation;
  const own = { permission, permissionEndsOn, ownDates: visaDates(situation) };
  const work = { ownMoments: saved.moments, jobs: saved.words };
  const told = profile ? { ...profile, ...own, ...work } : null;
  return {
    ...{ firstName: member.firstName, saved, week, cvs },
    ...describeDashboard(told, university, now),
  };
}

export function meta() {
  return [{ title: "Your dashboard - Waymark" }];
}

export default function StudentDashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, clocks, headline, step, stops, dates, today, places, hours } = loaderData;
  const { saved, week, cvs } = loaderData;

  return (
    <main id="main" className="wrap dashboard">
      <PageHead over={clocks} title={`Hello ${firstName}. ${headline}`} />
      <NextStepCard step={step} today={today} {...places} />
      <Section title="Your journey" aside={<EditDates />}>
        <RouteLine direction="row" label="Your journey" stops={stops} />
      </Section>
      <SectionGrid>
        <Section title="Dates in your zone">
          {dates.length > 0 ? (
            <KeyDateList dates={dates} place={places.away} />
          ) : (
            <EmptyState
              headingLevel={3}
              title="No dates ahead"
              action={<ButtonLink to="/edit-profile">Add your dates</ButtonLink>}
            >
              Add the day your course ends and the day you move, and they are told here in your
              zone.
            </EmptyState>
          )}
        </Section>
        <Section title="Saved jobs">
          {saved.total > 0 ? (
            <SavedSummary {...saved} />
          ) : (
            <EmptyState
              headingLevel={3}
              title="No saved jobs yet"
              action={<ButtonLink to="/jobs">See the jobs board</ButtonLink>}
            >
              Save a job and its closing time shows here, in your zone and in the employer’s.
            </EmptyState>
          )}
        </Section>
        <Section title="Your CV">
          {cvs > 0 ? (
            <p>
              <Link to="/my-cvs">
                {cvs === 1 ? "One document in the CV studio" : `${cvs} documents in the CV studio`}
              </Link>
            </p>
          ) : (
            <EmptyState
              headingLevel={3}
              title="No CV yet"
              action={<ButtonLink to="/my-cvs">Open the CV studio</ButtonLink>}
            >
              One document that people, software and screen readers can all read.
            </EmptyState>
          )}
        </Section>
        <Section
          title={week ? "Work this week" : "Work in term"}
          aside={
            <Link className="more" to="/work-hours">
              Work hours
              <Icon icon={ArrowRight} isDirectional />
            </Link>
          }
        >
          {week ? (
            <p>
              <b>{week.title}.</b> {week.words}
            </p>
          ) : null}
          <p>{hours.words}</p>
          <p className="tiny muted">
            <a href={hours.source}>The rule at its source</a>, checked {hours.checkedOn}.
            Information, not immigration advice.
          </p>
        </Section>
      </SectionGrid>
      <VisaTools />
    </main>
  );
}

function EditDates() {
  return (
    <Link className="more" to="/edit-profile">
      Edit dates
      <Icon icon={Pencil} />
    </Link>
  );
}
