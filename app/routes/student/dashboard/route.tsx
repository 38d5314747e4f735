import { ArrowRight, Pencil } from "lucide-react";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { OwnEvents } from "#domain/events/components/own-events.tsx";
import { ForYou } from "#domain/jobs/for-you/components/for-you.tsx";
import { SavedSummary } from "#domain/jobs/saved/components/saved-summary.tsx";
import { KeyDateList } from "#domain/journey/components/key-date-list.tsx";
import { NextStepCard } from "#domain/journey/components/next-step-card.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { Section, SectionGrid } from "#ui/section.tsx";
import type { Route } from "./+types/route";
import { loadDashboard } from "./page.server.ts";
import "./dashboard.css";

export function loader(args: Route.LoaderArgs) {
  return loadDashboard(args);
}

export function meta() {
  return [{ title: "Your dashboard - Waymark" }];
}

export default function StudentDashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, clocks, headline, step, stops, dates, today, places, hours } = loaderData;
  const { saved, week, cvs, picked, events } = loaderData;

  return (
    <main id="main" className="wrap dashboard">
      <PageHead over={clocks} title={`Hello ${firstName}. ${headline}`} />
      <NextStepCard step={step} today={today} {...places} />
      <Section title="Your journey" aside={<EditDates />}>
        <RouteLine direction="row" label="Your journey" stops={stops} />
      </Section>
      <Section title="Jobs for you" aside={<HiddenJobs />}>
        <ForYou view={picked} />
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
        {events.length > 0 ? (
          <Section title="Your events">
            <OwnEvents lines={events} />
          </Section>
        ) : null}
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

function HiddenJobs() {
  return (
    <Link className="more" to="/my-hidden-jobs">
      Hidden jobs
      <Icon icon={ArrowRight} isDirectional />
    </Link>
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
