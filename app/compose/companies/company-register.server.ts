import type { Company } from "#domain/employers/companies.queries.server.ts";
import { registerLabels } from "#domain/jobs/advert/register-labels.ts";
import type { RegisterState } from "#domain/jobs/vocabulary.ts";
import { currentRegister } from "#domain/sponsors/checking/look-up-for-public.server.ts";
import { findSponsor } from "#domain/sponsors/sponsors.queries.server.ts";
import { listEvents } from "#domain/sponsors/timeline.queries.server.ts";
import { type TimelineStop, timelineStops } from "#domain/sponsors/timeline-stops.ts";
import { longDay } from "#rules/days.ts";

/** What the sponsors' register says about a company, as its page shows it. */
export type CompanyRegister = {
  tone: "ok" | "ask" | "no" | "plain";
  headline: string;
  note: string;
  /** The entry that it is taken for, and how we came to it. */
  entry: string | null;
  day: string | null;
  isDemo: boolean;
  stops: TimelineStop[];
};

/** Null where the register has nothing to say: no look-up, or no job in the United Kingdom. */
export async function registerOf(company: Company, now: Date): Promise<CompanyRegister | null> {
  const { sponsorStatus, sponsorAsOf, sponsorWhy } = company;
  if (sponsorStatus === null) return null;
  const status = sponsorStatus as RegisterState;
  const { tone, headline, note } = registerLabels[status];
  const register = await currentRegister(now);
  return {
    ...{ tone: tone as CompanyRegister["tone"], headline, note },
    entry: sponsorWhy,
    day: sponsorAsOf && longDay(sponsorAsOf),
    isDemo: register?.isDemo ?? false,
    stops: register ? await stopsOf(company, register) : [],
  };
}

/** A timeline belongs to one organisation: where we are not sure which, none is shown. */
async function stopsOf(
  { sponsorOrganisationId: id, sponsorStatus }: Company,
  register: { asOf: string; isDemo: boolean },
): Promise<TimelineStop[]> {
  if (id === null || sponsorStatus === "possible_match") return [];
  const sponsor = await findSponsor(id);
  if (!sponsor) return [];
  return timelineStops({ sponsor, events: await listEvents(id), register });
}
