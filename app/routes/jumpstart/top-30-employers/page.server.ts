import type { RouterContextProvider } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { countries } from "#domain/countries/countries.ts";
import {
  listTopEmployers,
  type TopEmployer,
} from "#domain/employers/top-employers.queries.server.ts";
import { companyAddress } from "#domain/jobs/company/company-address.ts";
import { liveJobs } from "#domain/jobs/live.server.ts";
import { destinationOf } from "#domain/jumpstart/reading/reading-list.server.ts";
import { currentRegister } from "#domain/sponsors/checking/look-up-for-public.server.ts";
import type { Sponsor } from "#domain/sponsors/sponsor.ts";
import { findSponsorsById } from "#domain/sponsors/sponsors.queries.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { countryIdOf, type RuleCountry } from "#rules/countries.ts";
import { isoDay, longDay } from "#rules/days.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const TOP = 30;
const codes = Object.keys(countryIdOf) as RuleCountry[];

/** Thirty employers by what anybody can check: live jobs here, and in the UK the register. */
export async function loadTopEmployers({ request, context }: RequestArgs) {
  const now = new Date();
  const country = await countryOf({ request, context });
  const isLicensed = country === "gb";
  const rows = await listTopEmployers({ country, isLicensed, isLive: liveJobs(now), limit: TOP });
  const ids = rows.flatMap(({ sponsorOrganisationId: id }) => (isLicensed && id ? [id] : []));
  const [sponsors, register] = await Promise.all([findSponsorsById(ids), currentRegister(now)]);
  return {
    country,
    countryName: countries[country],
    choices: codes.map((code) => ({ code, name: countries[code] })),
    isLicensed,
    countedOn: longDay(isoDay(now)),
    register: register && { day: longDay(register.asOf), isDemo: register.isDemo },
    /** Why there are fewer than thirty; null where there are as many. */
    short: rows.length < TOP ? shortWords(rows.length, countries[country], isLicensed) : null,
    employers: rows.map((row) => employerLine(row, sponsors.get(row.sponsorOrganisationId ?? 0))),
  };
}

/** The one asked for, else where the reader's university is. */
async function countryOf({ request, context }: RequestArgs): Promise<RuleCountry> {
  const asked = new URL(request.url).searchParams.get("country");
  const known = codes.find((code) => code === asked);
  if (known) return known;
  const { universityId } = memberOf(context);
  const university = universityId ? await findUniversity(universityId) : null;
  return destinationOf(university?.countryId) ?? "gb";
}

function employerLine(row: TopEmployer, sponsor: Sponsor | undefined) {
  return {
    ...{ id: row.id, name: row.name, isDemo: row.isDemo },
    to: companyAddress(row.slug),
    where: row.town,
    about: row.about,
    said: longDay(isoDay(row.saidAt)),
    jobs: row.jobs === 1 ? "1 live job" : `${row.jobs} live jobs`,
    newest: row.newestAt ? `the newest of ${longDay(isoDay(row.newestAt))}` : "",
    since: sponsor ? longDay(sponsor.firstSeenOn) : null,
    routes: sponsor?.routes ?? [],
    ratings: sponsor?.ratings ?? [],
  };
}

/** The list is never filled up with employers that have nothing to apply for. */
function shortWords(count: number, country: string, isLicensed: boolean): string | null {
  if (count === 0) return null;
  const who = count === 1 ? "One employer" : `${count} employers`;
  const have = count === 1 ? "has" : "have";
  const licence = isLicensed ? " and such a licence" : "";
  return `${who} in ${country} ${have} a live job here${licence} today. We do not add others to fill the list.`;
}
