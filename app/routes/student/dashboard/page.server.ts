import type { RouterContextProvider } from "react-router";
import { forYou } from "#app/compose/jobs/for-you.server.ts";
import { memberOf } from "#app/member.server.ts";
import { findProfile } from "#domain/accounts/people/profiles.server.ts";
import { countCvs } from "#domain/cvs/document/cvs.queries.server.ts";
import { ownEventLines } from "#domain/events/own-event-lines.server.ts";
import { summariseSavedJobs } from "#domain/jobs/saved/saved-summary.server.ts";
import { describeDashboard } from "#domain/journey/student-dashboard.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { nothingSaid } from "#domain/visas/situation/situation.ts";
import { findSituation } from "#domain/visas/situation/situations.server.ts";
import { visaDates } from "#domain/visas/situation/visa-dates.ts";
import { summariseWeek } from "#domain/visas/work-hours/week-summary.server.ts";

type Asked = { context: Readonly<RouterContextProvider> };

/** Everything a student's first screen says. */
export async function loadDashboard({ context }: Asked) {
  const member = memberOf(context);
  const now = new Date();
  const [profile, university, kept, saved, week, cvs, events] = await Promise.all([
    findProfile(member.id),
    member.universityId ? findUniversity(member.universityId) : null,
    findSituation(member.id),
    summariseSavedJobs(member, now),
    summariseWeek(member.id, now),
    countCvs(member.id),
    ownEventLines(member, now),
  ]);
  const situation = kept?.situation ?? nothingSaid;
  const { permission, permissionEndsOn } = situation;
  const own = { permission, permissionEndsOn, ownDates: visaDates(situation) };
  const work = { ownMoments: saved.moments, jobs: saved.words };
  const told = profile ? { ...profile, ...own, ...work } : null;
  const reader = { member, course: profile?.course ?? null, university, hasCv: cvs > 0 };
  return {
    picked: await forYou({ ...reader, situation: kept?.situation ?? null }, now),
    ...{ firstName: member.firstName, saved, week, cvs, events },
    ...describeDashboard(told, university, now),
  };
}
