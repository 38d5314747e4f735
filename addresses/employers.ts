import { type Address, employersOnly, LOGO_MEGABYTES, page, soon, withPosting } from "./address.ts";

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
