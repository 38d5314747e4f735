/**
 * How many days we keep what nobody needs any more. The privacy policy and the
 * maintenance runbook promise the same numbers, and a test compares them.
 */
export const retentionDays = {
  /** After they were queued, delivered or not. */
  mails: 30,
  /** After their link ran out. */
  unfinishedRegistrations: 90,
  /** After somebody said yes or no. */
  decidedAccessRequests: 180,
  /** What people wrote to us, after it was closed. */
  closedMessages: 180,
  /** Complaints, after they were closed: a regulator may ask a year later. */
  closedComplaints: 365,
  /** Stories whose writer did not confirm their address. */
  unconfirmedStories: 14,
  /** Stories that were sent back and not sent again. */
  returnedStories: 180,
  /** Who asked for an ebook and wanted no news, after they asked. */
  ebookRequests: 30,
  /** Who agreed to news when they asked for an ebook, after they last asked. */
  ebookNews: 730,
  /** From would-be ambassadors, after they were decided. */
  ambassadorApplications: 180,
  /** Lists of students as they were sent, after that: so long they can be undone. */
  studentImports: 30,
  /** After the fair. */
  fairRegistrations: 90,
  /** Meetings of people without an account, after they were over. */
  guestMeetings: 180,
  /** The copy of a CV that somebody chose for a meeting, after the meeting. */
  meetingCvs: 7,
  /** Times that were kept for somebody on a waiting list and not taken, after they were over. */
  meetingOffers: 30,
  /** That two accounts used one browser on a day, as keyed hashes. */
  deviceHandovers: 3,
  /** After they happened. */
  securityEvents: 365,
  /** Sign-ins through a university that failed, after they did. */
  signOnFailures: 30,
  /** After a guest asked for them. */
  unconfirmedJobAlerts: 7,
  /** After their reader ended them. */
  endedJobAlerts: 30,
  /** Which jobs went to which address, after they went. */
  sentJobAlerts: 180,
  /** Reminders of visa dates, after they went. */
  sentReminders: 30,
  /** CVs and letters, after they were moved to the bin. */
  binnedCvs: 30,
  /** States of a CV between two versions of it, after they were saved. */
  supersededCvStates: 7,
  /** Applications to employers here, after the job closed; those of a job that never closes go after a year. */
  applications: 180,
  applicationsAtMost: 365,
  /** Applications that were begun and not sent, after they were last saved. */
  applicationDrafts: 60,
  /** An adviser's right to read a CV, after somebody last asked or wrote. */
  quietCvReviews: 180,
  /** That somebody signed in or opened a part of the site, and what the roll-ups hold of a person's month. */
  visits: 800,
} as const;

/**
 * The first month of which visits and person-months are kept. They go by whole months, and none of
 * them may grow older than was promised.
 */
export function oldestVisitMonth(now: Date): string {
  const within = new Date(retentionStart("visits", now).getTime() + LONGEST_MONTH_MS);
  return `${within.toISOString().slice(0, 7)}-01`;
}

const LONGEST_MONTH_MS = 31 * 24 * 3600_000;

/** The moment before which such a thing is too old to keep. */
export function retentionStart(what: keyof typeof retentionDays, now: Date): Date {
  return new Date(now.getTime() - retentionDays[what] * 24 * 3600_000);
}
