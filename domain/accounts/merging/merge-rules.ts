import type { MergeRule } from "./merge-rule.ts";
import { EARLIER, ownRows } from "./own-row-rules.ts";

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
  "sign_on_attempts.user_id": { how: "left", why: "It lasts only minutes." },
  "directory_people.user_id": {
    how: "left",
    why: "The university’s directory removed that account before.",
  },
};

/** Rows of others that say who wrote or decided: they name the account that stays. */
const mentions = [
  "ambassador_applications.decided_by_id",
  "ambassador_pages.decided_by_id",
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
  // Their rows were copied elsewhere; the tables go with a later release.
  "fair_registrations.user_id",
  "partner_leads.answered_by_id",
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
