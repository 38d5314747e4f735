import { type Address, cvOwners, jobSeekers, page, withPosting } from "./address.ts";
import { cvStudio } from "./cv-studio.ts";
import { careerManual, home } from "./home.ts";

/** Signed-in people: any of them first, then those who look for work. */
export const members: readonly Address[] = [
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
  page(
    "/skilled-migration-points-calculator-australia",
    "points-calculator-australia",
    "student/points",
    "login",
  ),
  page(
    "/skilled-migration-points-calculator-australia/compare",
    "points-compare",
    "student/points-compare",
    "login",
  ),
  page(
    "/skilled-migration-points-calculator-australia/dates.ics",
    "points-dates",
    "resources/points-dates",
    "login",
  ),
  ...careerManual,

  // Students and others who look for work
  ...home,
  page("/edit-profile", "edit-profile", "student/edit-profile", "login", jobSeekers),
  page(
    "/student-change-password",
    "student-change-password",
    "student/change-password",
    "login",
    jobSeekers,
  ),
  page("/my-saved-jobs", "my-saved-jobs", "student/my-saved-jobs", "login", cvOwners),
  page(
    "/my-saved-jobs/calendar.ics",
    "saved-jobs-download",
    "resources/saved-jobs-download",
    "login",
    cvOwners,
  ),
  page("/my-events", "my-events", "student/my-events", "login"),
  page("/my-hidden-jobs", "my-hidden-jobs", "student/my-hidden-jobs", "login", cvOwners),
  page(
    "/my-followed-employers",
    "my-followed-employers",
    "student/my-followed-employers",
    "login",
    cvOwners,
  ),
  page("/my-applications", "my-applications", "student/my-applications", "login", jobSeekers),
  page(
    "/my-applications/:application_id",
    "my-application",
    "student/my-application",
    "login",
    jobSeekers,
  ),
  page(
    "/my-applications/:application_id/:document",
    "own-application-file",
    "resources/own-application-file",
    "login",
    jobSeekers,
  ),
  page("/jobs/:slug/application", "apply", "student/apply", "login", jobSeekers),
  withPosting(
    { kind: "save" },
    page(
      "/jobs/:slug/application/draft",
      "application-draft",
      "resources/application-draft",
      "login",
      jobSeekers,
    ),
  ),
  page(
    "/jobs/:slug/application/review",
    "apply-review",
    "student/apply-review",
    "login",
    jobSeekers,
  ),
  page("/my-situation", "my-situation", "student/my-situation", "login", cvOwners),
  page("/work-hours", "work-hours", "student/work-hours", "login", cvOwners),
  page(
    "/work-hours/settings",
    "work-hours-settings",
    "student/work-hours-settings",
    "login",
    cvOwners,
  ),
  page("/employer-brief", "employer-brief", "student/employer-brief", "login", cvOwners),
  page("/employer-brief/pdf", "employer-brief-pdf", "resources/employer-brief", "login", cvOwners),
  ...cvStudio,
];
