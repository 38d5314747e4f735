import { type Address, LOGO_MEGABYTES, page, staffOnly, withPosting } from "./address.ts";

/** The sponsors' register: 11 MB in 2026, and it grows. */
const REGISTER_MEGABYTES = 32;
/** A photograph as a phone takes it, and a form around it. */
const PICTURE_MEGABYTES = 12.5;
/** The pages as files have a fortieth of it. */
const ARCHIVE_MEGABYTES = 20.5;

/** A recording has 40 megabytes at most, and there is a form around it. */
const RECORDING_MEGABYTES = 41;

/** A part of a film has two megabytes at most. */
const FILM_PART_MEGABYTES = 2.5;

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
  page(
    "/staff/premium-requests",
    "staff-premium-requests",
    "staff/premium-requests",
    "login",
    staffOnly,
  ),
  page("/staff/ambassadors", "staff-ambassadors", "staff/ambassadors", "login", staffOnly),
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
  page("/staff/messages", "staff-messages", "staff/messages", "login", staffOnly),
  page("/staff/messages/:message_id", "staff-message", "staff/message", "login", staffOnly),
  page("/staff/stories", "staff-stories", "staff/stories", "login", staffOnly),
  page("/staff/stories/:story_id", "staff-story", "staff/story", "login", staffOnly),
  page(
    "/staff/sponsor-register/searched-names",
    "staff-sponsor-searched-names",
    "staff/sponsor-searched-names",
    "login",
    staffOnly,
  ),
  page("/staff/security-events", "staff-events", "staff/security-events", "login", staffOnly),
  page("/staff/mails", "staff-mails", "staff/mails", "login", staffOnly),
  page("/staff/guide-votes", "staff-guide-votes", "staff/guide-votes", "login", staffOnly),
  page("/staff/redirects", "staff-redirects", "staff/redirects", "login", staffOnly),
  page("/staff/content", "staff-content", "staff/content", "login", staffOnly),
  page("/staff/content/new", "staff-new-content", "staff/new-content", "login", staffOnly),
  withPosting(
    { maxMegabytes: ARCHIVE_MEGABYTES },
    page("/staff/content/files", "staff-content-files", "staff/content-files", "login", staffOnly),
  ),
  page(
    "/staff/content/files.zip",
    "staff-content-archive",
    "resources/content-archive",
    "login",
    staffOnly,
  ),
  page("/staff/content/find", "staff-content-find", "resources/content-find", "login", staffOnly),
  page(
    "/staff/content/:page_type/:slug",
    "staff-content-page",
    "staff/content-page",
    "login",
    staffOnly,
  ),
  page(
    "/staff/content/:page_type/:slug/versions",
    "staff-content-versions",
    "staff/content-versions",
    "login",
    staffOnly,
  ),
  // In the public shell: it is drawn as readers will see it.
  page(
    "/staff/content/:page_type/:slug/preview",
    "staff-content-preview",
    "public/content-preview",
    "login",
    staffOnly,
  ),
  withPosting(
    { kind: "save" },
    page(
      "/staff/content/:page_type/:slug/save",
      "staff-content-save",
      "resources/content-save",
      "login",
      staffOnly,
    ),
  ),
  withPosting(
    { maxMegabytes: PICTURE_MEGABYTES },
    page(
      "/staff/content/:page_type/:slug/pictures",
      "staff-content-pictures",
      "resources/content-picture",
      "login",
      staffOnly,
    ),
  ),
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
  page("/staff/meetings", "staff-meetings", "staff/meetings", "login", staffOnly),
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
  page("/staff/courses", "staff-courses", "staff/courses", "login", staffOnly),
  page("/staff/courses/new", "staff-new-course", "staff/new-course", "login", staffOnly),
  page("/staff/courses/:course_id", "staff-course", "staff/course", "login", staffOnly),
  page("/staff/courses/:course_id/:lesson_id", "staff-lesson", "staff/lesson", "login", staffOnly),
  withPosting(
    { maxMegabytes: FILM_PART_MEGABYTES, kind: "save" },
    page(
      "/staff/courses/:course_id/:lesson_id/film",
      "staff-lesson-film",
      "resources/lesson-film",
      "login",
      staffOnly,
    ),
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
  page("/staff/facts", "staff-facts", "staff/facts", "login", staffOnly),
  page("/staff/facts/:fact_name", "staff-fact", "staff/fact", "login", staffOnly),
  page("/staff/links", "staff-links", "staff/links", "login", staffOnly),
  page("/staff/announcements", "staff-announcements", "staff/announcements", "login", staffOnly),
  page("/staff/find", "staff-find", "staff/find", "login", staffOnly),
  page("/staff/tasks", "staff-tasks", "staff/tasks", "login", staffOnly),
];
