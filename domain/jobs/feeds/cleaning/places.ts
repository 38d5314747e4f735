import type { JobCountry, Remote } from "../../vocabulary.ts";
import { homeNames, townZones } from "./gazetteer.data.ts";
import { findTown, kindOfPart, type PlacePart } from "./place-parts.ts";

export type Place = { country: JobCountry; city: string | null };

type Given = {
  /** The place in the advert's own words. */
  text: string | null;
  /** Where the feed names them apart, or knows them of all its jobs. */
  country: string | null;
  city: string | null;
  feedCountry: JobCountry | null;
};

/**
 * The country and town of a place in free words. Where several are named, the
 * first in one of our four countries is taken; what is not known is elsewhere.
 */
export function readPlace({ text, country, city, feedCountry }: Given): Place {
  const said = country ? countryNamed(country) : null;
  const stated = said && city ? townOr(city, said) : null;
  if (stated) return stated;

  const readings = alternativesOf(text ?? city ?? "").map((words) => readOne(words, said));
  const home = readings.find((reading) => reading.country && reading.country !== "xx");
  const first = home ?? readings.find((reading) => reading.country ?? reading.city);
  const found = first?.country ?? said ?? feedCountry ?? "xx";
  return { country: found, city: first?.city ?? townBefore(readings, found) };
}

/** The clock by which a closing day ends there. */
export function zoneOf({ country, city }: Place): string {
  const zones = {
    gb: "Europe/London",
    ie: "Europe/Dublin",
    au: "Australia/Sydney",
    ca: "America/Toronto",
    xx: "UTC",
  };
  return townZones.get(`${country} ${city}`) ?? zones[country];
}

const remoteWords =
  /\b(remote|remotely|work from home|wfh|anywhere|distributed|home[- ]based|telecommut\w*|offsite)\b/i;

/** The feed's own mark, else the words of place and title. */
export function remoteOf(mark: Remote | null, place: string | null, title: string): Remote {
  const words = `${place ?? ""} ${title}`;
  if (/\bhybrid\b/i.test(words) && mark !== "remote") return "hybrid";
  return mark ?? (remoteWords.test(words) ? "remote" : "on-site");
}

export function countryNamed(text: string): JobCountry | null {
  const plain = text.trim().toLowerCase();
  if (plain === "") return null;
  // As a country's own code, CA is Canada; among the words of a place it is California first.
  return homeNames.get(plain) ?? (plain === "ca" ? "ca" : "xx");
}

function townOr(city: string, country: JobCountry): Place | null {
  if (country === "xx") return null;
  const town = findTown(city, country);
  return town ? { country, city: town } : null;
}

/** Some boards part a town from its country as others part two places. */
function townBefore(readings: readonly Reading[], country: JobCountry): string | null {
  const countries = new Set(readings.map((reading) => reading.country).filter(Boolean));
  const lone = readings.find((reading) => !reading.country && reading.city);
  return countries.size === 1 && countries.has(country) ? (lone?.city ?? null) : null;
}

function alternativesOf(text: string): string[] {
  return text
    .replace(/ and \d+ more$/, "")
    .split(/[;|•]|\s+or\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
}

type Reading = { country: JobCountry | null; city: string | null };

function readOne(words: string, said: JobCountry | null): Reading {
  const parts = partsOf(words).map(kindOfPart);
  const country = countryOf(parts) ?? (said === "xx" ? null : said);
  return { country: country ?? townCountry(parts), city: cityOf(parts, country) };
}

/** "GB-London" and "CA-Ontario-Toronto" are parted like "GB, London". */
function partsOf(words: string): string[] {
  return (
    words
      // A chain's shop by its number and company, "07066 - Fern Albany, L.L.C."; a town before it stays.
      .replace(/(\d+\s+[-–—]\s+)?((?!\s[-–—]\s)[^,;])+,\s*L\.L\.C\.?/g, "")
      .replace(/\b(Remote|[A-Z]{2,3})-(?=\p{L})/gu, "$1, ")
      .replace(/\b(Ontario|Quebec)-(?=\p{L})/gu, "$1, ")
      .split(/,|\s+[-–—]\s+|[()/:]/)
      .map((part) => part.trim())
      .filter(Boolean)
  );
}

function countryOf(parts: readonly PlacePart[]): JobCountry | null {
  const named = parts.filter((part) => part.kind !== "words");
  const country = named.find(({ kind }) => kind === "country");
  if (country) return country.country;
  const doubtful = named.find(
    (part) => part.kind === "doubtful" && parts.some((other) => isTownOf(other, part.country)),
  );
  const [region] = named;
  if (doubtful || !region) return doubtful?.country ?? null;
  return region.kind === "doubtful" ? "xx" : region.country;
}

function isTownOf(part: PlacePart, country: JobCountry): boolean {
  return part.kind === "words" && country !== "xx" && findTown(part.text, country) !== null;
}

/** A town known by itself names its country. */
function townCountry(parts: readonly PlacePart[]): JobCountry | null {
  for (const part of parts) if (part.kind === "words" && part.town) return part.town.country;
  return null;
}

function cityOf(parts: readonly PlacePart[], country: JobCountry | null): string | null {
  const words = parts.filter((part) => part.kind === "words");
  if (country && country !== "xx") {
    const towns = parts.map((part) => findTown(part.text, country));
    const town = towns.find((it) => it !== null);
    if (town) return town;
  }
  const known = country === null ? words.find((part) => part.town)?.town?.city : undefined;
  return known ?? words.find((part) => part.isTownLike)?.text ?? cityAndState(parts);
}

/** New York is a city in a state of its name. */
function cityAndState(parts: readonly PlacePart[]): string | null {
  return parts.find(({ text }) => text.toLowerCase() === "new york")?.text ?? null;
}
