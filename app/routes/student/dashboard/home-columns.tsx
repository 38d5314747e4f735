import { ArrowRight, CirclePlay, MessageSquare } from "lucide-react";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { OwnEvents } from "#domain/events/components/own-events.tsx";
import { eventPaths } from "#domain/events/event-paths.ts";
import { ForYou } from "#domain/jobs/for-you/components/for-you.tsx";
import { SavedSummary } from "#domain/jobs/saved/components/saved-summary.tsx";
import { KeyDateList } from "#domain/journey/components/key-date-list.tsx";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import type { loadDashboard } from "./page.server.ts";

type Home = Awaited<ReturnType<typeof loadDashboard>>;

/**
 * Each part is there where it has something to say. The columns fill themselves in this order, high
 * parts beside low ones, so that they end at about the same height.
 */
export function HomeColumns(home: Home) {
  const { dates, places, saved, cv, week, picked, course, arrival, step, ahead } = home;
  return (
    <div className="home__cols">
      {dates.length > 0 ? (
        <Section title="Dates in your time zone" aside={<More to="/my-journey">All dates</More>}>
          <KeyDateList isShort dates={dates} place={places.away} />
        </Section>
      ) : null}
      {week ? (
        <Section title="Work this week" aside={<More to="/work-hours">Work hours</More>}>
          <p className="small">{week}.</p>
        </Section>
      ) : null}
      {arrival && arrival.open > 0 && step.kind !== "first-week" ? (
        <Section title="Your first week" aside={<More to="/first-week">All steps</More>}>
          <p className="small">
            {arrival.open} of {arrival.all} steps are open.
          </p>
        </Section>
      ) : null}
      {saved.total > 0 ? (
        <Section
          title="Saved jobs"
          aside={<More to="/my-saved-jobs">{savedCount(saved.total)}</More>}
        >
          <SavedSummary {...saved} />
        </Section>
      ) : null}
      {picked.kind === "jobs" ? (
        <Section title="Jobs for you" aside={<More to="/jobs">All jobs</More>}>
          <ForYou view={picked} />
        </Section>
      ) : null}
      {course ? (
        <Section title="Learning">
          <p>
            <Link className="more" to={course.to}>
              <Icon icon={CirclePlay} />
              {course.lesson}
            </Link>
          </p>
          <p className="small muted">
            {course.course}. {course.left}.
          </p>
        </Section>
      ) : null}
      {ahead.lines.length > 0 ? (
        <Section title={linesTitle(ahead)} aside={<LinesMore {...ahead} />}>
          <OwnEvents lines={ahead.lines} />
        </Section>
      ) : null}
      {cv ? (
        <Section title="Your CV" aside={<More to="/my-cvs">{cvCount(cv.total)}</More>}>
          <CvState cv={cv} />
        </Section>
      ) : null}
    </div>
  );
}

type Lines = Home["ahead"];

function linesTitle({ hasEvents, hasMeetings }: Lines): string {
  if (!hasMeetings) return "Your events";
  return hasEvents ? "Coming up" : "Your meetings";
}

function LinesMore({ hasEvents }: Lines) {
  return hasEvents ? (
    <More to={eventPaths.own}>All events</More>
  ) : (
    <More to={meetingPaths.book}>All meetings</More>
  );
}

function CvState({ cv }: { cv: NonNullable<Home["cv"]> }) {
  const sent = cv.sendings === 1 ? "Sent to 1 employer." : `Sent to ${cv.sendings} employers.`;
  return (
    <>
      <p className="strong">
        <Link to={cvPaths.edit(cv)}>{cv.title}</Link>
      </p>
      <p className="small muted">
        Saved {cv.saved}. {cv.sendings > 0 ? sent : "Not sent yet."}
      </p>
      {cv.openComments > 0 ? (
        <p className="small home__waits">
          <Icon icon={MessageSquare} />
          {cv.openComments === 1 ? "1 comment waits" : `${cv.openComments} comments wait`} for you
        </p>
      ) : null}
    </>
  );
}

function savedCount(total: number): string {
  return total === 1 ? "Your saved job" : `All ${total}`;
}

function cvCount(total: number): string {
  return total === 1 ? "CV studio" : `All ${total}`;
}

function More({ to, children }: { to: string; children: string }) {
  return (
    <Link className="more" to={to}>
      {children}
      <Icon icon={ArrowRight} isDirectional />
    </Link>
  );
}
