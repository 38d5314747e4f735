import { memoised } from "../cache/memoised.ts";
import { cleanPlace } from "./clean-text.ts";
import { nameWords } from "./name-words.ts";

const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/gi;
const COUNTRIES = new Set(["uk", "united kingdom", "england", "gb", "great britain"]);

/** The town without case, county, country, street or postcode: "London,", "LONDON " and "London, UK" are one. */
export const townKey = memoised((town: string): string => {
  const place = cleanPlace(town.replace(POSTCODE, " ")) ?? "";
  const parts = place
    .split(",")
    .map((part) => nameWords(part).join(" "))
    .filter(Boolean);
  const places = parts.filter((part) => !COUNTRIES.has(part) && !/^\d/.test(part));
  return places[0] ?? parts[0] ?? "";
});
