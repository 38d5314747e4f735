import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";

/** Of a job and its employer; the code staff settled stands in `job_verdicts`. */
export const jobToReadColumns = {
  title: jobs.title,
  descriptionHtml: jobs.descriptionHtml,
  sector: jobs.sector,
  city: jobs.city,
  placeText: jobs.placeText,
  hoursPerWeek: jobs.hoursPerWeek,
  startsOn: jobs.startsOn,
  currency: jobs.currency,
  yearlyPay: jobs.yearlyPay,
  salaryPeriod: jobs.salaryPeriod,
  jobType: jobs.jobType,
  employerName: employers.name,
  employerTown: employers.town,
  sponsorStatus: employers.sponsorStatus,
  sponsorAsOf: employers.sponsorAsOf,
};
