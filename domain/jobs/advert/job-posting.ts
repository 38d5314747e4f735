import type { Pay } from "../job-card.ts";
import type { JobType } from "../vocabulary.ts";
import type { JobPage } from "./job-page.server.ts";

type Posted = Pick<
  JobPage,
  | "id"
  | "title"
  | "summary"
  | "descriptionHtml"
  | "country"
  | "city"
  | "remote"
  | "jobType"
  | "pay"
  | "postedAt"
  | "isUndated"
  | "closesAt"
  | "isLive"
  | "applyUrl"
  | "applyEmail"
  | "applyForm"
  | "employerWebsite"
> & { employer: { name: string } };

const employmentTypes: Record<JobType, string> = {
  "full-time": "FULL_TIME",
  "graduate-scheme": "FULL_TIME",
  internship: "INTERN",
  placement: "INTERN",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  volunteer: "VOLUNTEER",
  "part-time": "PART_TIME",
};

const countryNames = {
  gb: "United Kingdom",
  au: "Australia",
  ca: "Canada",
  ie: "Ireland",
} as const;

/**
 * A job as search engines read it (schema.org JobPosting). Null where something that
 * they require is missing or untrue: over, nowhere, without a day, a text or a way to apply.
 */
export function jobPosting(job: Posted, { url }: { url: string }): object | null {
  const description = job.descriptionHtml || job.summary;
  const place = placeOf(job);
  const hasWayToApply = job.applyUrl !== null || job.applyEmail !== null || job.applyForm !== null;
  if (job.isUndated || !job.isLive || !place || !hasWayToApply || !description) return null;

  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description,
    url,
    datePosted: job.postedAt.toISOString(),
    ...(job.closesAt ? { validThrough: job.closesAt.toISOString() } : {}),
    employmentType: employmentTypes[job.jobType],
    hiringOrganization: {
      "@type": "Organization",
      name: job.employer.name,
      ...(job.employerWebsite ? { sameAs: job.employerWebsite } : {}),
    },
    identifier: {
      "@type": "PropertyValue",
      name: job.employer.name,
      value: String(job.id),
    },
    ...place,
    ...(job.pay ? { baseSalary: salaryOf(job.pay) } : {}),
    // Readers leave for the employer's own site or mailbox.
    directApply: job.applyForm !== null,
  };
}

/** Work from home has no place, but a country in which the home must be. */
function placeOf({ country, city, remote }: Posted): object | null {
  if (country === "xx") return null;
  if (remote === "remote") {
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: countryNames[country] },
    };
  }
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(city ? { addressLocality: city } : {}),
        addressCountry: country.toUpperCase(),
      },
    },
  };
}

function salaryOf({ currency, min, max, period }: Pay): object {
  const amounts =
    max === null ? { value: min / 100 } : { minValue: min / 100, maxValue: max / 100 };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", ...amounts, unitText: period.toUpperCase() },
  };
}
