import type { Line } from "./advert-lines.ts";
import { isForeignFigure, isForeignMoney } from "./foreign-money.ts";
import type { Labelled } from "./labels.ts";
import type { Found, PastedPay, PayPeriod } from "./pasted-advert.ts";
import { wordsAround } from "./words-around.ts";

/** "39,5k" is what "39.5k" is, and "38.500" what "38,500" is; "39,5" alone is no figure. */
const FIGURE = String.raw`(?<!\d|\d[.,])(\d{1,3}(?:[, ]\d{3}){1,3}|\d{1,3}\.\d{3}|\d{1,9})(\.\d{1,2}|,\d{1,2}(?=\s?k))?\s?(k)?(?![\d%]|[.,]\d|\s?(?:m|mn|bn|million|billion)\b)`;
const MONEY = new RegExp(
  String.raw`(£|gbp)?\s?${FIGURE}(?:\s?(?:gbp|pounds))?(?:${perWords()})?(?:\s?(?:-|–|—|to|and|up to|rising to)\s?(?:£|gbp)?\s?${FIGURE})?`,
  "gi",
);

function perWords(): string {
  return String.raw`\s?(?:\/|per |a )(?:yr|year|annum|hr|hour)`;
}

const periods: readonly [PayPeriod, RegExp][] = [
  [
    "hour",
    /\b(?:per|an|each) hour|\/\s?h(?:ou)?r?\b|\bp\.?h\.?(?![a-z])|\d\s?ph\b|\bhourly\b|\bper hr\b/i,
  ],
  [
    "day",
    /\b(?:per|a|each) day|\/\s?day\b|\bdaily rate\b|\bday rate\b|\bp\.?d\.?(?![a-z])|\d\s?pd\b/i,
  ],
  ["week", /\b(?:per|a|each) week\b|\/\s?(?:week|wk)\b|\bweekly\b|\bp\.?w\.?(?![a-z])|\d\s?pw\b/i],
  [
    "month",
    /\b(?:per|a|each) month|\/\s?(?:month|mth)\b|\bmonthly\b|\bpcm\b|\d\s?pcm\b|\bp\.?c\.?m\.?(?![a-z])/i,
  ],
  [
    "year",
    /\b(?:per|a|each) (?:annum|year)|\/\s?(?:yr|year|annum)\b|\bannual(?:ly)?\b|\bp\.?a\.?(?![a-z])|\d\s?pa\b|\byearly\b|\bannum\b|\bFTE\b/i,
  ],
];

const GRADES = /\bband \d\w?\b|\bgrade \d+\b/gi;
/** "40 hours a week" and "25 days a year" are no period of pay. */
const TIMES =
  /(?:(?<!\d)\d{1,4}(?:\.\d{1,2})?|\b(?:two|three|four|five|six))\s?-?(?:hours?|hrs?|days?|shifts?|weeks?)\b[\w ]{0,25}?\s?(?:\/|\b(?:per|a|an|each|every)\b)\s?(?:day|week|wk|fortnight|month|year|annum)\b/gi;
/** What sales may bring stands beside the basic pay: "£60,000 OTE (£28,000 basic)". */
const RANGE = String.raw`(?:£|gbp)?\s?${FIGURE}(?:\s?(?:-|–|to)\s?(?:£|gbp)?\s?${FIGURE})?`;
const TARGET = String.raw`(?:ote|on[- ]target(?: earnings)?)\b`;
const TARGETS = [
  new RegExp(String.raw`\b${TARGET}:?\s?(?:of |up to )?${RANGE}(?!k|\s?(?:basic|base)\b)`, "gi"),
  new RegExp(String.raw`${RANGE}\s?${TARGET}`, "gi"),
];

function withoutOtherFigures(text: string): string {
  return [GRADES, TIMES, ...TARGETS].reduce((rest, each) => rest.replaceAll(each, ""), text);
}

/** Money that is not the pay. */
const OTHER_MONEY =
  /\b(bonus|bonuses|commission|ote|on[- ]target|pension|contributes?|referr?al|relocation|allowance|voucher|discount|budgets?|turnover|revenue|funding|raised|investment|assets|worth|fee|fees|grant|prize|sign[- ]on|per mile|gym|savings?|donat\w+|overtime|portfolio|subsid\w+|death in service|life (?:cover|assurance))\b/i;
const SPOKEN =
  /\b(competitive|negotiable|doe|dependent on experience|depending on experience|commensurate|attractive|market rate|excellent salary|generous salary|unpaid|voluntary|not disclosed|undisclosed|tbc|to be confirmed|on application)\b/i;

/** The pay an advert names, first where it has a label, else where pounds are named. Null where it says nothing. */
export function readPay(
  lines: readonly Line[],
  labelled: readonly Labelled[],
): Found<PastedPay | null> | null {
  const given = labelled.filter(({ kind }) => kind === "pay");
  for (const { value, words } of given) {
    const pay = payIn(value, { isLabelled: true, around: words });
    if (pay) return { value: pay, words };
  }
  for (const { text, raw } of lines) {
    const pay = payIn(text, { isLabelled: false, around: text });
    if (pay) return { value: pay, words: moneyIn(raw) };
  }
  const spoken =
    given.find(({ value }) => SPOKEN.test(value)) ??
    lines.find(
      ({ text }) => /\b(?:salary|pay|wage|remuneration)\b/i.test(text) && SPOKEN.test(text),
    );
  if (!spoken) return null;
  return {
    value: null,
    words: "words" in spoken ? spoken.words : moneyIn(spoken.raw),
  };
}

const POUNDS = /£|\bgbp\b/i;

/** The sum before the word: "A great salary. You get £42,000." */
function moneyIn(raw: string): string {
  return wordsAround(raw, POUNDS.test(raw) ? POUNDS : /salary/i);
}

type Context = { isLabelled: boolean; around: string };

/** Looks at each sentence by itself: a bonus beside the salary is not the salary. */
function payIn(text: string, context: Context): PastedPay | null {
  const parts = text.split(/(?<=[.;!])\s+(?=[A-Z£])|\s\|\s|\s•\s|,\s(?=plus\b)|\s\+\s|\bplus\b/);
  // Once for all parts: anew for each, a long line took seconds.
  const linePeriod = periodIn(withoutOtherFigures(context.around), 0);
  for (const [at, part] of parts.entries()) {
    const pay = payOf(part, { isLabelled: context.isLabelled, linePeriod });
    if (pay) return isProRata(parts[at + 1]) ? { ...pay, isFullTimeRate: true } : pay;
  }
  return null;
}

const PRO_RATA = /\bpro[- ]?rat(?:a|ed)\b/i;

/** "£45,000 per annum. Pro rata.", and not the days of leave. */
function isProRata(next = ""): boolean {
  return PRO_RATA.test(next) && !/\b(?:days?|leave|holidays?|bonus)\b/i.test(next);
}

/** Thousands, except by the hour: "£13.456 per hour" is some thirteen pounds. */
const DOTTED = /(?<!\d)\d{1,3}\.\d{3}(?!\d)/;

type OfPart = { isLabelled: boolean; linePeriod: PayPeriod | null };

function payOf(part: string, { isLabelled, linePeriod }: OfPart): PastedPay | null {
  if (isForeignMoney(part)) return null;
  if (OTHER_MONEY.test(part) && !/\b(salary|basic|base|wage)\b/i.test(part)) return null;
  const plain = withoutOtherFigures(part);
  const figures = figuresIn(plain).filter(({ isPounds, words, at }) => {
    const isMoney = isPounds || (/\dk/i.test(words) && /salary|pay|basic/i.test(part));
    const period = periodIn(plain, at);
    const isPay = isYearlyFigure(words, period) || isMonthlyFigure(plain, at);
    return isLabelled || isMoney || isPay || isBareThousands(plain, at);
  });
  const read = figures
    .map((figure) => {
      const period = periodIn(plain, figure.at) ?? linePeriod;
      return { ...figure, period, part };
    })
    .filter(({ words, period }) => !(period === "hour" && DOTTED.test(words)));
  for (const one of read) {
    const pay = one.period === null || fits(one.low, one.period) ? checked(one) : null;
    if (pay) return pay;
  }
  // No figure fits the period that is named: the first may still be plain by itself.
  return read[0] ? checked(read[0]) : null;
}

type Figure = {
  low: number;
  high: number | null;
  at: number;
  words: string;
  isPounds: boolean;
  isFirst: boolean;
};

const TIME_AFTER =
  /^[\s-]{0,2}(?:hours?|hrs?|days?|shifts?|weeks?|months?|years?|yrs?|minutes?)\b/i;

/** No sentence names more sums; a page of digits would take too long. */
const MAX_FIGURES = 12;
const NEIGHBOUR = 16;

/** The figures that may be money, those in pounds first. */
function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  let place = 0;
  for (const match of text.matchAll(MONEY)) {
    const figure = figureOf(match, text, place === 0);
    if (figure) found.push(figure);
    if (++place === MAX_FIGURES) break;
  }
  return found.toSorted((one, other) => Number(other.isPounds) - Number(one.isPounds));
}

function figureOf(match: RegExpExecArray, text: string, isFirst: boolean): Figure | null {
  const [words, sign, whole, pence, k, topWhole, topPence, topK] = match;
  const at = match.index;
  const end = at + words.length;
  const after = text.slice(end, end + NEIGHBOUR);
  const isPounds = Boolean(sign) || /£|gbp|pounds/i.test(words);
  if (isForeignFigure(text.slice(Math.max(0, at - NEIGHBOUR), at), after)) return null;
  if (!isPounds && TIME_AFTER.test(after)) return null;
  // "£28-32k" leaves the thousand out of the first figure.
  const low = amount(whole!, pence, k ?? (topWhole && Number(whole) < 1000 ? topK : undefined));
  // "£29k - 37.5 hours" is no range.
  const high = topWhole && !TIME_AFTER.test(after) ? amount(topWhole, topPence, topK) : null;
  return { low, high, at, words, isPounds, isFirst };
}

/** "35,000 pa" has no sign, and is pay all the same. */
function isYearlyFigure(words: string, period: PayPeriod | null): boolean {
  return period === "year" && /\b\d{2,3}(?:,\d{3}|k)\b/i.test(words);
}

/** "2,300 per month", with nothing between: "2,300 visitors per month" is no pay. */
function isMonthlyFigure(text: string, at: number): boolean {
  return /^\s?\d{1,2},?\d{3}\s?(?:per month|a month|pcm|\/\s?month|monthly)\b/i.test(
    text.slice(at, at + 24),
  );
}

/** "QA Tester at Kainos, 32k, 37 hrs": between commas or stops, and in the range of a year's pay. */
function isBareThousands(text: string, at: number): boolean {
  const isBegun = at === 0 || /(?:[,.|/(]| [-–])\s?$/.test(text.slice(Math.max(0, at - 2), at));
  return (
    isBegun &&
    /^\s?(?:(?:1[5-9]|[2-9]\d)k?\s?[-–]\s?)?(?:1[5-9]|[2-9]\d|1\d\d)k(?:[,.)|]|\s[-–|/]|$)/i.test(
      text.slice(at, at + 14),
    )
  );
}

type Amounts = Figure & { period: PayPeriod | null; part: string };

function checked({ low, high, period, part, isPounds, isFirst }: Amounts): PastedPay | null {
  const known = period && fits(low, period) ? period : guessed(low, isPounds || isFirst);
  if (!known || (high !== null && high < low)) return null;
  const isFullTimeRate = PRO_RATA.test(part) || /\bFTE\b|full[- ]time equivalent/i.test(part);
  const isUpTo = high === null && /\bup to\b|\bmax(?:imum)?\b/i.test(part);
  if (isUpTo) return { min: null, max: low, period: known, isFullTimeRate };
  return { min: low, max: high === low ? null : high, period: known, isFullTimeRate };
}

const bounds: Record<PayPeriod, readonly [number, number]> = {
  hour: [3, 250],
  day: [30, 2500],
  week: [100, 6000],
  month: [300, 30_000],
  year: [3000, 900_000],
};

function fits(low: number, period: PayPeriod): boolean {
  return low >= bounds[period][0] && low <= bounds[period][1];
}

/** Only where no other reading is likely: £450 may be a day's or a week's. */
function guessed(low: number, mayBeHour: boolean): PayPeriod | null {
  if (low >= 10_000 && low <= 900_000) return "year";
  return mayBeHour && low >= 7 && low < 60 ? "hour" : null;
}

/** The period named next after the figure, else one before it, as in "hourly rate". */
function periodIn(text: string, from: number): PayPeriod | null {
  return nearest(text.slice(from)) ?? nearest(text.slice(0, from));
}

function nearest(text: string): PayPeriod | null {
  const named = periods
    .map(([period, pattern]) => ({ period, at: text.search(pattern) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at);
  return named[0]?.period ?? null;
}

function amount(whole: string, pence: string | undefined, thousand: string | undefined): number {
  return (
    Number(whole.replaceAll(/[, .]/g, "") + (pence ?? "").replace(",", ".")) * (thousand ? 1000 : 1)
  );
}
