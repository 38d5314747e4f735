import type { StaffRole } from "#rules/access/staff-role.ts";

/** Which of our staff may do it, by the first letter of their role: author, editor, moderator, administrator. */
type Who = "aemA" | "aeA" | "eA" | "mA" | "A";

/**
 * Who of our staff may open each address of the desk, and who may post to it, written out by hand:
 * do not derive it from the code. Administrators alone have what is not listed.
 */
const desk: Readonly<Record<string, readonly [opens: Who, posts: Who]>> = {
  "/staff": ["aemA", "aemA"],
  "/staff/people": ["mA", "mA"],
  "/staff/people/:user_id": ["mA", "A"],
  "/staff/people/:user_id/merge": ["A", "A"],
  "/staff/invite": ["A", "A"],
  "/staff/universities": ["aemA", "aemA"],
  "/staff/universities/new": ["A", "A"],
  "/staff/universities/:university_id": ["aemA", "A"],
  "/staff/access-requests": ["mA", "mA"],
  "/staff/premium-requests": ["mA", "mA"],
  "/staff/job-feeds": ["mA", "A"],
  "/staff/job-feeds/new": ["A", "A"],
  "/staff/job-feeds/:feed_id": ["mA", "A"],
  "/staff/job-feeds/runs": ["mA", "mA"],
  "/staff/job-feeds/runs/:run_id": ["mA", "mA"],
  "/staff/jobs": ["mA", "mA"],
  "/staff/jobs/:job_id": ["mA", "mA"],
  "/staff/job-codes": ["mA", "mA"],
  "/staff/job-codes/:job_id": ["mA", "mA"],
  "/staff/job-reports": ["mA", "mA"],
  "/staff/employers": ["mA", "mA"],
  "/staff/employers/:employer_id": ["mA", "mA"],
  "/staff/employer-claims": ["mA", "mA"],
  "/staff/company-changes": ["mA", "mA"],
  "/staff/messages": ["mA", "mA"],
  "/staff/messages/:message_id": ["mA", "mA"],
  "/staff/ambassadors": ["mA", "A"],
  "/staff/referrals": ["mA", "mA"],
  "/staff/referrals/:referral_id": ["mA", "mA"],
  "/staff/ambassador-tasks": ["mA", "mA"],
  "/staff/stories": ["mA", "mA"],
  "/staff/stories/:story_id": ["mA", "mA"],
  "/staff/rule-tables": ["aemA", "aemA"],
  "/staff/facts": ["aemA", "aemA"],
  "/staff/facts/:fact_name": ["aemA", "eA"],
  "/staff/tasks": ["A", "A"],
  "/staff/sponsor-register": ["aemA", "A"],
  "/staff/sponsor-register/imports/:import_id": ["aemA", "aemA"],
  "/staff/sponsor-register/other-names": ["aemA", "mA"],
  "/staff/sponsor-register/upload": ["A", "A"],
  "/staff/sponsor-register/uploads/:upload_id": ["A", "A"],
  "/staff/redirects": ["eA", "eA"],
  "/staff/guide-votes": ["aemA", "aemA"],
  "/staff/announcements": ["eA", "eA"],
  "/staff/find": ["aemA", "aemA"],
  "/staff/links": ["aemA", "eA"],
  "/staff/landing-pages": ["aeA", "eA"],
  "/staff/landing-pages/new": ["eA", "eA"],
  "/staff/landing-pages/:slug": ["aeA", "eA"],
  "/staff/fairs/:slug": ["mA", "mA"],
  "/staff/fairs/:slug/people.csv": ["mA", "mA"],
  "/staff/meetings": ["mA", "mA"],
  "/staff/meetings/services/:service_id": ["mA", "mA"],
  "/staff/meetings/hosts/:host_id": ["mA", "mA"],
  "/staff/events": ["aemA", "aemA"],
  "/staff/events/new": ["eA", "eA"],
  "/staff/events/:event_id": ["aemA", "eA"],
  "/staff/events/:event_id/people": ["mA", "mA"],
  "/staff/courses": ["aemA", "aeA"],
  "/staff/courses/new": ["aeA", "aeA"],
  "/staff/courses/:course_id": ["aemA", "aeA"],
  "/staff/courses/:course_id/:lesson_id": ["aemA", "aeA"],
  "/staff/courses/:course_id/:lesson_id/film": ["aeA", "aeA"],
  "/staff/mails": ["mA", "mA"],
  "/staff/content": ["aeA", "aeA"],
  "/staff/content/new": ["aeA", "aeA"],
  "/staff/content/files": ["aeA", "aeA"],
  "/staff/content/files.zip": ["aeA", "aeA"],
  "/staff/content/find": ["aeA", "aeA"],
  "/staff/content/:page_type/:slug": ["aeA", "aeA"],
  "/staff/content/:page_type/:slug/versions": ["aeA", "aeA"],
  "/staff/content/:page_type/:slug/preview": ["aeA", "aeA"],
  "/staff/content/:page_type/:slug/save": ["aeA", "aeA"],
  "/staff/content/:page_type/:slug/pictures": ["aeA", "aeA"],
  "/staff/sponsor-register/searched-names": ["aemA", "mA"],
  "/staff/security-events": ["A", "A"],
  "/staff/switches": ["A", "A"],
};

const letters: Record<StaffRole, string> = {
  author: "a",
  editor: "e",
  moderator: "m",
  administrator: "A",
};

/** Every address that is written down here. */
export const listedAtDesk: readonly string[] = Object.keys(desk);

/** Whether somebody of this role may open the address, or post to it. */
export function mayAtDesk(path: string, role: StaffRole, way: "open" | "post"): boolean {
  const [opens, posts] = desk[path] ?? ["A", "A"];
  return (way === "open" ? opens : posts).includes(letters[role]);
}
