import { type Address, LOGO_MEGABYTES, page, universityOnly, withPosting } from "./address.ts";
import { universityWords } from "./home.ts";

/** What a university looks at figures of, each at `/{product}-analytics`. */
const analyticsProducts = [
  "visa-job",
  "home-country-job",
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

/** University staff. */
export const universities: readonly Address[] = [
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
  // A list has four megabytes at most, and there is a form around it.
  withPosting(
    { maxMegabytes: 4.5 },
    page("/pre-auth-student", "pre-auth-student", "university/students", "login", universityOnly),
  ),
  page(
    "/pre-auth-student/imports/:import_id",
    "student-import",
    "university/student-import",
    "login",
    universityOnly,
  ),
  page(
    "/university/access-requests",
    "university-access-requests",
    "university/access-requests",
    "login",
    universityOnly,
  ),
  page(
    "/university/premium-requests",
    "university-premium-requests",
    "university/premium-requests",
    "login",
    universityOnly,
  ),
  withPosting(
    { maxMegabytes: LOGO_MEGABYTES },
    page(
      "/university/logo",
      "university-logo",
      "resources/university-logo",
      "login",
      universityOnly,
    ),
  ),
  withPosting(
    { signature: "path" },
    page(
      "/university-mail/stop/:token",
      "university-mail-stop",
      "public/university-mail-stop",
      "public",
    ),
  ),
  page("/university/invite", "university-invite", "university/invite", "login", universityOnly),
  page("/university/sign-on", "university-sign-on", "university/sign-on", "login", universityOnly),
  page(
    "/university/sign-on/try",
    "university-sign-on-try",
    "university/sign-on-try",
    "login",
    universityOnly,
  ),
  page(
    "/university/meetings",
    "university-meetings",
    "university/meetings",
    "login",
    universityOnly,
  ),
  page(
    "/university/meetings/services/:service_id",
    "university-meeting-service",
    "university/meeting-service",
    "login",
    universityOnly,
  ),
  page(
    "/university/meetings/hosts/:host_id",
    "university-meeting-host",
    "university/meeting-host",
    "login",
    universityOnly,
  ),
  page(
    "/university/meetings/:meeting_id/cv.pdf",
    "university-meeting-cv",
    "resources/meeting-cv",
    "login",
    universityOnly,
  ),
  page(
    "/university/pre-departure",
    "university-pre-departure",
    "university/pre-departure",
    "login",
    universityOnly,
  ),
  page("/university/cv-reviews", "cv-reviews", "university/cv-reviews", "login", universityOnly),
  page(
    "/university/cv-reviews/:cv_id",
    "cv-review",
    "university/cv-review",
    "login",
    universityOnly,
  ),
  page(
    "/university/cv-reviews/:cv_id/page/:page_number",
    "cv-review-page",
    "resources/cv-review-page",
    "login",
    universityOnly,
  ),
  ...universityWords,
  ...analyticsProducts.map((product) =>
    page(
      `/${product}-analytics`,
      `${product}-analytics`,
      "university/analytics",
      "login",
      universityOnly,
    ),
  ),
  page(
    "/university/analytics/views",
    "analytics-views",
    "university/analytics-views",
    "login",
    universityOnly,
  ),
  page(
    "/university/analytics/:product/files/:format",
    "analytics-file",
    "resources/analytics-file",
    "login",
    universityOnly,
  ),
  page(
    "/university/analytics/:product/charts/:figure",
    "analytics-chart",
    "resources/analytics-chart",
    "login",
    universityOnly,
  ),
  // The token is the key: a mail program presses the button without signing in.
  withPosting(
    { signature: "path" },
    page(
      "/university-reports/stop/:token",
      "university-reports-stop",
      "public/university-reports-stop",
      "public",
    ),
  ),
];
