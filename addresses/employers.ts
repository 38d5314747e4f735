import { type Address, employersOnly, LOGO_MEGABYTES, page, withPosting } from "./address.ts";

/** Employers and partners, before and after they sign in. */
export const employers: readonly Address[] = [
  // Employers and partners
  page("/employers", "employers", "employer/employers", "employer-page"),
  page(
    "/job-seekers-toolkit",
    "job-seekers-toolkit",
    "employer/job-seekers-toolkit",
    "employer-page",
  ),
  page("/workshop-and-webinars", "workshop-and-webinars", "public/events", "employer-page"),
  // An address of our own: students, whom the list sends to their dashboard, open one event.
  page("/workshop-and-webinars/:slug", "event", "public/event", "microsite-gated"),
  page(
    "/workshop-and-webinars/:slug/dates.ics",
    "event-dates",
    "resources/event-dates",
    "microsite-gated",
  ),
  page(
    "/workshop-and-webinars/:slug/files/:document",
    "event-file",
    "resources/event-file",
    "microsite-gated",
  ),
  // The token is the key: guests have a place too.
  page("/workshop-and-webinars/places/:token", "event-place", "public/event-place", "public"),
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
  page(
    "/employer/jobs/:job_id/applicants",
    "applicants",
    "employer/applicants",
    "login",
    employersOnly,
  ),
  page(
    "/employer/jobs/:job_id/applicants/:application_id",
    "applicant",
    "employer/applicant",
    "login",
    employersOnly,
  ),
  page(
    "/employer/jobs/:job_id/applicants/:application_id/:document",
    "applicant-file",
    "resources/applicant-file",
    "login",
    employersOnly,
  ),
  withPosting(
    { maxMegabytes: LOGO_MEGABYTES },
    page("/employer/company", "employer-company", "employer/company", "login", employersOnly),
  ),
];
