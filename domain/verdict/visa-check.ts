import { pounds } from "#rules/money.ts";
import { isRealDay } from "#rules/typed-day.ts";
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
  };
  /** Null where nothing was said of the reader. */
  reader: Applicant | null;
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
  other: "Another UK visa",
  none: "None, I would apply from abroad",
} as const;
type Visa = keyof typeof visas;

export const phds = {
  none: "No doctorate",
  relevant: "Doctorate, relevant to the job",
  stem: "Doctorate in science, technology, engineering or maths, relevant to the job",
} as const;

const LONGEST = 120;
const MOST_PAY = 1_000_000;
const MOST_HOURS = 80;
const MOST_MONTHS = 240;

/** `today` is an ISO day; `isCode` knows the occupation codes. */
export function readVisaCheck(
  params: URLSearchParams,
  today: string,
  isCode: (code: string) => boolean,
): VisaCheck {
  const values = Object.fromEntries([...params].map(([name, value]) => [name, value.trim()]));
  const errors: Record<string, string> = {};
  const say = (name: string, sentence: string) => {
    errors[name] = sentence;
    return null;
  };
  const text = (name: string) => (values[name] ?? "").slice(0, LONGEST);
  const number = (name: string, most: number, sentence: string) =>
    values[name] ? (numberIn(values[name], most) ?? say(name, sentence)) : null;

  const isAsked = ["employer", "title", "code", "pay"].some((name) => params.has(name));
  const code = text("code") || null;
  if (isAsked && !text("title") && !code)
    say("title", "Enter the job’s title, or its occupation code.");
  if (code && !isCode(code))
    say("code", "Enter a code of four digits, such as 2134, or leave it empty.");
  const annual = number("pay", MOST_PAY, "Enter the pay for a year in pounds, such as 39,500.");
  const weeklyHours = number("hours", MOST_HOURS, "Enter the hours of a week, such as 37.5.");
  const months = number("months", MOST_MONTHS, "Enter whole months, such as 14.");
  for (const name of ["until", "finished", "born"]) {
    if (values[name] && !isRealDay(values[name]))
      say(name, "Enter a day, such as 27 January 2027.");
  }
  return {
    isAsked,
    values,
    errors,
    asIf: readAsIfDay(values.on ?? null, today),
    job: {
      employer: text("employer"),
      town: text("town"),
      title: text("title"),
      code: code && isCode(code) ? code : null,
      annual: annual === null ? null : pounds(annual),
      weeklyHours,
      nation: oneOf(text("nation"), nations),
    },
    reader: readerIn(values, { months, today }),
  };
}

function numberIn(typed: string, most: number): number | null {
  const number = Number(typed.replace(/[£,\s]/g, ""));
  return Number.isFinite(number) && number > 0 && number <= most ? number : null;
}

function oneOf<Code extends string>(
  typed: string | undefined,
  known: Readonly<Record<Code, string>>,
): Code | null {
  return typed && Object.hasOwn(known, typed) ? (typed as Code) : null;
}

type Values = Readonly<Record<string, string>>;

/** What is left out is not said: only a visa makes a reader of somebody. */
function readerIn(
  values: Values,
  { months, today }: { months: number | null; today: string },
): Applicant | null {
  const visa = oneOf(values.visa, visas);
  if (!visa) return null;
  const day = (name: string) => (isRealDay(values[name] ?? "") ? values[name]! : null);
  return {
    ...typicalReader(today),
    bornOn: day("born"),
    lastPermission: permissionOf(visa, day("until"), day("finished")),
    monthsCounted: months ?? (visa === "student" || visa === "none" ? 0 : null),
    phd: oneOf(values.phd, phds) ?? "none",
    isTransitional: null,
    applyingFrom: visa === "none" ? "abroad" : "uk",
    english: null,
  };
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
