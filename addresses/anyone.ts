import { type Address, page, withPosting } from "./address.ts";
import { sharedAchievements } from "./home.ts";

/** A story's photo has five megabytes at most, and there is a form around it. */
const STORY_MEGABYTES = 6;

/** Their words stand in content/landing-pages. */
const landingPages = [
  "jobs-in-london",
  "jobs-in-london-finance",
  "finance-internships-in-london",
  "visa-sponsored-jobs-in-london",
  "uk-visa-sponsored-jobs",
  "marketing-jobs-in-london",
  "internships-in-london",
  "internships-in-uk",
  "marketing-internships-in-london",
  "law-internships-in-london",
] as const;

const guideSections = [
  "job-market",
  "job-search",
  "cv",
  "application-cover-letter",
  "interviews",
  "fellowship",
  "internships-and-work-experience",
  "enterpreneurship",
  "freelancing-and-self-employment",
  "higher-education",
  "networking",
  "mentoring-and-professional-coaching",
  "visa-details",
] as const;

/** What needs no account, though on a microsite some of it does. */
export const anyone: readonly Address[] = [
  // Anyone
  page("/", "home", "public/home", "home"),
  page("/505", "server-error", "public/server-error", "public"),
  page("/under-maintenance", "under-maintenance", "public/under-maintenance", "public"),
  page("/privacy-policy", "privacy-policy", "public/privacy-policy", "public"),
  page("/terms-condition", "terms-condition", "public/terms-condition", "public"),
  page("/cookies", "cookies", "public/cookies", "public"),
  page(
    "/accessibility-statement",
    "accessibility-statement",
    "public/accessibility-statement",
    "public",
  ),
  // Nobody has to sign in to complain.
  page("/complaints", "complaints", "public/complaints", "public"),
  // The token is the key: a writer needs no account to take a story back.
  withPosting(
    { maxMegabytes: STORY_MEGABYTES },
    page("/share-your-success-story/:token", "my-shared-story", "public/my-shared-story", "public"),
  ),
  page("/book-a-meeting", "book-a-meeting", "public/book-a-meeting", "public"),
  page("/book-a-meeting/:token", "meeting", "public/meeting", "public"),
  page("/book-a-meeting/waiting/:token", "meeting-waiting", "public/meeting-waiting", "public"),
  // The token is the key: calendars read it without anybody.
  page("/meeting-feeds/:token", "meeting-feed", "resources/meeting-feed", "public"),
  page("/book-a-meeting/:token/meeting.ics", "meeting-dates", "resources/meeting-dates", "public"),
  page("/ebooks", "ebooks", "public/ebooks", "public"),
  page("/ebook/:slug", "ebook", "public/ebook", "public"),
  page("/ebook/:slug/read/:chapter", "ebook-chapter", "public/ebook-chapter", "public"),
  // The token is the key: it comes by mail.
  page("/ebook/:slug/pdf/:token", "ebook-pdf", "resources/ebook-pdf", "public"),
  page("/ebook-requests/:token", "ebook-request", "public/ebook-request", "public"),
  withPosting(
    { signature: "query" },
    page(
      "/unsubscribe-job-newsletter/:email",
      "unsubscribe-job-newsletter",
      "public/unsubscribe-job-newsletter",
      "public",
    ),
  ),
  page("/job-alerts/new", "new-job-alert", "public/job-alert-new", "public"),
  // The token is the key: the mail goes to people without an account too.
  page("/job-alerts/change/:token", "change-job-alert", "public/job-alert-change", "public"),
  page("/job-alerts/confirm/:token", "confirm-job-alert", "public/job-alert-confirm", "public"),
  // Guests are led to sign in by the form's own action, and back to the job.
  page("/my-saved-jobs/toggle", "save-job", "resources/save-job", "public"),
  // The token is the key.
  page(
    "/my-saved-jobs/calendar/:token",
    "saved-jobs-calendar",
    "resources/saved-jobs-calendar",
    "public",
  ),
  // The token is the key: anyone who was sent the link needs no account.
  page("/shared-cv/:token", "shared-cv", "public/shared-cv", "public"),
  page("/shared-cv/:token/pdf", "shared-cv-pdf", "resources/shared-cv-pdf", "public"),
  page(
    "/shared-cv/:token/page/:page_number",
    "shared-cv-page",
    "resources/shared-cv-page",
    "public",
  ),
  ...sharedAchievements,
  page(
    "/international-student-job-search-report",
    "job-search-report",
    "public/job-search-report",
    "public",
  ),
  page(
    "/international-student-job-search-report/pdf",
    "job-search-report-pdf",
    "resources/search-report-pdf",
    "public",
  ),
  page(
    "/international-student-job-search-report/csv/:table",
    "job-search-report-csv",
    "resources/search-report-csv",
    "public",
  ),
  ...landingPages.map((slug) => page(`/${slug}`, `landing-${slug}`, "public/landing", "public")),
  page("/jobs-for/:slug", "landing-by-staff", "public/landing-by-staff", "public"),
  page(
    "/uk-work-visa-sponsor-licence-check",
    "landing-uk-work-visa-sponsor-licence-check",
    "public/licence-check",
    "public",
  ),
  page(
    "/express-entry-points-canada",
    "express-entry-points-canada",
    "public/express-entry",
    "public",
  ),
  page(
    "/post-graduation-work-permit-canada",
    "post-graduation-work-permit-canada",
    "public/pgwp",
    "public",
  ),
  page("/work-permit-check-ireland", "work-permit-check-ireland", "public/irish-permit", "public"),
  page("/graduate-visa-planner", "graduate-visa-planner", "public/graduate-visa-planner", "public"),
  page(
    "/graduate-visa-planner/dates.ics",
    "graduate-visa-dates",
    "resources/graduate-visa-dates",
    "public",
  ),
  // The token is the key: a mail program presses the button without signing in.
  withPosting(
    { signature: "path" },
    page(
      "/visa-reminders/stop/:token",
      "visa-reminders-stop",
      "public/visa-reminders-stop",
      "public",
    ),
  ),
  page("/india-career-fair", "india-career-fair", "public/india-career-fair", "public"),
  page(
    "/india-career-fair/give-up/:token",
    "india-career-fair-give-up",
    "public/india-career-fair-give-up",
    "public",
  ),

  // Anyone, but on a microsite only the signed in
  page("/about-us", "about", "public/about-us", "microsite-gated"),
  page("/universities/:type?", "universities", "public/universities", "microsite-gated"),
  page("/search", "search", "public/search", "microsite-gated"),
  page("/faq", "faq", "public/faq", "microsite-gated"),
  page("/careers", "careers", "public/careers", "microsite-gated"),
  page("/success-stories", "success-stories", "public/success-stories", "microsite-gated"),
  withPosting(
    { maxMegabytes: STORY_MEGABYTES },
    page(
      "/share-your-success-story",
      "share-your-success-story",
      "public/share-story",
      "microsite-gated",
    ),
  ),
  page("/contact-us", "contact-us", "public/contact-us", "microsite-gated"),
  page("/uni-case-study", "uni-case-studies", "public/case-studies", "microsite-gated"),
  page(
    "/university-case-study/:slug",
    "university-case-study",
    "public/case-study",
    "microsite-gated",
  ),
  page("/blog", "blog", "public/blog", "microsite-gated"),
  page("/blog/atom.xml", "blog-atom", "resources/blog-atom", "public"),
  page("/blog/:slug", "blog-post", "public/blog-post", "microsite-gated"),
  page("/author/:slug", "author", "public/author", "microsite-gated"),
  page("/campus-ambassadors", "campus-ambassadors", "public/campus-ambassadors", "microsite-gated"),
  page(
    "/campus-ambassadors/apply",
    "campus-ambassadors-apply",
    "public/campus-ambassadors-apply",
    "microsite-gated",
  ),
  page(
    "/campus-ambassadors/:slug",
    "campus-ambassador",
    "public/campus-ambassador",
    "microsite-gated",
  ),
  page("/jobs", "jobs", "public/jobs", "microsite-gated"),
  page("/job-map", "job-map", "public/job-map", "microsite-gated"),
  page("/jobs/:slug", "job", "public/job", "public"),
  page("/companies", "companies", "public/companies", "microsite-gated"),
  page("/companies/:slug", "company", "public/company", "public"),
  page("/visa-check", "visa-check", "public/visa-check", "public"),
  // A shared advert comes from the phone itself (public/manifest.webmanifest).
  withPosting(
    { isOpenToAll: true },
    page("/paste-advert", "paste-advert", "public/paste-advert", "public"),
  ),
  page("/jobs/:slug/visa-check", "job-visa-check", "public/job-visa-check", "public"),
  page("/job-feed-columns", "job-feed-columns", "public/job-feed-columns", "public"),
  page("/jobs/:slug/report", "report-job", "public/report-job", "public"),
  page("/part-time-jobs", "part-time-jobs", "public/part-time-jobs", "microsite-gated"),
  page("/part-time-jobs/:slug", "part-time-job", "public/part-time-job", "microsite-gated"),
  page("/country-guide", "country-guides", "public/country-guides", "microsite-gated"),
  page("/country-guide/:slug/overview", "country-guide", "public/country-guide", "microsite-gated"),
  ...guideSections.map((section) =>
    page(
      `/country-guide/:slug/${section}`,
      `country-guide-${section}`,
      "public/country-guide",
      "country-guide-section",
    ),
  ),
  // Of our own: the guide as one file, and what changed in it. Guarded as its sections are.
  page(
    "/country-guide/:slug/guide.pdf",
    "country-guide-pdf",
    "resources/guide-pdf",
    "country-guide-section",
  ),
  page(
    "/country-guide/:slug/changes",
    "country-guide-changes",
    "public/guide-changes",
    "country-guide-section",
  ),
  // Read by other sites, which sign in nowhere; it shows a title and nothing more.
  page("/social-pictures/:page_type/:slug", "social-picture", "resources/social-picture", "public"),
  page("/immigration-guide", "immigration-guide", "public/immigration-guide", "microsite-gated"),
];
