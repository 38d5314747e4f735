import { readWords } from "../../families/read-words.server.ts";
import type { Board } from "../../vocabulary.ts";
import type { Miles } from "../board.ts";
import { filterRules, namesOfWork, type ReadyRule, type WordFilters } from "./filter-word-rules.ts";
import { namesOnlyWork, payInText } from "./pay-in-text.server.ts";
import { isAbroad, isWithin, type PlaceFilters, placeInWords } from "./place-in-text.server.ts";
import { takeNearReader, withoutSentence } from "./sentence-words.ts";

/** Words of a search that are filters of the board, taken out of it. */
export type FilterWords = {
  /** What is left to look for. */
  q: string;
  filters: WordFilters;
  /** The board that has such jobs. */
  board: Board;
  /** Each as it was typed, with what it became. */
  read: { typed: string; filters: WordFilters; board?: Board }[];
  /** "near me": we do not know where the reader is. */
  isNearReader: boolean;
  /** Words around the work were left out: "I am looking for a job as". */
  isShortened: boolean;
};

/** Null where every word is to be looked for. Jumpstart has one board, so nobody is sent to the other from it. */
export function readFilterWords(
  typed: string,
  board: Board,
  isOneBoard = false,
): FilterWords | null {
  const found = nothingRead(typed.replace(EITHER, ""), board);
  const rules = namesOfWork.test(typed.toLowerCase()) ? [] : filterRules;
  // What is left may be a filter once the rest is taken: "analyst London visa sponsorship".
  for (let before = ""; before !== found.q; ) {
    before = found.q;
    takeNearReader(found);
    takePlace(found);
    takePay(found);
    for (const rule of rules) takeRule(found, rule, isOneBoard);
    takeSentence(found);
  }
  takeCountryOfPay(found);
  if (!isAnyRead(found)) return null;
  return { ...found, q: isOnlyFiller(found.q) ? "" : found.q };
}

/** "either Leeds or York" */
const EITHER = /^either\s+(?=.*\sor\s)/i;

function nothingRead(q: string, board: Board): FilterWords {
  return { q, filters: {}, board, read: [], isNearReader: false, isShortened: false };
}

function isAnyRead({ read, isNearReader, isShortened }: FilterWords): boolean {
  return read.length > 0 || isNearReader || isShortened;
}

function takeSentence(found: FilterWords): void {
  const q = withoutSentence(found.q);
  if (q === found.q) return;
  found.q = q;
  found.isShortened = true;
}

function takePay(found: FilterWords): void {
  if (found.filters.pay) return;
  const paid = payInText(found.q, (after) => namesOnlyWork(withoutRules(after)));
  if (!paid) return;
  take(found, { typed: paid.typed, filters: { pay: paid.pay } });
  found.q = tidy(paid.rest);
}

/** Pounds are paid in the UK, unless a place elsewhere was named. */
function takeCountryOfPay({ read, filters }: FilterWords): void {
  const paid = read.find((one) => one.filters.pay);
  if (!paid || isAbroad(filters)) return;
  paid.filters = { ...paid.filters, country: ["gb"] };
  filters.country = ["gb"];
}

function takeRule(found: FilterWords, rule: ReadyRule, isOneBoard: boolean): void {
  const { pattern, filters = {}, board, only } = rule;
  if (isOneBoard && board && board !== found.board) return;
  if (only && only !== found.board) return;
  const match = pattern.exec(found.q);
  if (!match || rule.unless?.test(found.q)) return;
  const rest = withoutLooseJoint(found.q, match);
  if (rule.isAlone && !isOnlyFiller(withoutSentence(rest))) return;
  take(found, { typed: match[0].trim(), filters, ...(board ? { board } : {}) });
  found.q = rest;
}

/** Without the words that were read, and without an "or" that joined them to nothing else. */
function withoutLooseJoint(q: string, { index, 0: typed }: RegExpExecArray): string {
  const [before, after] = [tidy(q.slice(0, index)), tidy(q.slice(index + typed.length))];
  if (!after) return before.replace(/(?:^|\s)(?:or|and|&|\/)$/i, "");
  return before ? `${before} ${after}` : after.replace(/^(?:or|and|&|\/)\s+/i, "");
}

function take(found: FilterWords, read: FilterWords["read"][number]): void {
  const before = { ...found.filters };
  found.read.push(read);
  Object.assign(found.filters, read.filters);
  // "chef leeds york": the last was read first.
  const { city, area, country } = read.filters;
  if (city) found.filters.city = joined(city, before.city);
  if (area) found.filters.area = joined(area, before.area);
  if (country) found.filters.country = joined(country, before.country);
  // "remote or hybrid", "internship or placement"
  const { remote, type } = read.filters;
  if (remote) found.filters.remote = joined(before.remote, remote);
  if (type) found.filters.type = joined(before.type, type);
  if (read.board) found.board = read.board;
}

function joined<Value>(first: Value[] | undefined, last: Value[] | undefined): Value[] {
  return [...new Set([...(first ?? []), ...(last ?? [])])];
}

const MAX_NAME_WORDS = 4;
const BEFORE =
  /(?:^|\s)(?:(?:based )?in|near|around|close to|at|within (\d+) miles? of)(?: the)?$/i;
/** "University of Leeds", "Transport for London", "New York": names, not places to look in. */
const OF_A_NAME = /(?:^|\s)(?:of|for|the|new|not|except|outside|excluding|avoid)$/i;
const IDLE_END = /(?:\s+(?:jobs?|roles?|positions?|vacanc(?:y|ies)))+$/i;
const JOINT = /^(.*?)\s+(or|and|&|\/)$/i;

/** At the end, or at the beginning where all that follows names work: "London accountant". */
function takePlace(found: FilterWords): void {
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

/** "London or Manchester", "Leeds or Kent": the towns and counties before the one that was taken. */
function takeOtherPlaces(found: FilterWords): void {
  const last = found.read.at(-1)!;
  for (;;) {
    const [, before, joint] = JOINT.exec(found.q) ?? [];
    const words = before?.split(" ") ?? [];
    const length = [3, 2, 1].find((n) => townOrArea(words.slice(-n).join(" ")));
    if (!length || !(last.filters.city || last.filters.area)) return;
    const name = words.slice(-length).join(" ");
    const rest = words.slice(0, -length).join(" ");
    last.typed = `${name} ${joint} ${last.typed}`;
    const { city, area } = townOrArea(name)!;
    for (const filters of [last.filters, found.filters]) {
      if (city) filters.city = joined(city, filters.city);
      if (area) filters.area = joined(area, filters.area);
    }
    found.q = tidy(rest.replace(BEFORE, ""));
  }
}

function townOrArea(name: string): PlaceFilters | null {
  const place = name ? placeInWords(name, true) : null;
  return place?.city || place?.area ? place : null;
}

function takeEnd(found: FilterWords, words: readonly string[], length: number): boolean {
  const before = words.slice(0, -length).join(" ");
  const name = words.slice(-length).join(" ");
  const preposition = BEFORE.exec(before);
  if (!preposition && OF_A_NAME.test(before)) return false;
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
  const words = JOINT.exec(before)?.[1]?.split(" ") ?? [];
  return [3, 2, 1].some((length) => {
    const first = words.slice(0, -length).join(" ");
    const name = words.slice(-length).join(" ");
    const place = name ? placeInWords(name, BEFORE.test(first), isOnlyFiller(first)) : null;
    return Boolean(place?.city || place?.area);
  });
}

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

function withoutRules(text: string): string {
  const found = nothingRead(text, "jobs");
  for (const rule of filterRules) takeRule(found, rule, false);
  return found.q;
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

function tidy(text: string): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, "").replace(/\s+/g, " ");
}

/** "jobs", "a job with": nothing that tells one job from another. */
function isOnlyFiller(text: string): boolean {
  return readWords(text).length === 0;
}
