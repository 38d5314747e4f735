import { type Address, LOGO_MEGABYTES, page, staffOnly, withPosting } from "./address.ts";

/** The sponsors' register: 11 MB in 2026, and it grows. */
const REGISTER_MEGABYTES = 32;

/** A recording has 40 megabytes at most, and there is a form around it. */
const RECORDING_MEGABYTES = 41;

/** Our own staff. */
export const staff: readonly Address[] = [
  // Our own staff
  page("/staff", "staff", "staff/desk", "login", staffOnly),
  page("/staff/people", "staff-people", "staff/people", "login", staffOnly),
  page("/staff/invite", "staff-invite", "staff/invite", "login", staffOnly),
  page("/staff/people/:user_id", "staff-person", "staff/person", "login", staffOnly),
  page("/staff/universities", "staff-universities", "staff/universities", "login", staffOnly),
  page(
    "/staff/universities/new",
    "staff-new-university",
    "staff/new-university",
    "login",
    staffOnly,
  ),
  withPosting(
    { maxMegabytes: LOGO_MEGABYTES },
    page(
      "/staff/universities/:university_id",
      "staff-university",
      "staff/university",
      "login",
      staffOnly,
    ),
  ),
  page(
    "/staff/access-requests",
    "staff-access-requests",
    "staff/access-requests",
    "login",
    staffOnly,
  ),
  page("/staff/job-feeds", "staff-job-feeds", "staff/job-feeds", "login", staffOnly),
  page("/staff/job-feeds/new", "staff-new-job-feed", "staff/new-job-feed", "login", staffOnly),
  page("/staff/job-feeds/:feed_id", "staff-job-feed", "staff/job-feed", "login", staffOnly),
  page("/staff/job-feeds/runs", "staff-job-feed-runs", "staff/job-feed-runs", "login", staffOnly),
  page(
    "/staff/job-feeds/runs/:run_id",
    "staff-job-feed-run",
    "staff/job-feed-run",
    "login",
    staffOnly,
  ),
  page("/staff/jobs", "staff-jobs", "staff/jobs-queue", "login", staffOnly),
  page("/staff/jobs/:job_id", "staff-job", "staff/job-review", "login", staffOnly),
  page("/staff/rule-tables", "staff-rule-tables", "staff/rule-tables", "login", staffOnly),
  page("/staff/job-codes", "staff-job-codes", "staff/job-codes", "login", staffOnly),
  page("/staff/job-codes/:job_id", "staff-job-code", "staff/job-code", "login", staffOnly),
  page("/staff/job-reports", "staff-job-reports", "staff/job-reports", "login", staffOnly),
  page("/staff/employers", "staff-employers", "staff/employers", "login", staffOnly),
  page("/staff/employers/:employer_id", "staff-employer", "staff/employer", "login", staffOnly),
  page(
    "/staff/employer-claims",
    "staff-employer-claims",
    "staff/employer-claims",
    "login",
    staffOnly,
  ),
  page(
    "/staff/company-changes",
    "staff-company-changes",
    "staff/company-changes",
    "login",
    staffOnly,
  ),
  page(
    "/staff/sponsor-register",
    "staff-sponsor-register",
    "staff/sponsor-register",
    "login",
    staffOnly,
  ),
  withPosting(
    { maxMegabytes: REGISTER_MEGABYTES },
    page(
      "/staff/sponsor-register/upload",
      "staff-sponsor-upload",
      "staff/sponsor-upload",
      "login",
      staffOnly,
    ),
  ),
  page(
    "/staff/sponsor-register/uploads/:upload_id",
    "staff-sponsor-upload-progress",
    "staff/sponsor-upload-progress",
    "login",
    staffOnly,
  ),
  page(
    "/staff/sponsor-register/imports/:import_id",
    "staff-sponsor-import",
    "staff/sponsor-import",
    "login",
    staffOnly,
  ),
  page(
    "/staff/sponsor-register/other-names",
    "staff-sponsor-other-names",
    "staff/sponsor-other-names",
    "login",
    staffOnly,
  ),
  page("/staff/leads", "staff-leads", "staff/leads", "login", staffOnly),
  page("/staff/security-events", "staff-events", "staff/security-events", "login", staffOnly),
  page("/staff/mails", "staff-mails", "staff/mails", "login", staffOnly),
  page("/staff/redirects", "staff-redirects", "staff/redirects", "login", staffOnly),
  page("/staff/landing-pages", "staff-landing-pages", "staff/landing-pages", "login", staffOnly),
  page(
    "/staff/landing-pages/new",
    "staff-new-landing-page",
    "staff/new-landing-page",
    "login",
    staffOnly,
  ),
  page(
    "/staff/landing-pages/:slug",
    "staff-landing-page",
    "staff/landing-page",
    "login",
    staffOnly,
  ),
  page("/staff/events", "staff-workshops", "staff/events", "login", staffOnly),
  page("/staff/events/new", "staff-new-workshop", "staff/new-event", "login", staffOnly),
  withPosting(
    { maxMegabytes: RECORDING_MEGABYTES },
    page("/staff/events/:event_id", "staff-workshop", "staff/event", "login", staffOnly),
  ),
  page(
    "/staff/events/:event_id/people",
    "staff-workshop-people",
    "staff/event-people",
    "login",
    staffOnly,
  ),
  page("/staff/fairs/:slug", "staff-fair", "staff/fair", "login", staffOnly),
  page(
    "/staff/fairs/:slug/people.csv",
    "staff-fair-people",
    "resources/fair-people",
    "login",
    staffOnly,
  ),
  page("/staff/switches", "staff-switches", "staff/switches", "login", staffOnly),
];
