import { repairedMessage } from "#domain/pages/repair-words.server.ts";

/** What a search did to a word: another was looked for instead, or it was left out. */
export type Reading = { typed: string; meant: string | null };

export type Readings = { repairs: readonly Reading[]; dropped: readonly string[] };

/**
 * A word that only one of the two indexes knows is a word: what the other found for something like
 * it ("plumber", read as "number") is no answer. A word that neither knows is misspelt.
 */
export function trusted({ site, jobs }: Record<"site" | "jobs", readonly Reading[]>) {
  const isIn = (readings: readonly Reading[], word: string) =>
    readings.some(({ typed }) => typed === word);
  return {
    site: site.every(({ typed }) => isIn(jobs, typed)),
    jobs: jobs.every(({ typed }) => isIn(site, typed)),
  };
}

/** The messages above the results. */
export function searchMessages({ repairs, dropped }: Readings): string[] {
  const told = repairedMessage(
    repairs.flatMap(({ typed, meant }) => (meant ? [{ typed, meant }] : [])),
  );
  const left = [
    ...dropped,
    ...repairs.flatMap(({ typed, meant: other }) => (other === null ? [typed] : [])),
  ].map((word) => `“${word}”`);
  return [
    ...(told ? [told] : []),
    ...(left.length > 0 ? [`No result has every word. We left out ${left.join(" and ")}.`] : []),
  ];
}
