import { pounds } from "#rules/money.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { applicantOn } from "#rules/uk-work/counted-time.ts";
import { typicalReader } from "#rules/uk-work/typical-reader.ts";
import type { Applicant, Permission, UkNation } from "#rules/uk-work/verdict-types.ts";
import { type AsIfDay, readAsIfDay } from "./as-if-day.ts";

/** A job somebody types in, and as much of themselves as they wish; all of it in the address, none of it kept. */
export type VisaCheck = {
  isAsked: boolean;
  values: Readonly<Record<string, string>>;
  /** What cannot be read, by the field it stands in. */
  errors: Readonly<Record<string, string>>;
  asIf: AsIfDay;
  job: {
    employer: string;
    town: string;
    title: string;
    code: string | null;
    annual: number | null;
    weeklyHours: number | null;
    nation: UkNation | null;
    /** The reader would work towards a UK registration or a charter; false where nobody ticked it. */
    towardsRegistration: boolean;
  };
  /** Null where nothing was said of the reader. */
  reader: Applicant | null;
  /** An advert was pasted, and says that it does not sponsor. */
  doesAdvertRefuse: boolean;
};

export const nations = {
  england: "England",
  scotland: "Scotland",
  wales: "Wales",
  "northern-ireland": "Northern Ireland",
} as const satisfies Record<UkNation, string>;

export const visas = {
  student: "Student visa",
  graduate: "Graduate visa",
  "skilled-worker": "Skilled Worker visa",
  "no-switching":
    "Visitor, Short-term Student, Seasonal or Domestic Worker, Parent of a Child Student, outside the Rules",
  other: "Another UK visa",
  none: "None, I would apply from abroad",
} as const;
type Visa = keyof typeof visas;

export const levels = {
  b2: "At level B2 or higher",
  "b1-before": "At B1, for an earlier Skilled Worker visa",
  none: "Not yet",
} as const;

export const phds = {
  none: "No doctorate",
  relevant: "Doctorate, relevant to the job",
  stem: "Doctorate in science, technology, engineering or maths, relevant to the job",
} as const;

/** The part of the form that asks about the reader, and the word in an address that opens it. */
export const ABOUT_YOU = "about-you";
const aboutYou = ["visa", "until", "finished", "born", "months", "phd", "english", "certificate"];

/** Where it was asked for, and where anything in it is filled in, with a mistake or without. */
export function isAboutYouOpen({ values }: Pick<VisaCheck, "values">): boolean {
  return [ABOUT_YOU, ...aboutYou].some((name) => values[name]);
}

const LONGEST = 120;
const MAX_PAY = 1_000_000;
/** Nobody is paid less for a year: it is an hour's pay, or a month's. */
const MIN_PAY = 3000;
const MAX_HOURS = 80;
const MAX_MONTHS = 240;

/** `today` is an ISO day; `isCode` knows the occupation codes. */
export function readVisaCheck(
  params: URLSearchParams,
  today: string,
  isCode: (code: string) => boolean,
): VisaCheck {
  const values = Object.fromEntries([...params].map(([name, value]) => [name, value.trim()]));
  const isAsked = ["employer", "title", "code", "pay"].some((name) => params.has(name));
  const asIf = readAsIfDay(values.on ?? null, today);
  const text = (name: string) => (values[name] ?? "").slice(0, LONGEST);
  const code = text("code");
  const annual = payIn(values.pay);
  return {
    ...{ isAsked, values, asIf },
    errors: errorsIn(values, { isAsked, isCode, today }),
    job: {
      employer: text("employer"),
      town: text("town"),
      title: text("title"),
      code: isCode(code) ? code : null,
      annual: annual === null ? null : pounds(annual),
      weeklyHours: numberIn(values.hours, MAX_HOURS),
      nation: oneOf(text("nation"), nations),
      towardsRegistration: values.registration === "yes",
    },
    reader: readerIn(values, { today, on: asIf.on }),
    doesAdvertRefuse: values.advert === "no",
  };
}

const days = ["until", "finished", "born", "certificate"];

type Checks = { isAsked: boolean; isCode: (code: string) => boolean; today: string };

/** What cannot be read, by its field. */
function errorsIn(values: Values, { isAsked, isCode, today }: Checks): Record<string, string> {
  const wrong = {
    title: isAsked && !values.title && !values.code,
    code: values.code && !isCode(values.code),
    pay: values.pay && payIn(values.pay) === null,
    hours: values.hours && numberIn(values.hours, MAX_HOURS) === null,
    months: values.months && monthsIn(values.months) === null,
    ...Object.fromEntries(days.map((name) => [name, values[name] && !isRealDay(values[name])])),
  };
  const told = Object.entries(wrong).filter(([, isWrong]) => isWrong);
  return {
    ...Object.fromEntries(told.map(([name]) => [name, sentences[name] ?? NOT_A_DAY])),
    ...(isTooLittle(values.pay) ? { pay: TOO_LITTLE } : {}),
    ...(isRealDay(values.born ?? "") && values.born! >= today ? { born: NOT_BORN } : {}),
  };
}

const NOT_A_DAY = "Enter a day, such as 27 January 2027.";

const NOT_BORN = "Enter a date of birth in the past, such as 27 January 2002.";
const TOO_LITTLE =
  "That is too little for a year. Is it the pay for an hour, a week or a month? Enter the pay for a year in pounds, such as 39,500.";

const sentences: Readonly<Record<string, string>> = {
  title: "Enter the job’s title, or its occupation code.",
  code: "Enter a code of four digits, such as 2134, or leave it empty.",
  pay: "Enter the pay for a year in pounds, such as 39,500.",
  hours: "Enter the hours of a week, such as 37.5.",
  months: "Enter whole months, such as 14, or 0.",
};

/** A year's pay in pounds: "39,500", "£39.5k". */
function payIn(typed: string | undefined): number | null {
  const pay = typedPay(typed);
  return pay !== null && pay >= MIN_PAY ? pay : null;
}

function isTooLittle(typed: string | undefined): boolean {
  const pay = typedPay(typed);
  return pay !== null && pay < MIN_PAY;
}

function typedPay(typed = ""): number | null {
  const thousands = numberIn(/^(.*)k$/i.exec(typed.trim())?.[1], MAX_PAY / 1000);
  return thousands === null ? numberIn(typed, MAX_PAY) : Math.round(thousands * 100_000) / 100;
}

function numberIn(typed: string | undefined, most: number): number | null {
  const number = Number((typed ?? "").replace(/[£,\s]/g, ""));
  return Number.isFinite(number) && number > 0 && number <= most ? number : null;
}

/** Whole months; none is an answer too. */
function monthsIn(typed: string | undefined): number | null {
  const isWhole = /^\d{1,3}$/.test(typed ?? "");
  return isWhole && Number(typed) <= MAX_MONTHS ? Number(typed) : null;
}

function oneOf<Code extends string>(
  typed: string | undefined,
  known: Readonly<Record<Code, string>>,
): Code | null {
  return typed && Object.hasOwn(known, typed) ? (typed as Code) : null;
}

type Values = Readonly<Record<string, string>>;

/**
 * What is left out is not said: only a visa makes a reader of somebody. The months they type
 * are those of today, and go on counting until the day they ask about.
 */
function readerIn(values: Values, { today, on }: { today: string; on: string }): Applicant | null {
  const visa = oneOf(values.visa, visas);
  if (!visa) return null;
  const day = (name: string) => (isRealDay(values[name] ?? "") ? values[name]! : null);
  const now: Applicant = {
    ...typicalReader(today),
    bornOn: day("born"),
    lastPermission: permissionOf(visa, day("until"), day("finished")),
    monthsCounted: monthsIn(values.months) ?? (visa === "student" || visa === "none" ? 0 : null),
    phd: oneOf(values.phd, phds),
    isTransitional: null,
    applyingFrom: placeOf(visa),
    english: oneOf(values.english, levels),
    certificateOn: day("certificate"),
  };
  return on > today ? applicantOn(now, { from: today, to: on }) : now;
}

/** Those who cannot switch are told so without the day their visa ends, as a visitor is (SW 1.5ZA). */
function placeOf(visa: Visa): Applicant["applyingFrom"] {
  if (visa === "none") return "abroad";
  return visa === "no-switching" ? "uk-as-visitor" : "uk";
}

function permissionOf(
  visa: Visa,
  endsOn: string | null,
  completedOn: string | null,
): Permission | "none" | null {
  if (visa === "none") return "none";
  if (endsOn === null) return null;
  if (visa === "skilled-worker") return { kind: visa, endsOn, since: null };
  if (visa !== "student") return { kind: visa, endsOn };
  const course = { level: "masters", isFullTime: true, startedOn: null, completedOn } as const;
  return { kind: visa, endsOn, course };
}
