import type { Board } from "../../vocabulary.ts";
import { filterRules, namesOfWork } from "./filter-word-rules.ts";
import { type FilterWords, isOnlyFiller, nothingRead, take, tidy } from "./found-words.server.ts";
import { leaveOutSecondKinds } from "./or-of-two-kinds.server.ts";
import { namesOnlyWork, payInText } from "./pay-in-text.server.ts";
import { isAbroad } from "./place-in-text.server.ts";
import { takeNearReader, withoutSentence } from "./sentence-words.ts";
import { takePlace } from "./take-place.server.ts";
import { isOfBoard, takeRule, withoutRules } from "./take-rule.server.ts";
import { leaveOutElsewhere, leaveOutUnwanted } from "./unread-words.server.ts";

/** Null where every word is to be looked for. Jumpstart has one board, so nobody is sent to the other from it. */
export function readFilterWords(
  typed: string,
  board: Board,
  isOneBoard = false,
): FilterWords | null {
  const found = nothingRead(tidy(typed.replace(EITHER, " ")), board);
  const rules = namesOfWork.test(typed.toLowerCase()) ? [] : filterRules;
  leaveOutUnwanted(found);
  leaveOutElsewhere(found);
  const ofBoard = rules.filter((rule) => isOfBoard(rule, board, isOneBoard));
  if (ofBoard.length > 0) leaveOutSecondKinds(found, ofBoard);
  // What is left may be a filter once the rest is taken: "analyst London visa sponsorship".
  for (let before = ""; before !== found.q; ) {
    before = found.q;
    takeNearReader(found);
    takePlace(found);
    takePay(found);
    for (const rule of rules) takeRule(found, rule, isOneBoard);
    takeSentence(found);
    leaveOutSummer(found);
  }
  takeCountryOfPay(found);
  if (!isAnyRead(found)) return null;
  return { ...found, q: isOnlyFiller(found.q) ? "" : found.q };
}

/** "either Leeds or York", "nurse in either Leeds or York" */
const EITHER = /(?:^|\s)either\s+(?=.*\sor\s)/i;

function isAnyRead({ read, unread, isNearReader, isShortened }: FilterWords): boolean {
  return read.length > 0 || unread.length > 0 || isNearReader || isShortened;
}

function takeSentence(found: FilterWords): void {
  const q = withoutSentence(found.q);
  if (q === found.q) return;
  found.q = q;
  found.isShortened = true;
}

/** "marketing intern next summer": most internships are in summer, and few adverts say so. */
const IN_SUMMER = "(?:(?:this|next|for|in|the) )*summer(?: 20\\d\\d)?";
const SUMMER = new RegExp(
  `^${IN_SUMMER}(?=\\s)(?!\\s+(?:school|camp|analyst|associate|festival|ball|programme)s?(?:$|\\s))|(?:^|\\s)${IN_SUMMER}$`,
  "i",
);

function leaveOutSummer(found: FilterWords): void {
  if (!found.filters.type?.includes("internship") || !SUMMER.test(found.q)) return;
  found.q = tidy(found.q.replace(SUMMER, " "));
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
