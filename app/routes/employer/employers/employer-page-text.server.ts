import { UNITED_KINGDOM } from "#rules/countries.ts";
import { longDay } from "#rules/days.ts";
import { monthsAllowed, nextPostStudyChange, postStudyOptions } from "#rules/post-study/stay.ts";
import { thresholdsSource } from "#rules/uk-work/sources.ts";
import { termHoursIn } from "#rules/work-hours/tables.ts";
import type { StopState } from "#ui/route-line.tsx";

const steps: { label: string; note: string; state: StopState }[] = [
  {
    label: "Write the advert",
    note: "Pay, place, hours, closing time, and whether you sponsor",
    state: "done",
  },
  { label: "We review it", note: "Within one working day", state: "here" },
  { label: "Live", note: "Found within a second of being approved", state: "ahead" },
  {
    label: "See what happens",
    note: "Views, saves and clicks to apply: numbers, never names",
    state: "ahead",
  },
  { label: "Closes", note: "At your time, shown in the reader’s own", state: "ahead" },
];

type Fact = { question: string; answer: string; asOf: string };

/** The words of the page for employers on an ISO day; here, so that the browser does not load them twice. */
export function employerPageText(on: string): EmployerPageText {
  return { steps, facts: [graduates(on), students(on), sponsored(), adverts] };
}

export type EmployerPageText = { steps: typeof steps; facts: Fact[] };

function graduates(on: string): Fact {
  const [rule] = postStudyOptions(UNITED_KINGDOM, on);
  const change = nextPostStudyChange(UNITED_KINGDOM, on);
  const degree = lengthOf(monthsAllowed(UNITED_KINGDOM, "degree", on));
  const doctorate = lengthOf(monthsAllowed(UNITED_KINGDOM, "doctorate", on));
  const stay = change
    ? `${degree} for those who apply before ${longDay(change.effectiveFrom)}, ${lengthOf(change.months)} for those who apply from then on`
    : degree;
  return {
    question: "A graduate with a UK Graduate visa",
    answer: `May take almost any job without a sponsor: ${stay}; ${doctorate} with a doctorate.`,
    asOf: rule ? `Read ${longDay(rule.checkedOn)}.` : "",
  };
}

function students(on: string): Fact {
  const { hours, per, checkedOn } = termHoursIn(UNITED_KINGDOM, on);
  return {
    question: "A student in term",
    answer: `May work up to ${hours} hours a ${per} on most degree courses, and full time in vacations.`,
    asOf: `UK, read ${longDay(checkedOn)}.`,
  };
}

function sponsored(): Fact {
  const { effectiveFrom, checkedOn } = thresholdsSource;
  return {
    question: "Somebody you sponsor as a Skilled Worker",
    answer:
      "You need a licence with an A rating for that route, a job at degree level or on a shortage list, and pay that meets both the general line and the rate for the job. A licence lets you sponsor; it does not oblige you to.",
    asOf: `Rules of ${longDay(effectiveFrom)}, read again ${longDay(checkedOn)}.`,
  };
}

const adverts: Fact = {
  question: "What your advert may not do",
  answer:
    "Ask for money, bank details or copies of identity papers, or leave people out by age, sex or nationality. Such adverts are sent back or declined.",
  asOf: "Our own rule.",
};

/** Whole years in words, other lengths in months. */
function lengthOf(months: number | null): string {
  if (months === null) return "a time we do not know";
  const years: Record<number, string> = { 12: "one year", 24: "two years", 36: "three years" };
  return years[months] ?? `${months} months`;
}
