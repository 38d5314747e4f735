import { countries, type JobCountry } from "../../vocabulary.ts";

/** What people call the countries; `vocabulary.ts` has what we call them. */
const otherNames: Record<string, JobCountry> = {
  uk: "gb",
  "u k": "gb",
  gb: "gb",
  britain: "gb",
  "great britain": "gb",
  au: "au",
  oz: "au",
  ca: "ca",
  ie: "ie",
  eire: "ie",
  "republic of ireland": "ie",
  abroad: "xx",
};

/** `wanted` has no capitals and no points. */
export function countryNamed(wanted: string): JobCountry | null {
  const named = (Object.keys(countries) as JobCountry[]).find(
    (code) => countries[code].toLowerCase() === wanted,
  );
  return named ?? (Object.hasOwn(otherNames, wanted) ? (otherNames[wanted] ?? null) : null);
}
