/**
 * Who gets what at every address, on the main site and on a microsite, written
 * out by hand from the specification. It is compared with the code twice: with
 * decide() as a table, and over HTTP with the running app. Do not derive it
 * from the code: its worth is that it was written down separately.
 */
export const visitors = [
  "guest",
  "student",
  "premium",
  "noguide",
  "predeparture",
  "admin",
  "alumni",
  "employer",
  "ambassador",
  "staff",
] as const;

export type VisitorName = (typeof visitors)[number];

/** "open", "refused" (403), or the path the visitor is sent to. */
export type Outcome = "open" | "refused" | `/${string}`;

type Outcomes = Partial<Record<VisitorName, Outcome>> & { else: Outcome };
type Expectation = { main: Outcomes; microsite: Outcomes; paths: readonly string[] };

const open: Outcomes = { else: "open" };
const login: Outcomes = { guest: "/login", else: "open" };
const students = { student: "open", premium: "open", noguide: "open" } as const;

export const expectations: readonly Expectation[] = [
  {
    // Information, errors, landing pages, open hub pages, the calls: no guard.
    main: open,
    microsite: open,
    paths: [
      "/505",
      "/under-maintenance",
      "/privacy-policy",
      "/terms-condition",
      "/cookies",
      "/book-a-meeting",
      "/ebook/:slug",
      "/unsubscribe-job-newsletter/:email",
      "/job-alerts/new",
      "/job-alerts/change/:token",
      "/job-alerts/confirm/:token",
      "/my-saved-jobs/toggle",
      "/my-saved-jobs/calendar/:token",
      "/international-student-job-search-report",
      "/jobs-in-london",
      "/jobs-in-london-finance",
      "/india-career-fair",
      "/india-career-fair/give-up/:token",
      "/finance-internships-in-london",
      "/visa-sponsored-jobs-in-london",
      "/uk-visa-sponsored-jobs",
      "/marketing-jobs-in-london",
      "/internships-in-london",
      "/internships-in-uk",
      "/marketing-internships-in-london",
      "/law-internships-in-london",
      "/uk-work-visa-sponsor-licence-check",
      "/jobs-for/:slug",
      "/jobs/:slug",
      "/jobs/:slug/report",
      "/jobs/:slug/apply",
      "/cih/standard",
      "/cih/standard/:slug",
      "/jumpstart/employability-video-guide",
      "/jumpstart/employability-video-guide/:slug",
      "/login-success",
      "/verify-email/:token",
      "/logout",
      "/check-user-loggedin",
      "/api/check-user-redirections",
      "/get-blog-detail/:slug",
      "/check-blog-slug/:slug",
      "/api/sponsors",
      "/cookie-choice",
      "/robots.txt",
      "/sitemap.xml",
      "/sitemaps/:part",
      "/pictures/:picture_id",
      "/dev/mail",
      "/dev/mail/:mail_id",
      "/dev/kit",
      "/*",
    ],
  },
  {
    // Moved: the redirect engine answers before anybody is asked to sign in.
    main: open,
    microsite: open,
    paths: [
      "/success-stories-form",
      "/amber-student",
      "/career-ignition-hub",
      "/career-ignition-hub/records",
      "/blog/blogs/view",
      "/blog/blogs/view/:slug",
      "/blog/blogs/index/:slug/:slug1?",
      "/blogs/:slug",
      "/blogs/category/:slug",
    ],
  },
  {
    // Login required, whoever signs in.
    main: login,
    microsite: login,
    paths: [
      "/sponsorship-licence-checker",
      "/sponsorship-licence-checker/list",
      "/sponsorship-licence-checker/list.csv",
      "/sponsorship-licence-checker/watched",
      "/sponsorship-licence-checker/history",
      "/sponsorship-licence-checker/checks/:check_id",
      "/sponsorship-licence-checker/organisations/:organisation_id",
      "/cih-ad",
      "/student-login",
      "/my-job-alerts",
      "/skilled-migration-points-calculator-australia",
      "/cih/premium",
      "/cih/premium/:courseslug/:slug",
      "/cih/saved-videos",
      "/jumpstart/reading-list",
      "/jumpstart/reading-list/:slug",
      "/career-manual/:university_id",
      "/account/profile",
      "/account/password",
      "/account/security",
      "/account/my-data",
      "/account/my-data.json",
    ],
  },
  {
    // Login required; the student's own screens.
    main: { guest: "/login", ...students, alumni: "open", ambassador: "open", else: "refused" },
    microsite: {
      guest: "/login",
      ...students,
      alumni: "open",
      ambassador: "open",
      else: "refused",
    },
    paths: [
      "/student-dashboard",
      "/achievements",
      "/student-change-password",
      "/my-journey",
      "/edit-profile",
    ],
  },
  {
    // Login required; everyone who may have a CV or save a job.
    main: {
      guest: "/login",
      ...students,
      alumni: "open",
      ambassador: "open",
      predeparture: "open",
      else: "refused",
    },
    microsite: {
      guest: "/login",
      ...students,
      alumni: "open",
      ambassador: "open",
      predeparture: "open",
      else: "refused",
    },
    paths: [
      "/my-saved-jobs",
      "/my-saved-jobs/calendar.ics",
      "/my-cvs",
      "/choose-template",
      "/create-cv",
      "/cv-preview",
      "/final-preview",
      "/download-cv",
    ],
  },
  {
    // Login required; the university's screens.
    main: { guest: "/login", admin: "open", else: "refused" },
    microsite: { guest: "/login", admin: "open", else: "refused" },
    paths: [
      "/university-dashboard",
      "/university-dashboard.csv",
      "/visa-job-analytics",
      "/home-country-job-analytics",
      "/job-analytics",
      "/part-time-job-analytics",
      "/cv-analytics",
      "/cih-analytics",
      "/country-guide-analytics",
      "/jumpstart-analytics",
      "/sponsorship-checker-analytics",
      "/points-calculator-analytics",
      "/event-analytics",
      "/meeting-analytics",
      "/university-user-profile/:type?",
      "/pre-auth-student",
      "/university/access-requests",
      "/university/invite",
    ],
  },
  {
    // Login required; the employer's screens.
    main: { guest: "/login", employer: "open", else: "refused" },
    microsite: { guest: "/login", employer: "open", else: "refused" },
    paths: [
      "/employer",
      "/employer/jobs/new",
      "/employer/jobs/:job_id",
      "/employer/jobs/:job_id/preview",
      "/employer/company",
    ],
  },
  {
    // Our own desk.
    main: { guest: "/login", staff: "open", else: "refused" },
    microsite: { guest: "/login", staff: "open", else: "refused" },
    paths: [
      "/staff",
      "/staff/people",
      "/staff/invite",
      "/staff/people/:user_id",
      "/staff/universities",
      "/staff/universities/new",
      "/staff/universities/:university_id",
      "/staff/access-requests",
      "/staff/job-feeds",
      "/staff/job-feeds/new",
      "/staff/job-feeds/:feed_id",
      "/staff/job-feeds/runs",
      "/staff/job-feeds/runs/:run_id",
      "/staff/jobs",
      "/staff/jobs/:job_id",
      "/staff/job-reports",
      "/staff/employers",
      "/staff/employers/:employer_id",
      "/staff/employer-claims",
      "/staff/company-changes",
      "/staff/sponsor-register",
      "/staff/sponsor-register/upload",
      "/staff/sponsor-register/uploads/:upload_id",
      "/staff/sponsor-register/imports/:import_id",
      "/staff/sponsor-register/other-names",
      "/staff/leads",
      "/staff/security-events",
      "/staff/mails",
      "/staff/redirects",
      "/staff/landing-pages",
      "/staff/landing-pages/new",
      "/staff/landing-pages/:slug",
      "/staff/fairs/:slug",
      "/staff/fairs/:slug/people.csv",
      "/staff/switches",
    ],
  },
  {
    // Microsite-gated.
    main: open,
    microsite: login,
    paths: [
      "/about-us",
      "/universities/:type?",
      "/faq",
      "/careers",
      "/success-stories",
      "/share-your-success-story",
      "/contact-us",
      "/uni-case-study",
      "/university-case-study/:slug",
      "/blog",
      "/blog/:slug",
      "/author/:slug",
      "/campus-ambassadors",
      "/jobs",
      "/country-guide",
      "/country-guide/:slug/overview",
      "/immigration-guide",
      "/part-time-jobs",
      "/part-time-jobs/:slug",
    ],
  },
  {
    // Country guide sections.
    main: { noguide: "/student-dashboard", else: "open" },
    microsite: { guest: "/login", noguide: "/student-dashboard", else: "open" },
    paths: [
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
    ].map((section) => `/country-guide/:slug/${section}`),
  },
  {
    // Employer-type pages keep students out.
    main: {
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      else: "open",
    },
    microsite: {
      guest: "/login",
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      else: "open",
    },
    paths: ["/employers", "/job-seekers-toolkit", "/workshop-and-webinars", "/partner-with-us"],
  },
  {
    // Home, by role.
    main: {
      guest: "open",
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      admin: "/university-dashboard",
      predeparture: "/jumpstart-dashboard",
      else: "open",
    },
    microsite: {
      guest: "/login",
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      admin: "/university-dashboard",
      predeparture: "/jumpstart-dashboard",
      else: "open",
    },
    paths: ["/"],
  },
  {
    // The hub's front door never shows anything itself.
    main: { guest: "/login", premium: "/cih/premium", else: "/cih/standard" },
    microsite: { guest: "/login", premium: "/cih/premium", else: "/cih/standard" },
    paths: ["/cih"],
  },
  {
    // Auth screens bounce the signed in (no previous page here, so home).
    main: { guest: "open", else: "/" },
    microsite: { guest: "open", else: "/" },
    paths: [
      "/login",
      "/login/user-email-password/:university_id",
      "/register",
      "/register/:university_id",
      "/register/setup-account-redirection/:user_email",
      "/register/setup-account/update-profile/:user_email",
      "/alumni-student-registration/:university_id",
      "/register-invite/:user_id",
      "/register-uni/:university_id",
      "/request-access/:university_id",
      "/forgot-password/:university_id",
      "/reset-password/:token",
      "/referral/:slug",
      "/university-user-registration",
      "/jumpstart-login",
      "/jumpstart-login/:university_id",
      "/jumpstart-register/:university_id",
    ],
  },
  {
    main: { guest: "/jumpstart-login", predeparture: "open", else: "/" },
    microsite: { guest: "/jumpstart-login", predeparture: "open", else: "/" },
    paths: ["/jumpstart-dashboard"],
  },
  {
    main: { guest: "/jumpstart-login", else: "open" },
    microsite: { guest: "/jumpstart-login", else: "open" },
    paths: [
      "/jumpstart-edit-profile",
      "/jumpstart-change-password",
      "/jumpstart/top-30-employers",
      "/jumpstart/resources",
      "/jumpstart/linkedin-starter-playbook",
      "/jumpstart/linkedin-starter-playbook/:slug",
      "/jumpstart/part-time-jobs",
    ],
  },
  {
    // Jumpstart's own front door, by role.
    main: {
      guest: "open",
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      admin: "/university-dashboard",
      predeparture: "/jumpstart-dashboard",
      else: "/",
    },
    microsite: {
      guest: "/jumpstart-login",
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      admin: "/university-dashboard",
      predeparture: "/jumpstart-dashboard",
      else: "/",
    },
    paths: ["/jumpstart"],
  },
];

export type Site = "main" | "microsite";

/** What the specification says this visitor gets at this address of this site. */
export function expectedOutcome(path: string, visitor: VisitorName, site: Site): Outcome {
  const expectation = expectations.find(({ paths }) => paths.includes(path));
  if (!expectation) throw new RangeError(`No expectation is written down for ${path}`);
  return expectation[site][visitor] ?? expectation[site].else;
}
