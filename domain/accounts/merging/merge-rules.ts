/**
 * What becomes of each row that names the account that leaves, by table and column. A test compares
 * this list with the database's own catalogue, so a new table has to be decided about here.
 *
 * `leaving` and `staying` stand for the rows of the two accounts.
 */
export type MergeRule =
  /** The row names the account that stays from then on. */
  | { how: "moved"; what?: string; email?: true }
  /** One row for each of `per`. Where both have one, the leaving one stays if `prefer` says so. */
  | {
      how: "one";
      per: readonly string[];
      prefer: string;
      /** Only such rows are unique. */
      where?: string;
      what?: string;
      stays: string;
      email?: true;
      /** The row that loses is somebody else's: it names nobody from then on, and is not deleted. */
      isOthers?: true;
    }
  /** `combineRows` has brought it over. */
  | { how: "combined"; what?: string }
  | { how: "left"; why: string; what?: string };

const earlier = (column: string) => `leaving.${column} < staying.${column}`;
const newer = (column: string) => `leaving.${column} > staying.${column}`;
const EARLIER = "The earlier one stays.";
const NEWER = "The newer one stays.";

/** What the person has and made. It would go with the account. */
const ownRows: Record<string, MergeRule> = {
  "saved_jobs.user_id": {
    how: "one",
    per: ["job_id"],
    // The rows are joined first: nothing of either is lost.
    prefer: "false",
    what: "Saved jobs",
    stays: "Joined: the further stage, both notes, the earlier day.",
  },
  "saved_job_notices.user_id": {
    how: "one",
    per: ["job_id", "kind", "key"],
    prefer: earlier("created_at"),
    stays: EARLIER,
  },
  "saved_job_calendars.user_id": {
    how: "one",
    per: [],
    prefer: "false",
    what: "Choices for the calendar of saved jobs",
    stays: "Those of the account that stays.",
  },
  "hidden_jobs.user_id": {
    how: "one",
    per: ["job_id"],
    prefer: earlier("hidden_at"),
    what: "Hidden jobs",
    stays: EARLIER,
  },
  "followed_employers.user_id": {
    how: "one",
    per: ["employer_id"],
    prefer: earlier("followed_at"),
    what: "Followed employers",
    stays: EARLIER,
  },
  "job_alerts.user_id": {
    how: "one",
    per: ["board", "criteria"],
    where: "ended_at is null",
    prefer: earlier("created_at"),
    what: "Job alerts",
    stays: EARLIER,
  },
  "recent_searches.user_id": {
    how: "one",
    per: ["board", "criteria"],
    prefer: newer("at"),
    what: "Recent searches",
    stays: NEWER,
  },
  "job_picks.user_id": { how: "left", why: "Suggested jobs are chosen anew from what was joined." },
  "applications.user_id": {
    how: "one",
    per: ["job_id"],
    prefer:
      "(leaving.withdrawn_at is null and staying.withdrawn_at is not null) or ((leaving.withdrawn_at is null) = (staying.withdrawn_at is null) and leaving.sent_at < staying.sent_at)",
    what: "Applications",
    stays: "The one not withdrawn stays, then the earlier; messages of both are kept with it.",
    email: true,
  },
  "application_documents.user_id": { how: "moved" },
  "application_messages.user_id": { how: "moved" },
  "application_drafts.user_id": {
    how: "one",
    per: ["job_id"],
    prefer: newer("updated_at"),
    what: "Applications begun and not sent",
    stays: NEWER,
  },
  "cvs.owner_id": { how: "moved", what: "CVs and letters" },
  "cv_versions.owner_id": { how: "moved" },
  "cv_photos.owner_id": { how: "moved" },
  "cv_sendings.owner_id": { how: "moved", what: "Notes of documents sent" },
  "cv_shares.owner_id": { how: "moved", what: "Links to CVs" },
  "cv_reviews.owner_id": { how: "moved", what: "CV reviews" },
  "cv_comments.owner_id": { how: "moved" },
  "meetings.user_id": { how: "moved", what: "Meetings", email: true },
  "meeting_waiting.user_id": {
    how: "one",
    per: ["service_id"],
    where: "state in ('waiting', 'offered')",
    prefer: earlier("created_at"),
    what: "Places on waiting lists for a meeting",
    stays: EARLIER,
    email: true,
  },
  "event_registrations.user_id": {
    how: "one",
    per: ["event_id"],
    prefer: `(leaving.attended_at is not null, array_position(array['cancelled', 'lapsed', 'pending', 'waiting', 'offered', 'held'], leaving.state), staying.created_at)
      > (staying.attended_at is not null, array_position(array['cancelled', 'lapsed', 'pending', 'waiting', 'offered', 'held'], staying.state), leaving.created_at)`,
    what: "Places at events",
    stays: "The better place stays: attended, held, offered, waiting. Then the earlier.",
    email: true,
  },
  "lesson_watching.user_id": {
    how: "one",
    per: ["lesson_id"],
    prefer: "false",
    what: "Lessons begun or watched",
    stays: "Joined: what was watched in either counts.",
  },
  "lesson_tries.user_id": { how: "moved", what: "Answers to checks" },
  "lesson_notes.user_id": { how: "moved", what: "Notes on lessons" },
  "saved_lessons.user_id": {
    how: "one",
    per: ["lesson_id"],
    prefer: earlier("saved_at"),
    what: "Saved lessons",
    stays: EARLIER,
  },
  // Of two that stand for one course the later was withdrawn before: its code says so for ever.
  "course_certificates.user_id": { how: "moved", what: "Certificates" },
  "premium_requests.user_id": {
    how: "one",
    per: [],
    where: "decided_at is null",
    prefer: earlier("asked_at"),
    what: "Requests for the premium hub",
    stays: EARLIER,
  },
  "achievement_shares.user_id": {
    how: "one",
    per: ["achievement"],
    prefer: earlier("created_at"),
    what: "Achievements shown to others",
    stays: "The earlier address stays; the other leads nowhere.",
  },
  "departures.user_id": {
    how: "one",
    per: [],
    prefer: newer("updated_at"),
    what: "Travel dates",
    stays: NEWER,
  },
  "departure_documents.user_id": {
    how: "one",
    per: ["document"],
    prefer: newer("updated_at"),
    what: "Documents for the journey",
    stays: NEWER,
  },
  "checklist_marks.user_id": {
    how: "one",
    per: ["step"],
    prefer: earlier("marked_at"),
    what: "Steps of the plan",
    stays: EARLIER,
  },
  "family_links.user_id": { how: "moved", what: "Family links" },
  "profiles.user_id": {
    how: "one",
    per: [],
    // What was empty has been filled from the other.
    prefer: "false",
    what: "Profile",
    stays: "That of the account that stays; what is empty there is filled.",
  },
  "situations.user_id": {
    how: "one",
    per: [],
    // Days of one permission belong together: two answers are never mixed.
    prefer: newer("updated_at"),
    what: "Visa details",
    stays: NEWER,
  },
  "visa_reminders.user_id": {
    how: "one",
    per: ["about", "remind_on"],
    prefer: earlier("created_at"),
    what: "Visa reminders",
    stays: EARLIER,
  },
  "visa_end_shares.user_id": { how: "one", per: [], prefer: newer("at"), stays: NEWER },
  "work_settings.user_id": {
    how: "one",
    per: [],
    prefer: newer("updated_at"),
    what: "Rules for working hours",
    stays: NEWER,
  },
  "work_breaks.user_id": { how: "moved" },
  "work_places.user_id": {
    how: "one",
    per: ["lower(name)"],
    // Shifts of both have been put under the one that stays.
    prefer: "false",
    what: "Places of work",
    stays: "One place, with the shifts of both.",
  },
  "work_shifts.user_id": { how: "moved", what: "Shifts" },
  // Two with one name: the leaving one has another name by now.
  "points_scenarios.user_id": { how: "moved", what: "Points calculations" },
  "sponsor_checks.user_id": { how: "moved", what: "Licence checks" },
  "sponsor_watches.user_id": {
    how: "one",
    per: ["organisation_id"],
    prefer: earlier("created_at"),
    what: "Watched licences",
    stays: EARLIER,
  },
  "shared_stories.user_id": { how: "moved", what: "Success stories" },
  "messages.user_id": { how: "moved", what: "Messages to us" },
  "ebook_requests.user_id": { how: "moved", what: "Ebooks asked for" },
  "ambassador_applications.user_id": { how: "moved", what: "Ambassador applications" },
  "ambassador_task_ticks.user_id": {
    how: "one",
    per: ["task_id"],
    prefer: earlier("ticked_at"),
    what: "Ambassador tasks done",
    stays: EARLIER,
  },
  // A second own link has become a campaign, so that its printed code still works.
  "referral_links.user_id": { how: "moved", what: "Invitation links" },
  "referral_choices.user_id": {
    how: "one",
    per: [],
    prefer: newer("updated_at"),
    stays: NEWER,
  },
  "employer_members.user_id": { how: "one", per: [], prefer: earlier("joined_at"), stays: EARLIER },
  "employer_claims.user_id": {
    how: "one",
    per: [],
    where: "decided_at is null",
    prefer: earlier("created_at"),
    what: "Claims to speak for an employer",
    stays: EARLIER,
  },
  "analytics_schedules.user_id": {
    how: "one",
    per: ["view_id"],
    prefer: earlier("created_at"),
    what: "Scheduled reports",
    stays: EARLIER,
  },
  "analytics_objections.user_id": { how: "one", per: [], prefer: earlier("at"), stays: EARLIER },
  "university_mail_stops.user_id": {
    how: "one",
    per: ["university_id"],
    prefer: earlier("stopped_at"),
    stays: EARLIER,
  },
  "home_visits.user_id": { how: "one", per: [], prefer: newer("seen_at"), stays: NEWER },
  "activity.user_id": { how: "combined", what: "Days of activity" },
  "analytics_person_months.user_id": { how: "combined" },
  "analytics_person_things.user_id": { how: "combined" },
  "sign_on_identities.user_id": { how: "moved", what: "Sign-in through a university" },
  "merged_accounts.user_id": { how: "moved" },
};

/** What lets somebody in. The account that stays keeps its own. */
const leftRows: Record<string, MergeRule> = {
  "sessions.user_id": { how: "left", why: "Both are signed out everywhere." },
  "credentials.user_id": {
    how: "left",
    why: "The password of the account that stays is the one that works.",
    what: "Password",
  },
  "two_factors.user_id": {
    how: "left",
    why: "Two-step sign-in belongs to the account that leaves. Set it up again if it is wanted.",
    what: "Two-step sign-in",
  },
  "passkeys.user_id": {
    how: "left",
    why: "A passkey opens the account it was made for. Add it again.",
    what: "Passkeys",
  },
  "sign_on_attempts.user_id": { how: "left", why: "It lives for minutes." },
  "directory_people.user_id": {
    how: "left",
    why: "The university’s directory removed that account before.",
  },
};

/** Rows of others that say who wrote or decided: they name the account that stays. */
const mentions = [
  "ambassador_applications.decided_by_id",
  "analytics_views.created_by_id",
  "announcements.set_by_id",
  "application_messages.by_id",
  "cv_comments.author_id",
  "cv_reviews.assigned_to_id",
  "employer_changes.sent_by_id",
  "employer_claims.decided_by_id",
  "employers.sponsor_confirmed_by_id",
  "events.ambassador_id",
  "fact_checks.checked_by_id",
  "job_decisions.by_id",
  "job_feeds.set_by_id",
  "job_reports.resolved_by_id",
  "job_reports.user_id",
  "job_verdicts.fixed_by_id",
  "jobs.posted_by_id",
  "manual_chapters.updated_by_id",
  "manual_versions.by_id",
  "meetings.notes_by_id",
  "message_entries.by_id",
  "messages.assigned_to_id",
  "messages.closed_by_id",
  "page_draft_versions.by_id",
  "page_drafts.scheduled_by_id",
  "page_drafts.stage_by_id",
  "page_drafts.updated_by_id",
  "page_notes.by_id",
  "page_pictures.by_id",
  "page_revisions.by_id",
  "pages.updated_by_id",
  "premium_requests.decided_by_id",
  "referral_ledger.user_id",
  "referral_ledger.written_by_id",
  "referrals.inviter_id",
  "shared_stories.decided_by_id",
  "sponsor_aliases.confirmed_by_id",
  "sponsor_imports.imported_by_id",
  "sponsor_missed_names.decided_by_id",
  "sponsor_uploads.uploaded_by_id",
  "university_messages.sent_by_id",
  // These hold the id without a foreign key.
  "access_requests.decided_by_id",
  "pre_authorised_students.added_by_id",
  "redirects.set_by_id",
  "registrations.invited_by_id",
  "security_events.actor_id",
  "security_events.user_id",
  "student_imports.created_by_id",
  "switches.set_by_id",
  "university_domain_claims.asked_by_id",
];

const whoDid: Record<string, MergeRule> = {
  ...Object.fromEntries(mentions.map((column) => [column, { how: "moved" } as const])),
  // One for each account: where both came by invitation, the row of the leaving one names nobody.
  "referrals.friend_id": { how: "one", per: [], prefer: "false", stays: EARLIER, isOthers: true },
  // Two who both hold meetings are not merged, so at most one of them is a host still.
  "meeting_hosts.user_id": {
    how: "one",
    per: [],
    prefer: "leaving.is_active",
    stays: "The one who holds meetings.",
    isOthers: true,
  },
};

export const mergeRules: Readonly<Record<string, MergeRule>> = {
  ...ownRows,
  ...leftRows,
  ...whoDid,
};

/** The rules with their tables and columns apart. */
export const ruledColumns = Object.entries(mergeRules).map(([name, rule]) => {
  const [table, column] = name.split(".") as [string, string];
  return { name, table, column, rule };
});
