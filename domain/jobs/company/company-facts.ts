import { townOrCountry } from "../card-labels.ts";
import { boardOf } from "../job-address.ts";
import type { JobCountry, Sponsorship } from "../vocabulary.ts";

/** Live adverts of one employer that say the same of place, kind and sponsorship. */
export type AdvertGroup = {
  country: string;
  city: string | null;
  sponsorship: string;
  jobType: string;
  count: number;
};

export type CompanyFacts = {
  total: number;
  /** Where the jobs are, the place with most of them first. */
  places: { place: string; count: number }[];
  /** What adverts in the United Kingdom say about sponsorship; part-time ones are not asked. */
  sponsorship: Record<Sponsorship, number>;
  /** How many adverts that is. */
  inUk: number;
};

export function companyFacts(groups: readonly AdvertGroup[]): CompanyFacts {
  const places = new Map<string, number>();
  const sponsorship = { offered: 0, later: 0, "not-offered": 0, unsaid: 0 };
  let inUk = 0;
  for (const group of groups) {
    const place = townOrCountry({ city: group.city, country: group.country as JobCountry });
    places.set(place, (places.get(place) ?? 0) + group.count);
    if (group.country !== "gb" || boardOf(group.jobType) !== "jobs") continue;
    sponsorship[group.sponsorship as Sponsorship] += group.count;
    inUk += group.count;
  }
  return {
    total: groups.reduce((sum, group) => sum + group.count, 0),
    places: [...places]
      .map(([place, count]) => ({ place, count }))
      .sort((one, other) => other.count - one.count || one.place.localeCompare(other.place, "en")),
    sponsorship,
    inUk,
  };
}

const sayings: Record<Sponsorship, [one: string, several: string]> = {
  offered: ["says it sponsors", "say they sponsor"],
  later: ["says it may sponsor later", "say they may sponsor later"],
  "not-offered": ["says it does not sponsor", "say they do not sponsor"],
  unsaid: ["does not mention sponsorship", "do not mention sponsorship"],
};

/** "Of 7 live adverts in the UK, 4 say they sponsor and 3 do not mention sponsorship."; null where none is asked. */
export function sponsorshipSentence({ sponsorship, inUk }: CompanyFacts): string | null {
  if (inUk === 0) return null;
  const said = Object.entries(sayings).flatMap(([code, [one, several]]) => {
    const count = sponsorship[code as Sponsorship];
    return count > 0 ? [{ count, words: count === 1 ? one : several }] : [];
  });
  const [only, ...others] = said;
  if (only && others.length === 0) {
    return inUk === 1
      ? `Its one live advert in the UK ${only.words}.`
      : `All ${inUk} live adverts in the UK ${only.words}.`;
  }
  const parts = said.map(({ count, words }) => `${count} ${words}`);
  return `Of ${inUk} live adverts in the UK, ${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}.`;
}
