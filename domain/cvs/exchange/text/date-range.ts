import { isDayOrLess } from "../../document/plain-text.ts";
import { wordsEverywhere } from "../../print/print-labels.ts";
import { monthNames } from "./month-names.ts";

export type DateRange = {
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  words: string;
  at: number;
};

const anyOf = (words: readonly string[]) =>
  [...new Set(words)].sort((one, other) => other.length - one.length).join("|");
const names = anyOf(monthNames.flat());
const YEAR = "(?:19|20)\\d\\d";
/** "янв. 2026 г.", "जन॰ 2026", "Sep 18, 2026". */
const NAMED = `(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+(?:de\\s+)?)?(?:${names})[.॰]?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,(?=\\s*${YEAR}))?,?\\s*(?:de\\s+)?['’]?(?:${YEAR}|\\d\\d(?!\\d))(?:\\s*г\\.)?`;
const NUMBERED = `(?:\\d{1,2}[./-])?\\d{1,2}[./-]${YEAR}|${YEAR}[./-](?:0[1-9]|1[0-2])(?:[./-]\\d\\d)?`;
const CHINESE = `${YEAR}\\s*[年년](?:\\s*\\d{1,2}\\s*[月월](?:\\s*\\d{1,2}\\s*[日일])?)?`;
const DAY = `(?:${NAMED}|${NUMBERED}|${CHINESE}|${YEAR}(?:\\s*г\\.)?)`;
const NOW = `(?:${anyOf([
  ...["present", "current", "now", "today", "ongoing", "date", "heute", "jetzt", "laufend"],
  ...["aujourd'hui", "présent", "actualidad", "presente", "oggi", "сейчас", "н\\.\\s?в\\."],
  ...["현재", "现在", "今", "الآن", "الحاضر", "वर्तमान"],
  ...wordsEverywhere.map(([, { present }]) => present),
])})`;
const TO = "\\s*(?:-|–|—|−|~|to|until|till|bis|à|a|al|hasta|по|до|έως|至|إلى|से)\\s*(?:по\\s+)?";
const SEASON = "(?:(?:spring|summer|autumn|fall|winter)\\s+)?";
/** No letter and no digit; but Chinese has no spaces between words. */
const START = "(?<!\\d)(?<!(?!\\p{Script=Han})\\p{L})";
const END = "(?!\\d)(?!(?!\\p{Script=Han})[\\p{L}\\p{M}])";

const range = new RegExp(
  `${START}(${SEASON}${DAY}|(?:${names})[.॰]?)${TO}(${SEASON}${DAY}|${NOW})${END}`,
  "iu",
);
const since = new RegExp(
  `${START}(?:since|from|seit|depuis|desde|от|с|από|منذ|自)\\s*(${DAY})${END}`,
  "iu",
);
const single = new RegExp(`${START}(?<![.,/-])(${SEASON}${DAY})${END}(?![/-]|[.,]\\d)`, "iu");

/** The first period a line tells: "Jun to Aug 2024", "09/2021 – heute", "since 2023". */
export function findRange(text: string): DateRange | null {
  const match = range.exec(text);
  if (match) {
    const [words, from = "", to = ""] = match;
    const endDate = dayOf(to);
    const isCurrent = endDate === "";
    // "Jun to Aug 2024": the year is told once.
    const startDate = dayOf(from) || dayOf(`${from} ${endDate.slice(0, 4)}`);
    return { startDate, endDate, isCurrent, words, at: match.index };
  }
  const open = since.exec(text);
  if (!open) return null;
  return {
    startDate: dayOf(open[1]!),
    endDate: "",
    isCurrent: true,
    words: open[0],
    at: open.index,
  };
}

/** One day in a line, for what has no period: an award, a certificate, the end of a course. */
export function findDay(text: string): { day: string; words: string } | null {
  const words = single.exec(text)?.[1];
  return words ? { day: dayOf(words), words } : null;
}

/** Written once: a CV of many dates would have each made anew for each of them. */
const months = monthNames.map(
  (forms) => new RegExp(`(?<!\\p{L})(?:${forms.join("|")})(?![\\p{L}\\p{M}])`, "u"),
);

/** "" for what is no day, such as "present". As exact as it was said. */
function dayOf(words: string): string {
  const text = words.toLowerCase().trim();
  const iso = /^((?:19|20)\d\d)[./-](\d\d)(?:[./-](\d\d))?/.exec(text);
  if (iso) return dayIn(iso[1]!, iso[2], iso[3]);
  const numbered = /^(?:(\d{1,2})[./-])?(\d{1,2})[./-]((?:19|20)\d\d)$/.exec(text);
  if (numbered) return numberedDay(numbered[3]!, numbered[2]!, numbered[1]);
  const chinese =
    /^((?:19|20)\d\d)\s*[年년](?:\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?)?/.exec(text);
  if (chinese) return dayIn(chinese[1]!, chinese[2], chinese[3]);
  const year = /((?:19|20)\d\d)|['’]?(\d\d)$/.exec(text);
  if (!year) return "";
  const whole = year[1] ?? (Number(year[2]) > 60 ? `19${year[2]}` : `20${year[2]}`);
  const month = months.findIndex((name) => name.test(text));
  if (month === -1) return whole;
  const day =
    /^(\d{1,2})(?:st|nd|rd|th)?\.?\s/.exec(text) ?? /\s(\d{1,2})(?:st|nd|rd|th)?,/.exec(text);
  return dayIn(whole, String(month + 1), day?.[1]);
}

/** Day before month, as most of the world writes; "06/24/2024" can only be American. */
function numberedDay(year: string, month: string, day: string | undefined): string {
  return Number(month) > 12 && Number(day) <= 12
    ? dayIn(year, day, month)
    : dayIn(year, month, day);
}

function dayIn(year: string, month: string | undefined, day: string | undefined): string {
  if (!month || Number(month) < 1 || Number(month) > 12) return year;
  const known = `${year}-${month.padStart(2, "0")}`;
  if (!day) return known;
  const exact = `${known}-${day.padStart(2, "0")}`;
  return isDayOrLess(exact) ? exact : known;
}
