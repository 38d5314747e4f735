import { addMonths } from "#rules/days.ts";
import { pounds } from "#rules/money.ts";
import { findNewEntrant, type NewEntrantFinding } from "./new-entrant.ts";
import { occupationOf } from "./occupations/all-occupations.ts";
import { judgePay, type SalaryFinding, salaryLine } from "./salary.ts";
import { typicalReader } from "./typical-reader.ts";
import type { Applicant } from "./verdict-types.ts";

/** One made-up advert, read for three people: the verdict in small. For the server. */
export const teaserJob = {
  title: "Graduate software developer",
  town: "Leeds",
  socCode: "2134",
  pay: { annual: pounds(39_500), weeklyHours: 37.5 },
} as const;

export type TeaserPerson = "student" | "graduate" | "abroad";

export type TeaserCase = {
  person: TeaserPerson;
  newEntrant: NewEntrantFinding;
  salary: SalaryFinding;
  /** The line once new-entrant time has run out. */
  standardLine: number;
};

export function teaserCases(on: string): readonly TeaserCase[] {
  return (["student", "graduate", "abroad"] as const).map((person) => readFor(person, on));
}

function readFor(person: TeaserPerson, on: string): TeaserCase {
  const newEntrant = findNewEntrant(applicants[person](on), on);
  const option = newEntrant.answer === "yes" ? "E" : "A";

  return {
    person,
    newEntrant,
    salary: judgePay(teaserJob.pay, lineFor(option, on)),
    standardLine: lineFor("A", on).required,
  };
}

function lineFor(option: "A" | "E", on: string) {
  const { socCode, pay } = teaserJob;
  const rate = occupationOf(socCode)!.rates[option]!;
  return salaryLine(option, { rate, weeklyHours: pay.weeklyHours }, on);
}

const applicants: Record<TeaserPerson, (on: string) => Applicant> = {
  student: typicalReader,
  graduate: (on) => ({
    ...typicalReader(on),
    lastPermission: { kind: "graduate", endsOn: on },
    monthsCounted: 24,
  }),
  abroad: (on) => ({
    ...typicalReader(on),
    bornOn: addMonths(on, -29 * 12),
    lastPermission: "none",
    applyingFrom: "abroad",
  }),
};
