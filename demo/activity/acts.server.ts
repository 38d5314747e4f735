import type { Transaction } from "#db/client.server.ts";
import { applications } from "#db/schema/applications.ts";
import { cvSendings, cvs } from "#db/schema/cvs.ts";
import { eventRegistrations } from "#db/schema/events.ts";
import { followedEmployers } from "#db/schema/job-choices.ts";
import { checklistMarks, departures } from "#db/schema/jumpstart.ts";
import { courseCertificates, lessonWatching } from "#db/schema/learners.ts";
import { meetings } from "#db/schema/meetings.ts";
import { pointsScenarios } from "#db/schema/points.ts";
import { type SavedStage, savedJobs } from "#db/schema/saved-jobs.ts";
import { workShifts } from "#db/schema/work-hours.ts";
import type { ActivityEntry } from "#domain/activity/record-activity.server.ts";
import { applicationActivity } from "#domain/applications/activity-kinds.ts";
import { cvActivity } from "#domain/cvs/document/activity-kinds.ts";
import { eventActivity } from "#domain/events/activity-kinds.ts";
import { followActivity } from "#domain/jobs/followed/activity-kinds.ts";
import { savedJobActivity } from "#domain/jobs/saved/activity-kinds.ts";
import { jumpstartActivity } from "#domain/jumpstart/activity-kinds.ts";
import { learningActivity } from "#domain/learning/catalogue/activity-kinds.ts";
import { meetingActivity } from "#domain/meetings/calendar/activity-kinds.ts";
import { visaToolActivity } from "#domain/visas/tool/activity-kinds.ts";
import { workHoursActivity } from "#domain/visas/work-hours/activity-kinds.ts";

export type DemoAct = ActivityEntry & { capability: string };

/** What the rows of the demo say that people did. Licence checks are made as anybody makes them, later. */
export async function demoActs(tx: Transaction): Promise<DemoAct[]> {
  return [
    ...(await ofSavedJobs(tx)),
    ...(await ofCvs(tx)),
    ...(await ofSendings(tx)),
    ...(await ofApplications(tx)),
    ...(await ofVisaTools(tx)),
    ...(await ofEvents(tx)),
    ...(await ofFollows(tx)),
    ...(await ofLearning(tx)),
    ...(await ofPlans(tx)),
    ...(await ofMeetings(tx)),
  ];
}

const wayTo: Record<SavedStage, readonly (keyof typeof savedJobActivity)[]> = {
  saved: ["job-saved"],
  applied: ["job-saved", "job-applied"],
  interview: ["job-saved", "job-applied", "job-interview"],
  offer: ["job-saved", "job-applied", "job-interview", "job-offer"],
  closed: ["job-saved"],
};

/** The stages lie evenly between saving and the day of the last one. */
async function ofSavedJobs(tx: Transaction): Promise<DemoAct[]> {
  const { userId, jobId, stage, savedAt, stageAt } = savedJobs;
  const rows = await tx.select({ userId, jobId, stage, savedAt, stageAt }).from(savedJobs);
  return rows.flatMap((row) => {
    const way = wayTo[row.stage];
    const step = (row.stageAt.getTime() - row.savedAt.getTime()) / Math.max(1, way.length - 1);
    return way.map((name, index) => ({
      kind: savedJobActivity[name],
      userId: row.userId,
      thingId: row.jobId,
      at: new Date(row.savedAt.getTime() + index * step),
      capability: "jobs",
    }));
  });
}

async function ofCvs(tx: Transaction): Promise<DemoAct[]> {
  const { id, ownerId, kind, createdAt } = cvs;
  const rows = await tx.select({ id, ownerId, kind, createdAt }).from(cvs);
  return rows.map((row) => ({
    kind: cvActivity[`${row.kind}-made`],
    userId: row.ownerId,
    thingId: row.id,
    at: row.createdAt,
    capability: "cvs",
  }));
}

async function ofSendings(tx: Transaction): Promise<DemoAct[]> {
  const { id, ownerId, kind, createdAt } = cvSendings;
  const rows = await tx.select({ id, ownerId, kind, createdAt }).from(cvSendings);
  return rows.map((row) => ({
    kind: cvActivity[`${row.kind ?? "cv"}-sent`],
    userId: row.ownerId,
    thingId: row.id,
    at: row.createdAt,
    capability: "cvs",
  }));
}

async function ofApplications(tx: Transaction): Promise<DemoAct[]> {
  const { userId, jobId: thingId, sentAt: at } = applications;
  const rows = await tx.select({ userId, thingId, at }).from(applications);
  const kind = applicationActivity["application-sent"];
  return rows.map((row) => ({ ...row, kind, capability: "jobs" }));
}

async function ofEvents(tx: Transaction): Promise<DemoAct[]> {
  const { userId, eventId, createdAt, attendedAt } = eventRegistrations;
  const rows = await tx.select({ userId, eventId, createdAt, attendedAt }).from(eventRegistrations);
  return rows.flatMap((row) => {
    if (row.userId === null) return [];
    const about = { userId: row.userId, thingId: row.eventId, capability: "events" };
    const taken = { ...about, kind: eventActivity["event-place-taken"], at: row.createdAt };
    if (!row.attendedAt) return [taken];
    return [taken, { ...about, kind: eventActivity["event-attended"], at: row.attendedAt }];
  });
}

async function ofFollows(tx: Transaction): Promise<DemoAct[]> {
  const { userId, employerId: thingId, followedAt: at } = followedEmployers;
  const rows = await tx.select({ userId, thingId, at }).from(followedEmployers);
  const kind = followActivity["employer-followed"];
  return rows.map((row) => ({ ...row, kind, capability: "jobs" }));
}

/** Hours are logged when the shift is over; those still to come were not noted yet. */
async function ofVisaTools(tx: Transaction): Promise<DemoAct[]> {
  const { userId, endsAt } = workShifts;
  const shifts = await tx.select({ userId, at: endsAt }).from(workShifts);
  const { userId: owner, createdAt } = pointsScenarios;
  const scenarios = await tx.select({ userId: owner, at: createdAt }).from(pointsScenarios);
  const hours = { kind: workHoursActivity["hours-logged"], capability: "work-hours" };
  const points = { kind: visaToolActivity["visa-check-made"], thingId: "points-calculator" };
  return [
    ...shifts.map((shift) => ({ ...hours, ...shift })),
    ...scenarios.map((made) => ({ ...points, ...made, capability: "points-calculator" })),
  ];
}

/** Of a demo that is renewed: at the first start there are no lessons yet. */
async function ofLearning(tx: Transaction): Promise<DemoAct[]> {
  const { userId, lessonId, completedAt } = lessonWatching;
  const watched = await tx
    .select({ userId, thingId: lessonId, at: completedAt })
    .from(lessonWatching);
  const { userId: holder, courseId, issuedAt } = courseCertificates;
  const finished = await tx
    .select({ userId: holder, thingId: courseId, at: issuedAt })
    .from(courseCertificates);
  const ofLessons = [
    learningActivity["lesson-watched"],
    learningActivity["lesson-check-passed"],
  ].flatMap((kind) =>
    watched.flatMap(({ at, ...lesson }) =>
      at ? [{ kind, ...lesson, at, capability: "hub" }] : [],
    ),
  );
  const kind = learningActivity["course-finished"];
  return [...ofLessons, ...finished.map((course) => ({ kind, ...course, capability: "hub" }))];
}

/** Steps before the flight, chapters of the playbook, the arrival, and steps of the first week. */
async function ofPlans(tx: Transaction): Promise<DemoAct[]> {
  const { userId, step, markedAt } = checklistMarks;
  const marks = await tx.select({ userId, step, at: markedAt }).from(checklistMarks);
  const { userId: traveller, arrivedAt } = departures;
  const arrivals = await tx.select({ userId: traveller, at: arrivedAt }).from(departures);
  const capability = "jumpstart";
  return [
    ...marks.map(({ step: marked, ...mark }) => ({ ...mark, ...stepOf(marked), capability })),
    ...arrivals.flatMap(({ at, userId: who }) =>
      at ? [{ kind: jumpstartActivity.arrived, userId: who, at, capability }] : [],
    ),
  ];
}

function stepOf(step: string) {
  const [, chapter] = step.split("chapter:");
  if (chapter) return { kind: jumpstartActivity["plan-chapter-read"], thingId: chapter };
  const kind = step.startsWith("week-") ? "first-week-done" : "plan-step-done";
  return { kind: jumpstartActivity[kind], thingId: step };
}

async function ofMeetings(tx: Transaction): Promise<DemoAct[]> {
  const { id: thingId, userId, createdAt: at } = meetings;
  const rows = await tx.select({ thingId, userId, at }).from(meetings);
  const about = { kind: meetingActivity["meeting-booked"], capability: "meetings" };
  return rows.flatMap(({ userId: who, ...row }) =>
    who ? [{ ...about, ...row, userId: who }] : [],
  );
}
