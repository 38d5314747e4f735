import { findReadableJob } from "#app/compose/jobs/readable-job.server.ts";
import { loadVerdict, situationFor } from "#app/compose/jobs/verdict.server.ts";
import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { townOrCountry } from "#domain/jobs/card-labels.ts";
import { jobAddress } from "#domain/jobs/job-address.ts";
import { payLabel } from "#domain/jobs/pay-label.ts";

type CheckAsked = { visitor: SignedVisitor; url: URL; origin: string; now: Date };

/** The verdict on a job and the job's name, no more: to keep a check is no visit to the advert. */
export async function loadJobCheck(slug: string, { visitor, url, origin, now }: CheckAsked) {
  const found = await findReadableJob(slug, visitor, now);
  if (!found) return null;
  const situation = await situationFor(visitor);
  const verdict = loadVerdict(found.job, { visitor, situation, url, now });
  if (!verdict) return null;
  const { job } = found;
  const href = jobAddress(job);
  const employerPlace = townOrCountry(job);
  return {
    job: {
      ...{ title: job.title, employer: job.employer.name, employerPlace },
      ...{ pay: payLabel(job.pay), href, url: origin + href },
    },
    verdict,
  };
}
