import { addMonths, longDay } from "#rules/days.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { applicantOn } from "#rules/uk-work/counted-time.ts";
import { typicalReader } from "#rules/uk-work/typical-reader.ts";
import type { Applicant, Permission, UkNation } from "#rules/uk-work/verdict-types.ts";
import { type AsIfDay, readAsIfDay } from "./as-if-day.ts";
import { withPastedAnswers } from "./pasted-answers.ts";
import { hoursIn } from "./typed-number.ts";
import { readTypedPay } from "./typed-pay.ts";
import { unclearAdvert } from "./unclear-advert.ts";
import { levels, nations, phds, type Visa, visas } from "./visa-check-choices.ts";

/** A job somebody types in, and as much of themselves as they wish; all of it in the address, none of it kept. */
export type VisaCheck = {
  isAsked: boolean;
  values: Readonly<Record<string, string>>;
  /** What cannot be read, by the field it stands in. */
  errors: Readonly<Record<string, string>>;
  /** How something was read that was typed in another way, by its field. */
  readAs: Readonly<Record<string, string>>;
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
    /** A pasted advert speaks of such work, and the reader has not said that it is theirs. */
    doesAdvertSpeakOfRegistration: boolean;
    /** An ISO day; null where none was given. */
    startsOn: string | null;
  };
  /** Null where nothing was said about the reader. */
  reader: Applicant | null;
  /** What a pasted advert says of sponsoring; null where it leaves it open, or none was pasted. */
  advertSays: AdvertSays | null;
  /** What a pasted advert says where it neither offers nor refuses; null where it does, or none was pasted. */
  unclear: string | null;
  /** What the closing day of a pasted advert means; null where it has none. */
  closing: string | null;
};

const advertAnswers = { yes: "", no: "", conditional: "", unclear: "" };
type AdvertSays = keyof typeof advertAnswers;

const MAX_LENGTH = 120;
const MAX_MONTHS = 240;

/** What is longer is no answer, and costs time to read. */
function cut(typed = ""): string {
  return typed.slice(0, MAX_LENGTH);
}

/** `today` is an ISO day; `isCode` knows the occupation codes. */
export function readVisaCheck(
  params: URLSearchParams,
  today: string,
  isCode: (code: string) => boolean,
): VisaCheck {
  const typed = Object.fromEntries([...params].map(([name, value]) => [name, value.trim()]));
  const values = withPastedAnswers(typed);
  const isAsked = ["employer", "title", "code", "pay"].some((name) => params.has(name));
  const asIf = readAsIfDay(values.on ?? null, today);
  const text = (name: string) => cut(values[name]);
  const code = text("code");
  const weeklyHours = hoursIn(text("hours"));
  const pay = readTypedPay(text("pay"), weeklyHours);
  return {
    ...{ isAsked, values, asIf },
    readAs: pay.readAs === null ? {} : { pay: pay.readAs },
    errors: errorsIn(values, { isAsked, isCode, today }),
    job: {
      employer: text("employer"),
      town: text("town"),
      title: text("title"),
      code: isCode(code) ? code : null,
      annual: pay.annual,
      weeklyHours,
      nation: oneOf(text("nation"), nations),
      towardsRegistration: values.registration === "yes",
      doesAdvertSpeakOfRegistration: values.registration === "advert",
      startsOn: isRealDay(values.starts ?? "") ? values.starts! : null,
    },
    reader: readerIn(values, { today, on: asIf.on }),
    advertSays: oneOf(values.advert, advertAnswers),
    unclear: unclearAdvert(values),
    closing: closingIn(values, today),
  };
}

/** The closing day as the reader corrected it, and whether their visa lasts until then. */
function closingIn({ closes = "", until = "" }: Values, today: string): string | null {
  if (!isRealDay(closes)) return null;
  if (closes < today) return `The advert closed on ${longDay(closes)}.`;
  const line = `The advert closes on ${longDay(closes)}`;
  const isLate = isRealDay(until) && until < closes;
  return isLate ? `${line}, after the visa’s end on ${longDay(until)}.` : `${line}.`;
}

/** What is told about a reader counts only with their visa. */
const OF_A_VISA = ["until", "finished", "born", "months", "phd", "english", "certificate"];

const days = ["starts", "until", "finished", "born", "certificate"];

type Checks = { isAsked: boolean; isCode: (code: string) => boolean; today: string };

/** What cannot be read, by its field. */
function errorsIn(values: Values, { isAsked, isCode, today }: Checks): Record<string, string> {
  const weeklyHours = hoursIn(cut(values.hours));
  const wrong = {
    title: isAsked && !values.title && !values.code,
    code: values.code && !isCode(values.code),
    hours: values.hours && weeklyHours === null,
    months: values.months && monthsIn(values.months) === null,
    visa: isAsked && !oneOf(values.visa, visas) && OF_A_VISA.some((name) => values[name]),
    ...Object.fromEntries(days.map((name) => [name, values[name] && !isRealDay(values[name])])),
  };
  const told = Object.entries(wrong).filter(([, isWrong]) => isWrong);
  const pay = readTypedPay(cut(values.pay), weeklyHours);
  return {
    ...Object.fromEntries(told.map(([name]) => [name, sentences[name] ?? NOT_A_DAY])),
    ...(pay.error === null ? {} : { pay: pay.error }),
    ...bornError(values.born ?? "", today),
  };
}

/** Nobody of school age is sponsored: a year was mistyped. */
function bornError(born: string, today: string): Record<string, string> {
  if (!isRealDay(born)) return {};
  if (born >= today) return { born: NOT_BORN };
  return addMonths(born, YOUNGEST * 12) > today ? { born: TOO_YOUNG } : {};
}

const NOT_A_DAY = "Enter a day, such as 27 January 2027.";

const NOT_BORN = "Enter a date of birth in the past, such as 27 January 2002.";
const YOUNGEST = 16;
const TOO_YOUNG = `That is less than ${YOUNGEST} years ago. Check the year of birth.`;

const sentences: Readonly<Record<string, string>> = {
  title: "Enter the job’s title, or its occupation code.",
  hours: "Enter the hours of a week, such as 37.5.",
  visa: "Choose your UK visa: what you tell about yourself counts only with it.",
  code: "We do not know this code. Enter one of four digits, such as 2134, or leave it empty.",
  months: "Enter whole months, such as 14, or 0.",
};

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
