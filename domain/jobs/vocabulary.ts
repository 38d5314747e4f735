import { countries } from "#domain/countries/countries.ts";
import { sectors } from "#rules/sectors.ts";

/** The words a job may carry: codes as stored and in addresses, with what people read. */

export { countries, sectors };

export const jobTypes = {
  "full-time": "Graduate or full-time job",
  "graduate-scheme": "Graduate programme",
  internship: "Internship",
  placement: "Placement year",
  contract: "Contract",
  temporary: "Temporary",
  volunteer: "Volunteering",
  "part-time": "Part-time",
} as const;

export const levels = {
  entry: "Entry or graduate",
  mid: "Some experience",
  senior: "Senior",
  lead: "Lead or manager",
} as const;

export const remotes = {
  "on-site": "On site",
  hybrid: "Partly from home",
  remote: "From home",
} as const;

/** What the advert's tick box says. */
export const sponsorships = {
  offered: "Says it sponsors",
  later: "May sponsor later",
  "not-offered": "Says it does not sponsor",
  unsaid: "Does not say",
} as const;

export type Board = "jobs" | "part-time-jobs";
export type JobCountry = keyof typeof countries;
export type JobType = keyof typeof jobTypes;
export type JobLevel = keyof typeof levels;
export type Remote = keyof typeof remotes;
export type Sponsorship = keyof typeof sponsorships;
export type Sector = keyof typeof sectors;

/** What the sponsors' register says about a job's employer, as readers filter by it. */
export const registerStates = {
  licensed: "On the register, can sponsor skilled workers",
  licensed_restricted: "On the register, with limits",
  licensed_other_routes: "On the register for other routes",
  possible_match: "May be on the register",
  not_found: "Not found on the register",
} as const;

/**
 * What a job is to the typical reader's visa, as readers filter by it. A job that fits on
 * conditions, which its card calls "May fit", is counted with those that fit.
 */
export const fits = {
  fits: "Fits or may fit, no new-entrant clock",
  "new-entrant": "Fits or may fit as a new entrant",
  unknown: "Cannot tell yet",
  closed: "A gate is closed",
} as const;

export type Fit = keyof typeof fits;

export type RegisterState = keyof typeof registerStates;

/** The codes of a vocabulary, typed. */
export function codesOf<Code extends string>(vocabulary: Readonly<Record<Code, string>>): Code[] {
  return Object.keys(vocabulary) as Code[];
}
