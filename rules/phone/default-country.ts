import { localeOf } from "../formats/names.ts";
import { isDialCountry } from "./countries.ts";
import { zonesByCountry } from "./zones.ts";

type Clues = {
  /** Language tags, best first, as in Accept-Language. */
  languages?: readonly string[];
  /** The reader's IANA time zone, when it is known. */
  timeZone?: string | null;
  fallback?: string;
};

/**
 * Guesses the country a reader's number belongs to, without asking anyone outside.
 *
 * The time zone says where they are and wins; a language tag with a region says where they
 * are from. A bare language says too little: most readers of English are not English.
 */
export function defaultCountry({ languages = [], timeZone, fallback = "GB" }: Clues): string {
  return countryOfZone(timeZone) ?? countryOfLanguages(languages) ?? fallback;
}

/** The tags of an Accept-Language header, best first. */
export function languagesOf(header: string | null): string[] {
  return (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== "" && tag !== "*" && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

function countryOfZone(timeZone: string | null | undefined): string | null {
  return (timeZone && countryByZone.get(timeZone)) || null;
}

const countryByZone = new Map(
  Object.entries(zonesByCountry).flatMap(([country, zones]) =>
    zones.split(" ").map((zone) => [zone, country] as const),
  ),
);

function countryOfLanguages(languages: readonly string[]): string | null {
  for (const tag of languages) {
    const region = localeOf(tag)?.region;
    if (region && isDialCountry(region)) return region;
  }
  return languages.map(likelyHome).find((country) => country !== null) ?? null;
}

/** Languages spoken mostly in one country, so that the bare language is a fair guess. */
const homes: Record<string, string> = {
  bn: "BD",
  cs: "CZ",
  da: "DK",
  el: "GR",
  et: "EE",
  fi: "FI",
  fil: "PH",
  gu: "IN",
  hi: "IN",
  hu: "HU",
  id: "ID",
  is: "IS",
  it: "IT",
  ja: "JP",
  kn: "IN",
  ko: "KR",
  lt: "LT",
  lv: "LV",
  ml: "IN",
  mr: "IN",
  ms: "MY",
  ne: "NP",
  pa: "IN",
  pl: "PL",
  ro: "RO",
  si: "LK",
  sk: "SK",
  sl: "SI",
  ta: "IN",
  te: "IN",
  th: "TH",
  tr: "TR",
  uk: "UA",
  ur: "PK",
  vi: "VN",
  yo: "NG",
};

function likelyHome(tag: string): string | null {
  return homes[tag.split("-")[0]?.toLowerCase() ?? ""] ?? null;
}
