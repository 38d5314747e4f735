import type { Access, Requirement } from "#rules/access/decide.ts";
import type { Role } from "#rules/access/visitor.ts";

/** Whose room a page stands in: its folder under routes/, and so its shell. */
export type Audience =
  | "public"
  | "account"
  | "student"
  | "jumpstart"
  | "university"
  | "employer"
  | "staff"
  | "dev"
  | "resources";

export type Address = Requirement & {
  /** React Router's pattern, with a leading slash. */
  path: string;
  /** The route's name, unique; the browser app knows it as `routename`. */
  name: string;
  audience: Audience;
  /** Module under routes/, without its ending. */
  file: string;
};

/** The one shared module of addresses whose capability comes with a later issue. */
const OPENING_SOON = "opening-soon";

/** Roles that look for work themselves: they own the student's screens. */
const jobSeekers = ["student", "alumni", "ambassador"] as const satisfies readonly Role[];
const cvOwners = [...jobSeekers, "predeparture_student"] as const satisfies readonly Role[];
const universityOnly = ["university_admin"] as const satisfies readonly Role[];
const employersOnly = ["employer"] as const satisfies readonly Role[];
const staffOnly = ["staff"] as const satisfies readonly Role[];

/** Products whose use a university can look at, each at `/{product}-analytics`. */
export const analyticsProducts = [
  "job",
  "part-time-job",
  "cv",
  "cih",
  "country-guide",
  "jumpstart",
  "sponsorship-checker",
  "points-calculator",
  "event",
  "meeting",
] as const;

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

/** Every address of the product, grouped by who it is for, with its access word. */
export const addresses: readonly Address[] = [
  // Anyone
  page("/", "home", "public/home", "home"),
  page("/505", "server-error", "public/server-error", "public"),
  page("/under-maintenance", "under-maintenance", "public/under-maintenance", "public"),
  page("/privacy-policy", "privacy-policy", "public/privacy-policy", "public"),
  page("/terms-condition", "terms-condition", "public/terms-condition", "public"),
  page("/cookies", "cookies", "public/cookies", "public"),
  soon("/book-a-meeting", "book-a-meeting", "public", "public"),
  soon("/ebook/:slug", "ebook", "public", "public"),
  page(
    "/unsubscribe-job-newsletter/:email",
    "unsubscribe-job-newsletter",
    "public/unsubscribe-job-newsletter",
    "public",
  ),
  page("/job-alerts/new", "new-job-alert", "public/job-alert-new", "public"),
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
  soon("/international-student-job-search-report", "job-search-report", "public", "public"),
  ...landingPages.map((slug) => page(`/${slug}`, `landing-${slug}`, "public/landing", "public")),
  page("/jobs-for/:slug", "landing-by-staff", "public/landing-by-staff", "public"),
  page(
    "/uk-work-visa-sponsor-licence-check",
    "landing-uk-work-visa-sponsor-licence-check",
    "public/licence-check",
    "public",
  ),
  page("/india-career-fair", "india-career-fair", "public/india-career-fair", "public"),
  page(
    "/india-career-fair/give-up/:token",
    "india-career-fair-give-up",
    "public/india-career-fair-give-up",
    "public",
  ),

  // Anyone, but on a microsite only the signed in
  soon("/about-us", "about", "public", "microsite-gated"),
  soon("/universities/:type?", "universities", "public", "microsite-gated"),
  soon("/faq", "faq", "public", "microsite-gated"),
  soon("/careers", "careers", "public", "microsite-gated"),
  soon("/success-stories", "success-stories", "public", "microsite-gated"),
  soon("/share-your-success-story", "share-your-success-story", "public", "microsite-gated"),
  soon("/contact-us", "contact-us", "public", "microsite-gated"),
  soon("/uni-case-study", "uni-case-studies", "public", "microsite-gated"),
  soon("/university-case-study/:slug", "university-case-study", "public", "microsite-gated"),
  soon("/blog", "blog", "public", "microsite-gated"),
  soon("/blog/:slug", "blog-post", "public", "microsite-gated"),
  soon("/author/:slug", "author", "public", "microsite-gated"),
  soon("/campus-ambassadors", "campus-ambassadors", "public", "microsite-gated"),
  page("/jobs", "jobs", "public/jobs", "microsite-gated"),
  page("/jobs/:slug", "job", "public/job", "public"),
  page("/jobs/:slug/report", "report-job", "public/report-job", "public"),
  page("/part-time-jobs", "part-time-jobs", "public/part-time-jobs", "microsite-gated"),
  page("/part-time-jobs/:slug", "part-time-job", "public/part-time-job", "microsite-gated"),
  soon("/country-guide", "country-guides", "public", "microsite-gated"),
  soon("/country-guide/:slug/overview", "country-guide", "public", "microsite-gated"),
  ...guideSections.map((section) =>
    soon(
      `/country-guide/:slug/${section}`,
      `country-guide-${section}`,
      "public",
      "country-guide-section",
    ),
  ),
  soon("/immigration-guide", "immigration-guide", "public", "microsite-gated"),

  // Employers and partners
  page("/employers", "employers", "employer/employers", "employer-page"),
  soon("/job-seekers-toolkit", "job-seekers-toolkit", "employer", "employer-page"),
  soon("/workshop-and-webinars", "workshop-and-webinars", "employer", "employer-page"),
  page("/partner-with-us", "partner-with-us", "employer/partner", "employer-page"),
  page("/employer", "employer-jobs", "employer/jobs", "login", employersOnly),
  page("/employer/jobs/new", "employer-new-job", "employer/new-job", "login", employersOnly),
  page("/employer/jobs/:job_id", "employer-job", "employer/job", "login", employersOnly),
  page(
    "/employer/jobs/:job_id/preview",
    "employer-job-preview",
    "employer/job-preview",
    "login",
    employersOnly,
  ),
  page("/employer/company", "employer-company", "employer/company", "login", employersOnly),

  // Career Ignition Hub
  page("/cih", "cih", "resources/decided-by-the-guard", "hub"),
  soon("/cih/standard", "cih-standard", "student", "public"),
  soon("/cih/standard/:slug", "cih-standard-video", "student", "public"),
  soon("/cih/premium", "cih-premium", "student", "login"),
  soon("/cih/premium/:courseslug/:slug", "cih-premium-video", "student", "login"),
  soon("/cih/saved-videos", "cih-saved-videos", "student", "login"),
  soon("/cih-ad", "cih-ad", "student", "login"),

  // Signing in and joining
  page("/login", "login", "account/login", "auth-screen"),
  page(
    "/login/user-email-password/:university_id",
    "university-login",
    "account/university-login",
    "auth-screen",
  ),
  page("/login-success", "login-success", "account/login-success", "public"),
  page("/register", "choose-university", "account/choose-university", "auth-screen"),
  page("/register/:university_id", "register", "account/register", "auth-screen"),
  page(
    "/register/setup-account-redirection/:user_email",
    "setup-account-redirection",
    "account/setup-redirection",
    "auth-screen",
  ),
  page(
    "/register/setup-account/update-profile/:user_email",
    "setup-account",
    "account/setup-account",
    "auth-screen",
  ),
  page(
    "/alumni-student-registration/:university_id",
    "alumni-register",
    "account/alumni-register",
    "auth-screen",
  ),
  page("/register-invite/:user_id", "register-invite", "account/register-invite", "auth-screen"),
  page(
    "/register-uni/:university_id",
    "register-uni",
    "account/register-university",
    "auth-screen",
  ),
  page("/request-access/:university_id", "request-access", "account/request-access", "auth-screen"),
  page(
    "/forgot-password/:university_id",
    "forgot-password",
    "account/forgot-password",
    "auth-screen",
  ),
  page("/reset-password/:token", "reset-password", "account/reset-password", "auth-screen"),
  page("/referral/:slug", "referral", "account/referral", "auth-screen"),
  page(
    "/university-user-registration",
    "university-user-registration",
    "account/university-user-registration",
    "auth-screen",
  ),
  page("/verify-email/:token", "verify-email", "account/verify-email", "public"),
  page("/logout", "logout", "resources/logout", "public"),

  // Any signed-in person
  page("/account/profile", "account-profile", "account/profile", "login"),
  page("/account/password", "account-password", "account/password", "login"),
  page("/account/security", "account-security", "account/security", "login"),
  page("/account/my-data", "my-data", "account/my-data", "login"),
  page("/account/my-data.json", "my-data-json", "resources/my-data", "login"),
  page("/my-job-alerts", "my-job-alerts", "student/my-job-alerts", "login"),
  page("/student-login", "student-login", "account/choose-campus", "login"),
  page(
    "/sponsorship-licence-checker",
    "sponsorship-licence-checker",
    "student/licence-checker",
    "login",
  ),
  page(
    "/sponsorship-licence-checker/list",
    "licence-check-list",
    "student/licence-check-list",
    "login",
  ),
  page(
    "/sponsorship-licence-checker/list.csv",
    "licence-list-csv",
    "resources/licence-list",
    "login",
  ),
  page(
    "/sponsorship-licence-checker/watched",
    "licence-watched",
    "student/licence-watched",
    "login",
  ),
  page(
    "/sponsorship-licence-checker/history",
    "licence-check-history",
    "student/licence-check-history",
    "login",
  ),
  page(
    "/sponsorship-licence-checker/checks/:check_id",
    "licence-check-record",
    "student/licence-check-record",
    "login",
  ),
  page(
    "/sponsorship-licence-checker/organisations/:organisation_id",
    "licence-organisation",
    "student/licence-organisation",
    "login",
  ),
  soon(
    "/skilled-migration-points-calculator-australia",
    "points-calculator-australia",
    "student",
    "login",
  ),
  soon("/career-manual/:university_id", "career-manual", "student", "login"),

  // Students and others who look for work
  page("/student-dashboard", "student-dashboard", "student/dashboard", "login", jobSeekers),
  page("/edit-profile", "edit-profile", "student/edit-profile", "login", jobSeekers),
  page(
    "/student-change-password",
    "student-change-password",
    "student/change-password",
    "login",
    jobSeekers,
  ),
  soon("/achievements", "achievements", "student", "login", jobSeekers),
  soon("/my-journey", "my-journey", "student", "login", jobSeekers),
  page("/my-saved-jobs", "my-saved-jobs", "student/my-saved-jobs", "login", cvOwners),
  page(
    "/my-saved-jobs/calendar.ics",
    "saved-jobs-download",
    "resources/saved-jobs-download",
    "login",
    cvOwners,
  ),
  soon("/my-cvs", "my-cvs", "student", "login", cvOwners),
  soon("/choose-template", "choose-template", "student", "login", cvOwners),
  soon("/create-cv", "create-cv", "student", "login", cvOwners),
  soon("/cv-preview", "cv-preview", "student", "login", cvOwners),
  soon("/final-preview", "final-preview", "student", "login", cvOwners),
  soon("/download-cv", "download-cv", "student", "login", cvOwners),

  // Jumpstart, before departure
  soon("/jumpstart", "jumpstart", "jumpstart", "jumpstart-landing"),
  page("/jumpstart-login", "jumpstart-login", "jumpstart/login", "auth-screen"),
  page(
    "/jumpstart-login/:university_id",
    "jumpstart-university-login",
    "jumpstart/university-login",
    "auth-screen",
  ),
  page(
    "/jumpstart-register/:university_id",
    "jumpstart-register",
    "jumpstart/register",
    "auth-screen",
  ),
  page("/jumpstart-dashboard", "jumpstart-dashboard", "jumpstart/dashboard", "jumpstart-dashboard"),
  page(
    "/jumpstart-edit-profile",
    "jumpstart-edit-profile",
    "jumpstart/edit-profile",
    "jumpstart-login",
  ),
  page(
    "/jumpstart-change-password",
    "jumpstart-change-password",
    "jumpstart/change-password",
    "jumpstart-login",
  ),
  soon("/jumpstart/top-30-employers", "jumpstart-employers", "jumpstart", "jumpstart-login"),
  soon("/jumpstart/resources", "jumpstart-resources", "jumpstart", "jumpstart-login"),
  soon(
    "/jumpstart/linkedin-starter-playbook",
    "jumpstart-playbook",
    "jumpstart",
    "jumpstart-login",
  ),
  soon(
    "/jumpstart/linkedin-starter-playbook/:slug",
    "jumpstart-playbook-chapter",
    "jumpstart",
    "jumpstart-login",
  ),
  page(
    "/jumpstart/part-time-jobs",
    "jumpstart-part-time-jobs",
    "jumpstart/part-time-jobs",
    "jumpstart-login",
  ),
  soon("/jumpstart/reading-list", "jumpstart-reading-list", "jumpstart", "login"),
  soon("/jumpstart/reading-list/:slug", "jumpstart-reading", "jumpstart", "login"),
  soon("/jumpstart/employability-video-guide", "jumpstart-videos", "jumpstart", "public"),
  soon("/jumpstart/employability-video-guide/:slug", "jumpstart-video", "jumpstart", "public"),

  // Universities
  page(
    "/university-dashboard",
    "university-dashboard",
    "university/dashboard",
    "login",
    universityOnly,
  ),
  page(
    "/university-dashboard.csv",
    "university-figures",
    "resources/university-figures",
    "login",
    universityOnly,
  ),
  page(
    "/university-user-profile/:type?",
    "university-user-profile",
    "university/profile",
    "login",
    universityOnly,
  ),
  page("/pre-auth-student", "pre-auth-student", "university/students", "login", universityOnly),
  page(
    "/university/access-requests",
    "university-access-requests",
    "university/access-requests",
    "login",
    universityOnly,
  ),
  page("/university/invite", "university-invite", "university/invite", "login", universityOnly),
  soon("/visa-job-analytics", "visa-job-analytics", "university", "login", universityOnly),
  soon(
    "/home-country-job-analytics",
    "home-country-job-analytics",
    "university",
    "login",
    universityOnly,
  ),
  ...analyticsProducts.map((product) =>
    soon(`/${product}-analytics`, `${product}-analytics`, "university", "login", universityOnly),
  ),

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
  page(
    "/staff/universities/:university_id",
    "staff-university",
    "staff/university",
    "login",
    staffOnly,
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
    "/staff/sponsor-register",
    "staff-sponsor-register",
    "staff/sponsor-register",
    "login",
    staffOnly,
  ),
  page(
    "/staff/sponsor-register/upload",
    "staff-sponsor-upload",
    "staff/sponsor-upload",
    "login",
    staffOnly,
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
  page("/staff/fairs/:slug", "staff-fair", "staff/fair", "login", staffOnly),
  page(
    "/staff/fairs/:slug/people.csv",
    "staff-fair-people",
    "resources/fair-people",
    "login",
    staffOnly,
  ),
  page("/staff/switches", "staff-switches", "staff/switches", "login", staffOnly),

  // The calls of the browser app
  page("/check-user-loggedin", "check-user-loggedin", "resources/check-user-loggedin", "public"),
  page(
    "/api/check-user-redirections",
    "check-user-redirections",
    "resources/check-user-redirections",
    "public",
  ),
  page("/get-blog-detail/:slug", "get-blog-detail", "resources/get-blog-detail", "public"),
  page("/check-blog-slug/:slug", "check-blog-slug", "resources/check-blog-slug", "public"),
  page("/cookie-choice", "cookie-choice", "resources/cookie-choice", "public"),
  page("/api/sponsors", "api-sponsors", "resources/sponsors", "public"),

  // Ways on to somewhere else
  page("/jobs/:slug/apply", "job-apply", "resources/job-apply", "public"),

  // For machines
  page("/robots.txt", "robots", "resources/robots", "public"),
  page("/sitemap.xml", "sitemap", "resources/sitemap", "public"),
  page("/sitemaps/:part", "sitemap-part", "resources/sitemap-part", "public"),
  page("/pictures/:picture_id", "picture", "resources/picture", "public"),

  // Addresses that moved; the redirect engine answers them
  moved("/success-stories-form", "moved-success-stories-form"),
  moved("/amber-student", "moved-amber-student"),
  moved("/career-ignition-hub", "moved-career-ignition-hub"),
  moved("/career-ignition-hub/records", "moved-career-ignition-hub-records"),
  moved("/blog/blogs/view", "moved-blog-view"),
  moved("/blog/blogs/view/:slug", "moved-blog-view-slug"),
  moved("/blog/blogs/index/:slug/:slug1?", "moved-blog-index"),
  moved("/blogs/:slug", "moved-blogs"),
  moved("/blogs/category/:slug", "moved-blogs-category"),

  // Development and the demo only; the module answers 404 elsewhere
  page("/dev/mail", "dev-mails", "dev/mails", "public"),
  page("/dev/mail/:mail_id", "dev-mail", "dev/mail", "public"),
  page("/dev/kit", "dev-kit", "dev/kit", "public"),

  // Everything else
  page("/*", "not-found", "public/not-found", "public"),
];

/** How many addresses still wait for their capability. Printed by `npm test`. */
export const openingSoonCount = addresses.filter(isOpeningSoon).length;

export function isOpeningSoon(address: Address): boolean {
  return address.file === OPENING_SOON;
}

const byPath = new Map(addresses.map((address) => [address.path, address]));

/** The address behind a matched pattern. None means the guard refuses. */
export function addressAt(pattern: string): Address | undefined {
  // React Router leaves out the leading slash of patterns under a layout.
  return byPath.get(pattern.startsWith("/") ? pattern : `/${pattern}`);
}

function page(
  path: string,
  name: string,
  file: string,
  access: Access,
  roles?: readonly Role[],
): Address {
  return { path, name, audience: file.split("/")[0] as Audience, file, access, roles };
}

/** Guarded today; its page comes with a later capability. */
function soon(
  path: string,
  name: string,
  audience: Audience,
  access: Access,
  roles?: readonly Role[],
): Address {
  return { path, name, audience, file: OPENING_SOON, access, roles };
}

function moved(path: string, name: string): Address {
  return page(path, name, "resources/moved", "public");
}
