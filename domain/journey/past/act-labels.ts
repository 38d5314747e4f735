/** How an act is told: once, and several on one day. Kinds that are not here are nobody's news. */
type ActLabels = { one: string; many: (count: number) => string };

function counted(verb: string, one: string, many: string): ActLabels {
  return { one: `${verb} ${one}`, many: (count) => `${verb} ${count} ${many}` };
}

function once(words: string): ActLabels {
  return { one: words, many: () => words };
}

/**
 * The names are those the capabilities give in their `activity-kinds.ts`. Signing in, looking at pages
 * and hiding jobs are not told: they are no steps of a journey.
 */
const told: Readonly<Record<string, ActLabels>> = {
  registered: once("Joined Waymark"),
  "job-saved": counted("Saved", "a job", "jobs"),
  "job-applied": counted("Recorded an application for", "a job", "jobs"),
  "job-interview": counted("Recorded an interview for", "a job", "jobs"),
  "job-offer": counted("Recorded an offer for", "a job", "jobs"),
  "application-sent": counted("Sent", "an application", "applications"),
  "application-withdrawn": counted("Withdrew", "an application", "applications"),
  "application-interview": counted("Invited to an interview for", "a job", "jobs"),
  "application-offer": counted("Offered", "a job", "jobs"),
  "cv-made": counted("Began", "a CV", "CVs"),
  "letter-made": counted("Began", "a letter", "letters"),
  "cv-sent": counted("Sent", "a CV", "CVs"),
  "letter-sent": counted("Sent", "a letter", "letters"),
  "employer-followed": counted("Followed", "an employer", "employers"),
  "licence-checked": counted("Checked", "a sponsor licence", "sponsor licences"),
  "visa-check-made": once("Used a visa tool"),
  "hours-logged": once("Logged hours of work"),
  "achievement-shared": once("Shared an achievement"),
  "event-place-taken": counted("Booked a place at", "an event", "events"),
  "event-place-cancelled": counted("Cancelled a place at", "an event", "events"),
  "event-attended": counted("Attended", "an event", "events"),
  "meeting-booked": counted("Booked", "a meeting", "meetings"),
  "meeting-cancelled": counted("Cancelled", "a meeting", "meetings"),
  "ebook-asked": counted("Asked for", "an ebook", "ebooks"),
  "friend-became-active": counted("Thanked for", "an active friend", "active friends"),
  "ambassador-applied": once("Applied to be a campus ambassador"),
  "story-shared": once("Shared a success story"),
  "story-withdrawn": once("Withdrew a success story"),
  "message-sent": once("Wrote to us"),
  "lesson-watched": counted("Watched", "a lesson", "lessons"),
  "lesson-check-passed": counted("Passed the check of", "a lesson", "lessons"),
  "course-finished": counted("Finished", "a course", "courses"),
  "plan-step-done": counted(
    "Finished",
    "a step of the Jumpstart plan",
    "steps of the Jumpstart plan",
  ),
  "plan-chapter-read": counted("Read", "a chapter of the playbook", "chapters of the playbook"),
  arrived: once("Arrived, and became a student here"),
  "first-week-done": counted("Finished", "a step of the first week", "steps of the first week"),
};

export const shownKinds: readonly string[] = Object.keys(told);

export function actsLabel(kind: string, count: number): string | null {
  const words = told[kind];
  if (!words) return null;
  return count === 1 ? words.one : words.many(count);
}
