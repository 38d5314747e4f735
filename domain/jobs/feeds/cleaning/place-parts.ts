import type { JobCountry } from "../../vocabulary.ts";
import {
  doubtfulCodes,
  foreignCountries,
  foreignRegions,
  type HomeCountry,
  homeNames,
  homeRegions,
  namesakes,
  otherNames,
  towns,
} from "./gazetteer.data.ts";
import { shownTown, townKey } from "./shown-town.ts";

/** One of the words between a place's commas, and what it names. */
export type PlacePart =
  | { kind: "country" | "region" | "doubtful"; country: JobCountry; text: string }
  | {
      kind: "words";
      text: string;
      /** Known by itself, without its country. */
      town: { country: HomeCountry; city: string } | null;
      isTownLike: boolean;
    };

const homes = Object.keys(towns) as HomeCountry[];
const townsByKey = new Map(
  homes.map((country) => [country, new Map(towns[country].map((town) => [townKey(town), town]))]),
);

/** The town as we write it, if it lies in that country. */
export function findTown(text: string, country: HomeCountry): string | null {
  const key = townKey(text);
  const there = townsByKey.get(country)!;
  const direct = there.get(key);
  if (direct) return direct;
  const other = otherNames.get(key);
  return other ? (there.get(townKey(other)) ?? null) : null;
}

const noise =
  /\b(remote|remotely|hybrid|on-?site|in-?office|office|home|based|within|in|the|hq|metro|only|area|offsite\w*|work|from|at|field|flexible|friendly|travel[- ]required)\b/gi;
const endsWithCountry =
  /^(.*?)\b(united kingdom|uk|england|scotland|northern ireland|ireland|australia|canada|usa?)$/i;

export function kindOfPart(given: string): PlacePart {
  const text = tidy(given.replace(noise, " ").replace(/\s\d{5}(-\d{4})?$/, ""));
  const key = text.toLowerCase();
  const named = nameOf(key) ?? codeOf(text, key);
  if (named) return { ...named, text };

  const ending = endsWithCountry.exec(text);
  const country = ending && !/\bnew $/i.test(ending[1]!) ? nameOf(ending[2]!.toLowerCase()) : null;
  if (country) return { ...country, text: tidy(ending![1]!) };
  return {
    kind: "words",
    text: shownTown(text) ?? properly(text),
    town: townAlone(text),
    isTownLike: isTownLike(text),
  };
}

type Named = { kind: "country" | "region" | "doubtful"; country: JobCountry };

function nameOf(key: string): Named | null {
  const home = homeNames.get(key);
  if (home) return { kind: "country", country: home };
  if (foreignCountries.has(key)) return { kind: "country", country: "xx" };
  return null;
}

/** Two letters are a code only in capitals: "on" and "in" are words. */
function codeOf(text: string, key: string): Named | null {
  const isShort = key.length <= 3;
  if (isShort && text !== text.toUpperCase()) return null;
  const region = homeRegions.get(key);
  if (region) return { kind: "region", country: region };
  const doubtful = doubtfulCodes.get(key);
  if (doubtful) return { kind: "doubtful", country: doubtful };
  return foreignRegions.has(key) ? { kind: "region", country: "xx" } : null;
}

function townAlone(text: string): { country: HomeCountry; city: string } | null {
  if (namesakes.has(townKey(text))) return null;
  for (const country of homes) {
    const city = findTown(text, country);
    if (city) return { country, city };
  }
  return null;
}

const noTown =
  /\b(locations?|multiple|various|any|nationwide|update|emea|apac|amer|americas|north america|south america|europe|latam|global|worldwide|international|region|district|building|floor|campus|headquarters|distributed|anywhere|sites?|locale|virtual|store|llc|inc|ltd)\b/i;

function isTownLike(text: string): boolean {
  return (
    /^[\p{L}][\p{L}'’. -]{1,39}$/u.test(text) && text.split(" ").length <= 4 && !noTown.test(text)
  );
}

/** Lower-case towns get their capitals; all others stay as written. */
function properly(text: string): string {
  return text === text.toLowerCase()
    ? text.replace(/(^|[\s-])\p{L}/gu, (it) => it.toUpperCase())
    : text;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").replace(/^[\s.-]+|[\s-]+$/g, "");
}
