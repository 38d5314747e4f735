import type { Transaction } from "#db/client.server.ts";
import { employerMembers, employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { demoApplyForms } from "../applications/apply-forms.ts";
import { addClaims } from "../claims.ts";
import { LEFT_THE_REGISTER, trustedEmployers } from "../employers/employer.ts";
import { demoEmployers } from "../employers.ts";
import { instantFrom } from "../relative-days.ts";
import { BRACKWATER } from "./brackwater.ts";
import { addChoices } from "./choices.server.ts";
import { demoJobs } from "./demo-jobs.ts";
import { slugOf } from "./make-jobs.ts";
import { addReaders, type DemoAdvert } from "./readers.server.ts";
import { addSearches } from "./searches.ts";

/** The employers of the demo, their adverts, and what readers did with them. */
export async function addJobs(tx: Transaction, now: Date): Promise<void> {
  const employerIds = await addEmployers(tx, now);
  await tx.insert(employerMembers).values({
    userId: "demo-employer-at-waymark.example",
    employerId: employerIds.get(BRACKWATER)!,
  });
  const adverts = await addAdverts(tx, employerIds, now);
  await addReaders(tx, adverts, now);
  await addChoices(tx, { employerIds, adverts }, now);
  await addSearches(tx, now);
  await addClaims(tx, employerIds, now);
}

type Ids = Map<string, number>;

async function addEmployers(tx: Transaction, now: Date): Promise<Ids> {
  const trusted: readonly string[] = trustedEmployers;
  const added = await tx
    .insert(employers)
    .values(
      demoEmployers.map(({ registerAs: _, standing: __, ...employer }) => ({
        ...employer,
        website: `https://www.${employer.slug.replaceAll("-", "")}.example`,
        isTrusted: trusted.includes(employer.slug),
        isDemo: true,
        // What the register says is looked up at the first start, as for any employer.
        sponsorChangedAt: employer.slug === LEFT_THE_REGISTER ? instantFrom(now, -2) : null,
        createdAt: instantFrom(now, -200),
        updatedAt: instantFrom(now, -5),
      })),
    )
    .returning({ id: employers.id, slug: employers.slug });
  return new Map(added.map(({ id, slug }) => [slug, id]));
}

/** Some are applied for here instead of at their employer. */
function insideOf(slug: string) {
  const applyForm = demoApplyForms[slug];
  return applyForm ? { applyForm, applyUrl: null, applyEmail: null } : { applyForm: null };
}

async function addAdverts(tx: Transaction, employerIds: Ids, now: Date): Promise<DemoAdvert[]> {
  const rows = demoJobs(now).map(({ employer, ...job }) => {
    const employerId = employerIds.get(employer)!;
    const words = (text: string) => slugOf(text).replaceAll("-", " ");
    const sameJobKey = `${employerId}/${words(job.title)}/${job.country}/${words(job.city ?? "")}`;
    const at = job.postedAt;
    const inside = insideOf(job.slug);
    return { ...job, ...inside, employerId, sameJobKey, createdAt: at, updatedAt: at };
  });
  const adverts: DemoAdvert[] = [];
  // A statement may carry 65,535 values.
  for (let from = 0; from < rows.length; from += 200) {
    const added = await tx
      .insert(jobs)
      .values(rows.slice(from, from + 200))
      .returning({ id: jobs.id, slug: jobs.slug, state: jobs.state });
    adverts.push(...added);
  }
  return adverts;
}
