import { readWords } from "../../families/read-words.server.ts";
import type { Miles } from "../board.ts";
import { type FilterWords, isOnlyFiller, joined, take, tidy } from "./found-words.server.ts";
import { namesOnlyWork } from "./pay-in-text.server.ts";
import { isWithin, type PlaceFilters, placeInWords } from "./place-in-text.server.ts";
import { withoutRules } from "./take-rule.server.ts";

const MAX_NAME_WORDS = 4;
const BEFORE =
  /(?:^|\s)(?:(?:based )?in|near|around|close to|at|within (\d+) miles? of)(?: the)?$/i;
/** "University of Leeds", "Transport for London", "New York": names, not places to look in. */
const OF_A_NAME = /(?:^|\s)(?:of|for|the|new)$/i;
/** "not in London", "anywhere but London": there is no filter for where not to look. */
const NOT_THERE =
  /(?:^|\s)(?:not|never|but|except|outside|excluding|avoid|besides|other than|apart from)(?:\s+(?:for|based))?$/i;
export const IDLE_END = /(?:\s+(?:jobs?|roles?|positions?|vacanc(?:y|ies)))+$/i;
const JOINT = /^(.*?)\s+(or|and|&|\/)$/i;

export const YEAR_AT_END = /\s+20\d\d$/;

/** "engineer uk 2027": the year stays, behind what names the place. */
export function takePlace(found: FilterWords): void {
  const [year = ""] = YEAR_AT_END.exec(found.q) ?? [];
  found.q = found.q.slice(0, found.q.length - year.length);
  takePlaceOf(found);
  found.q = tidy(`${found.q}${year}`);
}

/** At the end, or at the beginning where all that follows names work: "London accountant". */
function takePlaceOf(found: FilterWords): void {
  found.q = withPlacesLast(found.q);
  const words = found.q.split(/[\s,]+/).filter(Boolean);
  // "reading or bath jobs"
  const named = found.q
    .replace(IDLE_END, "")
    .split(/[\s,]+/)
    .filter(Boolean);
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--) {
    const isAtEnd = length <= named.length && takeEnd(found, named, length);
    if (isAtEnd) takeOtherPlaces(found);
    if (isAtEnd || takeStart(found, words, length)) return;
  }
}

/** "Leeds or York chef" as "chef Leeds or York". */
function withPlacesLast(q: string): string {
  const first = placeAtStart(q);
  const isOfCountries = Boolean(first?.place.country);
  let length = first?.typed.length ?? 0;
  let count = first ? 1 : 0;
  for (let joint = AND_NEXT.exec(q.slice(length)); first && joint; ) {
    const next = placeAtStart(q.slice(length + joint[0].length));
    if (!next || Boolean(next.place.country) !== isOfCountries) break;
    length += joint[0].length + next.typed.length;
    count += 1;
    joint = AND_NEXT.exec(q.slice(length));
  }
  const work = tidy(q.slice(length));
  const isBeforeWork = count > 1 && work !== "" && namesOnlyWork(work);
  return isBeforeWork ? `${work} ${q.slice(0, length)}` : q;
}

const AND_NEXT = /^\s+(?:or|and|&|\/)\s+/i;

/** "London or Manchester", "Leeds or Kent": the towns and counties before the one that was taken. */
function takeOtherPlaces(found: FilterWords): void {
  const last = found.read.at(-1)!;
  if (last.filters.country) takeOtherCountries(found, last);
  if (!(last.filters.city || last.filters.area)) return;
  for (let other = placeJoinedTo(found.q); other; other = placeJoinedTo(found.q)) {
    const { name, joint, place, rest } = other;
    last.typed = `${name} ${joint} ${last.typed}`;
    for (const filters of [last.filters, found.filters]) {
      if (place.city) filters.city = joined(place.city, filters.city);
      if (place.area) filters.area = joined(place.area, filters.area);
    }
    found.q = rest;
  }
  if (!(last.filters.city && last.filters.area)) return;
  last.filters.either = true;
  found.filters.either = true;
}

/** "nurse in the UK or Ireland" */
function takeOtherCountries(found: FilterWords, last: FilterWords["read"][number]): void {
  for (let other = countryJoinedTo(found.q); other; other = countryJoinedTo(found.q)) {
    last.typed = `${other.name} ${other.joint} ${last.typed}`;
    for (const filters of [last.filters, found.filters])
      filters.country = joined(other.country, filters.country);
    found.q = other.rest;
  }
}

function countryJoinedTo(before: string) {
  const [, joinedTo, joint] = JOINT.exec(before) ?? [];
  const words = joinedTo?.split(" ") ?? [];
  for (const length of [3, 2, 1]) {
    const name = words.slice(-length).join(" ");
    const country = name ? placeInWords(name, true)?.country : undefined;
    const rest = words.slice(0, -length).join(" ");
    if (country) return { name, joint, country, rest: tidy(rest.replace(BEFORE, "")) };
  }
  return null;
}

/** Of "chef in Leeds or" the town, for what comes after it. */
function placeJoinedTo(before: string) {
  const [, joinedTo, joint] = JOINT.exec(before) ?? [];
  const words = joinedTo?.split(" ") ?? [];
  const length = [3, 2, 1].find((n) => townOrArea(words.slice(-n).join(" ")));
  if (!length) return null;
  const name = words.slice(-length).join(" ");
  // "New York or London"
  if (/^new$/i.test(words.at(-length - 1) ?? "")) return null;
  const rest = tidy(words.slice(0, -length).join(" ").replace(BEFORE, ""));
  return { name, joint, place: townOrArea(name)!, rest };
}

/** "not in London or Leeds" is said of both. */
function isNotThere(before: string): boolean {
  const other = placeJoinedTo(before) ?? countryJoinedTo(before);
  return other ? isNotThere(other.rest) : NOT_THERE.test(before.replace(BEFORE, ""));
}

function townOrArea(name: string): PlaceFilters | null {
  const place = name ? placeInWords(name, true) : null;
  return place?.city || place?.area ? place : null;
}

function takeEnd(found: FilterWords, words: readonly string[], length: number): boolean {
  const before = words.slice(0, -length).join(" ");
  const name = words.slice(-length).join(" ");
  const preposition = BEFORE.exec(before);
  // "Leeds / Kent": the sign joins, and is no part of the name.
  if (/^[&/]/.test(name)) return false;
  if ((!preposition && OF_A_NAME.test(before)) || isNotThere(before)) return false;
  const isPlace = preposition !== null || isBesideTown(before) || isAfterWork(name, before);
  const place = placeInWords(name, isPlace, isOnlyFiller(before));
  if (!place || !isWithin(found.filters, place)) return false;
  const rest = before.replace(BEFORE, "");
  const typed = tidy(found.q.slice(rest.length).replace(IDLE_END, ""));
  take(found, { typed, filters: { ...place, ...distanceIn(preposition, place) } });
  found.q = tidy(rest);
  return true;
}

/** "London or Reading": what is joined to a town is one. */
function isBesideTown(before: string): boolean {
  const place = placeAtEnd(JOINT.exec(before)?.[1] ?? "");
  return Boolean(place?.city || place?.area);
}

/** The place that a text ends with. */
export function placeAtEnd(text: string): PlaceFilters | null {
  const words = text.split(" ");
  for (const length of [3, 2, 1]) {
    const first = words.slice(0, -length).join(" ");
    const name = words.slice(-length).join(" ");
    const place = name ? placeInWords(name, BEFORE.test(first), isOnlyFiller(first)) : null;
    if (place && (BEFORE.test(first) || !OF_A_NAME.test(first))) return place;
  }
  return null;
}

/** The place that a text begins with, and the words that name it. */
export function placeAtStart(text: string): { typed: string; place: PlaceFilters } | null {
  const [preposition = ""] = PREPOSITION.exec(text) ?? [];
  const words = text.slice(preposition.length).split(" ");
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--) {
    const name = words.slice(0, length).join(" ");
    const place = name ? placeInWords(name, preposition !== "", words.length === length) : null;
    if (place) return { typed: `${preposition}${name}`, place };
  }
  return null;
}

const PREPOSITION = /^(?:(?:based )?in|near|around|close to|at)(?: the)?\s+/i;

/** Where reading is what is done. */
const READS = /(?:^|\s)(?:teach\w*|tutor\w*|english|literacy|news)$/i;

/** "chef reading": beside nothing but work, these are the towns. */
function isAfterWork(name: string, before: string): boolean {
  const work = readWords(withoutRules(before));
  const isWork = work.length > 0 && work.every(({ family }) => family);
  return /^(?:reading|bath)$/i.test(name) && isWork && !READS.test(before);
}

function takeStart(found: FilterWords, words: readonly string[], length: number): boolean {
  const rest = words.slice(length).join(" ");
  const place = rest ? placeInWords(words.slice(0, length).join(" "), false) : null;
  const isWork = place && namesOnlyWork(withoutRules(rest));
  if (
    !isWork ||
    !isWithin(found.filters, place) ||
    /^(?:university|college|council|school|hospital)/i.test(rest)
  )
    return false;
  take(found, { typed: words.slice(0, length).join(" "), filters: place });
  found.q = rest;
  return true;
}

/** "near Leeds" reaches further than "in Leeds". */
function distanceIn(preposition: RegExpExecArray | null, place: PlaceFilters): PlaceFilters {
  if (!preposition || !(place.city || place.postcode)) return {};
  const asked = Number(preposition[1] ?? 0);
  const isNear = /near|around|close/i.test(preposition[0]);
  const steps: Miles[] = ["5", "10", "25", "50"];
  if (asked > 0) return { miles: steps.find((step) => Number(step) >= asked) ?? "50" };
  return isNear ? { miles: "10" } : {};
}
