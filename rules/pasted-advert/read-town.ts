import { TOWNS } from "../towns.data.ts";
import { headLine, type Line } from "./advert-lines.ts";
import { companyInTown, isCounty } from "./company-in-town.ts";
import { type Labelled, TOWN_LABEL } from "./labels.ts";
import { firstSaid, oneLineHead } from "./one-line-head.ts";
import { splitOutside } from "./outside-brackets.ts";
import { isPartOfWork, TERMS } from "./part-of-work.ts";
import type { Found } from "./pasted-advert.ts";
import { PAY } from "./pay-words.ts";

const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?\b/g;
const WAYS =
  /\b(?:fully |100% )?(?:remote(?:ly)?(?: first| working)?|hybrid(?: work(?:ing)?| remote)?|on-?site|in[- ]office|work from home|wfh|flexible|office[- ]based|temporarily)\b(?: (?:in|from|-))?/gi;
const NO_TOWN =
  /^(?:united kingdom|uk|gb|england|scotland|wales|northern ireland|great britain|nationwide|national|various|multiple(?: locations)?|anywhere|home|europe|emea|worldwide|uk wide|other)$/i;
const known = new RegExp(String.raw`\b(${TOWNS.join("|")})\b`);
const ONLY_TOWN = new RegExp(`^(?:${TOWNS.join("|")})$`);
const MAX_TOWN_LENGTH = 40;
const MAX_TERMS_LENGTH = 100;
/** "Site: Royal Free Hospital" names a building; its town is elsewhere. */
const BUILDING =
  /\b(?:hospitals?|infirmary|hospice|campus|house|building|school|college|university|surgery|clinic|hub|head office|hq|headquarters|ward|department|trust|unit|lodge|academy|care home|nursing home|depot|warehouse|laborator(?:y|ies))$/i;

/** Where the work is: behind a label, in the line of a job site's head, else the first town named. */
export function readTown(
  lines: readonly Line[],
  labelled: readonly Labelled[],
): Found<string> | null {
  const places = labelled.filter(({ kind }) => kind === "town");
  const [towns, others] = [true, false].map((isTown) =>
    places.filter(({ words }) => TOWN_LABEL.test(words) === isTown),
  );
  for (const { value, rest, words } of [...towns!, ...others!]) {
    const town = addressTown(value, rest) ?? placeIn(value);
    if (town) return { value: town, words };
  }
  const first = headLine(lines);
  const head = (first && oneLineHead(first.text)) ?? firstSaid(lines);
  if (head) return { value: head.town, words: head.words };
  for (const { text, raw } of lines.slice(0, 14)) {
    const place = headPlace(text);
    const town =
      companyInTown(text)?.town ??
      amongTerms(text) ??
      postTown(text) ??
      townAbroad(text) ??
      (place && placeIn(place));
    if (town) return { value: town, words: raw };
  }
  for (const { text, raw } of lines) {
    const town = named(text);
    if (town) return { value: town, words: raw.length <= 160 ? raw : aroundTown(raw, town) };
  }
  return listedTown(first);
}

/** "HR Advisor, 30 hours, £27,000, Cardiff.": between commas, in a first line that has it all. */
function listedTown(line: Line | undefined): Found<string> | null {
  const [first = ""] = line?.text.split(/\.\s/, 1) ?? [];
  const parts = first.split(", ");
  const town = parts.length > 2 && parts.find((part) => ONLY_TOWN.test(part.replace(/\.$/, "")));
  return town && line
    ? { value: town.replace(/\.$/, ""), words: aroundTown(line.raw, town) }
    : null;
}

/** "London / hybrid / 65-80k", "Hybrid, Leeds": a town, and beside it pay and terms alone. */
function amongTerms(text: string): string | null {
  if (text.length > MAX_TERMS_LENGTH) return null;
  const parts = splitOutside(text, /, | [-–—|·/] /g);
  const [town, ...more] = parts.filter(
    (part) => !PAY.test(part) && !TERMS.test(part) && !isPartOfWork(part),
  );
  const isTownAlone = town !== undefined && more.length === 0 && parts.length > 1;
  return isTownAlone && ONLY_TOWN.test(town) ? town : null;
}

/** An address of several lines: the town is the line before the postcode. */
function addressTown(value: string, rest: readonly string[]): string | null {
  const isPostcode = (text: string) => /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i.test(text.trim());
  const lines = [value, ...rest];
  const at = lines.findIndex(isPostcode);
  if (at < 1) return null;
  return placeIn(lines[at - 1]!);
}

const WHOLE_POSTCODE = /,? [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;

/** "Heartlands Hospital, Bordesley Green East, Birmingham B9 5SS": the town stands before the postcode. */
function postTown(text: string): string | null {
  if (text.length > 140 || !WHOLE_POSTCODE.test(text)) return null;
  const parts = text.replace(WHOLE_POSTCODE, "").split(", ");
  const town = parts.findLast((part) => !isCounty(part));
  return town && isTown(tidied(town)) && parts.length > 1 ? placeIn(town) : null;
}

/** "Dublin, Ireland", "Calgary, AB": a line of its own, with the country or the province. */
function townAbroad(text: string): string | null {
  const place =
    /^([A-Z][\p{L}' -]{1,30}), (?:Ireland|Canada|Australia|AB|BC|MB|NS|ON|QC|SK|NSW|QLD|SA|TAS|VIC|WA|ACT)(?: \(.*\))?$/u;
  return place.exec(text)?.[1] ?? null;
}

/** "Leeds, England, United Kingdom · 2 weeks ago", "Manchester M1 4BT", "Bristol, Avon". */
function headPlace(text: string): string | null {
  const bits = text.split(" · ");
  if (bits.length > 1 && bits.some((bit) => /\bago\b|applicants?\b|people clicked/i.test(bit))) {
    const place = bits.find((bit) =>
      /,|\b(?:England|Scotland|Wales|United Kingdom|Area)\b/.test(bit),
    );
    return place ?? bits[0]!;
  }
  const company =
    /^.{2,80} · (.+?)\s*(?:\((?:on-?site|hybrid|remote)\b[^)]*\)| · (?:on-?site|hybrid|remote)$)/i.exec(
      text,
    )?.[1];
  if (company) return company;
  if (text.length > 60 || /[.!?:£]/.test(text)) return null;
  if (/^[A-Z][\w' -]+(?:, [\w' -]+)? [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/.test(text))
    return text;
  const starts = known.exec(text);
  const isPlace = starts?.index === 0 && /^[A-Z][\w' -]*(?:,|\(|$| -| \/)/.test(text);
  if (
    isPlace &&
    !/\b(?:university|council|college|nhs|trust|ltd|limited|plc|llp|hospitals?)\b/i.test(text)
  )
    return text;
  const way = /^(?:hybrid|remote|on-?site)(?: work(?:ing)?)? (?:in|-) (.+)$/i.exec(text)?.[1];
  return way ?? null;
}

function placeIn(text: string): string | null {
  const listed = known.exec(text);
  const plain = text
    .replace(/\(.*?\)/g, " ")
    .replace(WAYS, " ")
    .replace(POSTCODE, " ")
    .replace(/^\s*(?:based )?in\s+/i, "");
  const parts = plain.split(/[,;/|·]| - | – | or | and |\s{3,}/).map(tidied);
  // A known town wins over the building or the street that stands before it.
  if (listed) return listed[1]!;
  const first = parts.find((part) => isTown(part));
  return first ?? null;
}

function tidied(part: string): string {
  return part
    .replace(/\s+/g, " ")
    .replace(/^(?:greater|central|city of)\s/i, "")
    .trim();
}

function isTown(part: string): boolean {
  const isShort = part.length >= 2 && part.length <= MAX_TOWN_LENGTH;
  return (
    isShort && !BUILDING.test(part) && /^[A-Z][\p{L}' .-]+$/u.test(part) && !NO_TOWN.test(part)
  );
}

/** In running words only behind "in", "at our … office" and the like: Reading and Bath are words too. */
function named(text: string): string | null {
  const pattern = new RegExp(
    String.raw`\b(?:in|based in|from our|at our|near|to our|our|of) (?:(?:the )?(?:central|centre of|heart of|north|south|east|west|greater|city of|office in) )?(${TOWNS.join("|")})\b(?! (?:University|Council|College|Building|House|Road|Street))`,
  );
  // Where one travels to now and then is not where the work is.
  const sentences = text.split(/(?<=[.!?])\s+/).filter((part) => !/\b(?:travel|visit)/i.test(part));
  return pattern.exec(sentences.join(" "))?.[1] ?? null;
}

function aroundTown(raw: string, town: string): string {
  const at = Math.max(0, raw.indexOf(town) - 70);
  return `${at > 0 ? "…" : ""}${raw.slice(at, at + 150)}…`;
}
