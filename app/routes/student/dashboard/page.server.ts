import type { RouterContextProvider } from "react-router";
import { forYou } from "#app/compose/jobs/for-you.server.ts";
import { courseInProgress } from "#app/compose/journey/course-in-progress.server.ts";
import { arrivalOf } from "#app/compose/journey/first-week.server.ts";
import { newsSince } from "#app/compose/journey/news.server.ts";
import { meetingLine } from "#app/compose/journey/own-meetings.server.ts";
import { memberOf } from "#app/member.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { summariseCvs } from "#domain/cvs/document/cv-summary.queries.server.ts";
import { type OwnEventLine, ownEventLines } from "#domain/events/own-event-lines.server.ts";
import type { ForYouView } from "#domain/jobs/for-you/for-you-view.ts";
import { findPicks } from "#domain/jobs/for-you/picks.server.ts";
import { listNotices, type OpenNotice } from "#domain/jobs/saved/notices.queries.server.ts";
import { summariseSavedJobs } from "#domain/jobs/saved/saved-summary.server.ts";
import { describeDashboard } from "#domain/journey/student-dashboard.ts";
import { visitHome } from "#domain/journey/visit-home.server.ts";
import { findHomeFacts } from "#domain/reports/home/home-facts.queries.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { currentMessages } from "#domain/university-messages/messages.server.ts";
import { nothingSaid } from "#domain/visas/situation/situation.ts";
import { findSituation } from "#domain/visas/situation/situations.server.ts";
import { visaDates } from "#domain/visas/situation/visa-dates.ts";
import { summariseWeek } from "#domain/visas/work-hours/week-summary.server.ts";
import { shortDayIn } from "#rules/zoned-time.ts";
import { comingUp } from "./coming-up.ts";
import { firstSteps } from "./first-steps.ts";

type RequestArgs = { context: Readonly<RouterContextProvider> };

/** One screen has room for so many of each; the rest is a link away. */
const MAX_DATES = 3;
const MAX_LINES = 2;

/** Everything a student's first screen says: read at once, then what hangs on it. */
export async function loadDashboard({ context }: RequestArgs) {
  const member = memberOf(context);
  const now = new Date();
  const [week, read] = await Promise.all([summariseWeek(member.id, now), readHome(member, now)]);
  const { facts, kept, university, saved, cv, events, messages, course } = read;
  const { notices, profile, arrival, picked, news } = read;
  const situation = kept?.situation ?? nothingSaid;
  const { permission, permissionEndsOn } = situation;
  const own = { permission, permissionEndsOn, ownDates: visaDates(situation) };
  const told = profile
    ? { ...profile, ...own, ownMoments: saved.moments, jobs: saved.words, firstWeek: arrival }
    : null;
  const { dates, ...described } = describeDashboard(told, university, now);
  const zone = member.timeZone ?? university?.timeZone ?? "Europe/London";
  const { total, stages, next } = saved;
  return {
    firstName: member.firstName,
    ...{ course, arrival, news, messages, picked: short(picked), week: week?.title ?? null },
    saved: { total, news: notices.length, stages, next: next.slice(0, MAX_LINES) },
    ahead: linesAhead(facts?.meetings ?? [], events, zone),
    cv: cv && shownCv(cv, zone),
    dates: dates.slice(0, MAX_DATES),
    first: firstSteps({
      hasDates: Boolean(profile?.courseEndsOn),
      hasSituation: kept !== null,
      hasCv: cv !== null,
      hasJob: total > 0,
    }),
    university: university && { id: university.id, name: university.name },
    ...described,
  };
}

type Meetings = Facts["meetings"];
type Events = Awaited<ReturnType<typeof ownEventLines>>;

function linesAhead(meetings: Meetings, events: Events, zone: string) {
  const told = meetings.map((meeting) => ({ ...meeting, ...meetingLine(meeting, zone) }));
  return {
    hasEvents: events.length > 0,
    hasMeetings: meetings.length > 0,
    lines: comingUp(told, events).map(({ href, title, when, place }): OwnEventLine => {
      return { href, title, when, place };
    }),
  };
}

/**
 * What nobody has to wait for goes in one go, and all that hangs on it in a second: each go wakes the
 * embedded engine's thread and is woken by it, which costs as much as a query does.
 */
async function readHome(member: SignedInMember, now: Date) {
  const { universityId } = member;
  const [facts, kept, university, saved, notices, ...more] = await Promise.all([
    findHomeFacts(member.id, now),
    findSituation(member.id),
    universityId ? findUniversity(universityId) : null,
    summariseSavedJobs(member, now),
    listNotices(member.id, now),
    summariseCvs(member.id),
    ownEventLines(member, now),
    universityId ? currentMessages({ id: member.id, universityId }, now) : [],
    courseInProgress(member),
    findPicks(member.id),
  ]);
  const [cv, events, messages, course, stored] = more;
  const profile = facts?.profile ?? null;
  const reader = { member, course: profile?.course ?? null, university, hasCv: cv !== null };
  const [arrival, picked, news] = await Promise.all([
    facts?.arrivedAt ? arrivalOf(member.id, now) : null,
    forYou({ ...reader, situation: kept?.situation ?? null, stored }, now),
    facts ? newsFor(member, { ...facts, notices }, now) : [],
  ]);
  const first = { facts, kept, university, saved, notices, cv, events, messages, course };
  return { ...first, profile, arrival, picked, news };
}

type NewestCv = NonNullable<Awaited<ReturnType<typeof summariseCvs>>>;

function shownCv({ updatedAt, ...cv }: NewestCv, zone: string) {
  return { ...cv, saved: shortDayIn(zone, updatedAt) };
}

type Facts = NonNullable<Awaited<ReturnType<typeof findHomeFacts>>> & {
  notices: readonly OpenNotice[];
};

async function newsFor(member: SignedInMember, { visit, ...has }: Facts, now: Date) {
  const since = await visitHome(member.id, visit, now);
  return newsSince(member, { since, ...has }, now);
}

/** A job and the first reason why it is there; pay and closing time stand on its page. */
function short(picked: ForYouView): ForYouView {
  if (picked.kind !== "jobs") return picked;
  const jobs = picked.jobs.slice(0, MAX_LINES).map((job) => ({
    ...job,
    reasons: job.reasons.slice(0, 1),
  }));
  return { kind: "jobs", jobs };
}
