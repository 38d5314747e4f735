import { data, type RouterContextProvider, redirect } from "react-router";
import { memberOf } from "#app/member.server.ts";
import type { EmployerSummary } from "#domain/employers/employer.ts";
import { employerOf } from "#domain/employers/employer-of.server.ts";
import type { JobEmployer } from "#domain/jobs/job-card.ts";
import { findJobOf } from "#domain/jobs/posting/employer-jobs.queries.server.ts";
import type { JobAuthor } from "#domain/jobs/posting/owned-job.server.ts";
import { type SponsorCostView, sponsorCostView } from "#domain/jobs/posting/sponsor-cost-view.ts";
import { codesOf, registerStates } from "#domain/jobs/vocabulary.ts";
import { rowNumber } from "#rules/row-number.ts";

type Context = Readonly<RouterContextProvider>;

/** Whom the signed-in person speaks for. Anyone who has not named a company does so first. */
export async function ownEmployer(
  context: Context,
): Promise<{ employer: EmployerSummary; author: JobAuthor; timeZone: string }> {
  const member = memberOf(context);
  const employer = await employerOf(member.id);
  if (!employer) throw redirect("/employer/company");
  return {
    employer,
    author: { userId: member.id, employerId: employer.id },
    timeZone: member.timeZone ?? employer.timeZone,
  };
}

/** The employer's own advert that an address names; another's does not exist. */
export async function ownJob(employerId: number, id: string) {
  const job = await findJobOf(employerId, rowNumber(id));
  if (!job) throw data("We could not find that advert.", { status: 404 });
  return job;
}

/** The employer as a card names it. */
export function cardEmployer(employer: EmployerSummary): JobEmployer {
  const { id, slug, name, sponsorStatus, sponsorAsOf } = employer;
  const state = codesOf(registerStates).find((code) => code === sponsorStatus);
  const register = state && sponsorAsOf ? { state, asOf: sponsorAsOf, why: null } : null;
  return { id, slug, name, register };
}

/** What the register says, in the line under the title. */
export function registerLine({ sponsorStatus, sponsorAsOf }: EmployerSummary): string | null {
  const state = codesOf(registerStates).find((code) => code === sponsorStatus);
  return state && sponsorAsOf ? registerStates[state] : null;
}

/** What sponsoring would cost this employer; nothing to say outside the United Kingdom. */
export function costsFor({
  country,
  sponsorStatus,
}: Pick<EmployerSummary, "country" | "sponsorStatus">): SponsorCostView | null {
  if (country !== "gb") return null;
  return sponsorCostView({ hasLicence: sponsorStatus?.startsWith("licensed") ?? false });
}
