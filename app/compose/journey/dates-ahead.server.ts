import { findProfile } from "#domain/accounts/people/profiles.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { upcomingEventLinesOf } from "#domain/events/events.queries.server.ts";
import { listNextSaved } from "#domain/jobs/saved/saved-summary.queries.server.ts";
import type { KeyDate } from "#domain/journey/key-dates.ts";
import { describeDashboard } from "#domain/journey/student-dashboard.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { nothingSaid } from "#domain/visas/situation/situation.ts";
import { findSituation } from "#domain/visas/situation/situations.server.ts";
import { visaDates } from "#domain/visas/situation/visa-dates.ts";
import { arrivalOf } from "./first-week.server.ts";
import { meetingMoments } from "./own-meetings.server.ts";

const MAX_EACH = 20;

/** What comes next for somebody by their own dates, soonest first, on both clocks. */
export async function datesAhead(member: SignedInMember, now: Date): Promise<KeyDate[]> {
  const [profile, university, kept, saved, events, meetings, firstWeek] = await Promise.all([
    findProfile(member.id),
    member.universityId ? findUniversity(member.universityId) : null,
    findSituation(member.id),
    listNextSaved(member.id, { jobs: MAX_EACH, dates: MAX_EACH }, now),
    upcomingEventLinesOf(member.id, now, MAX_EACH),
    meetingMoments(member.id, now),
    arrivalOf(member.id, now),
  ]);
  if (!profile) return [];
  const situation = kept?.situation ?? nothingSaid;
  const { permission, permissionEndsOn } = situation;
  const ownMoments = [...momentsOf(saved, now), ...events.map(momentOfEvent), ...meetings];
  const told = { permission, permissionEndsOn, ownDates: visaDates(situation), ownMoments };
  return describeDashboard({ ...profile, ...told, firstWeek }, university, now).dates;
}

type Saved = Awaited<ReturnType<typeof listNextSaved>>;
type OwnEvent = Awaited<ReturnType<typeof upcomingEventLinesOf>>[number];

function momentsOf({ jobs, dated }: Saved, now: Date) {
  const closings = jobs.flatMap(({ name, isLive, closesAt, closesZone }) =>
    isLive && closesAt && closesAt > now
      ? [{ title: `${name} closes`, at: closesAt, zone: closesZone }]
      : [],
  );
  const own = dated.map(({ name, dateLabel, dateAt, closesZone }) => ({
    title: `${dateLabel || "Your date"}: ${name}`,
    at: dateAt,
    zone: closesZone,
  }));
  return [...closings, ...own];
}

function momentOfEvent({ title, state, startsAt, zone }: OwnEvent) {
  const name = state === "cancelled" ? `${title} (cancelled)` : title;
  return { title: name, at: startsAt, zone };
}
