import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { sameJobKey } from "../same-job.ts";
import { summaryOf } from "../summary.ts";
import { yearlyPayOf } from "../yearly-pay.ts";
import { applyFormOf } from "./apply-fields.ts";
import { closingInstant, type JobInput } from "./job.schema.ts";

/** What readers get of what an employer typed. */
export function publishedColumns(employerId: number, input: JobInput) {
  const descriptionHtml = renderMarkdown(input.advert, "employer").html;
  const { title, country, city, placeText, hoursPerWeek } = input;
  return {
    title,
    summary: summaryOf(descriptionHtml),
    descriptionHtml,
    country,
    city,
    placeText,
    remote: input.remote,
    sector: input.sector,
    jobType: input.jobType,
    level: input.level,
    hoursPerWeek,
    startsOn: input.startsOn,
    ...payColumns(input),
    sponsorship: input.sponsorship,
    ...applyColumns(input),
    closesAt: closingInstant(input),
    closesZone: input.closesZone,
    sameJobKey: sameJobKey({ employerId, title, country, city, placeText }),
  };
}

/** One way to apply: an employer who asks questions here sends nobody elsewhere. */
function applyColumns(input: JobInput) {
  const applyForm = applyFormOf(input);
  return applyForm === null
    ? { ...input.applyTo, applyForm }
    : { applyUrl: null, applyEmail: null, applyForm };
}

function payColumns({ payFrom, payTo, currency, payPeriod, hoursPerWeek }: JobInput) {
  if (payFrom === null) {
    return {
      currency: null,
      salaryMin: null,
      salaryMax: null,
      salaryPeriod: null,
      yearlyPay: null,
    };
  }
  const pay = { min: payFrom, period: payPeriod };
  return {
    currency,
    salaryMin: payFrom,
    salaryMax: payTo === payFrom ? null : payTo,
    salaryPeriod: payPeriod,
    yearlyPay: yearlyPayOf(pay, hoursPerWeek),
  };
}
