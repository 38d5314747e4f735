import { pathForAnyJob } from "#domain/visas/uk/any-job.ts";
import { longDay } from "#rules/days.ts";
import { pounds } from "#rules/money.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { newEntrantClock } from "#rules/uk-work/clock.ts";
import { allOccupations, occupationOf } from "#rules/uk-work/occupations/all-occupations.ts";
import { type PayPath, pathFromToday } from "#rules/uk-work/pay-path.ts";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { thresholdsSource } from "#rules/uk-work/sources.ts";
import type { Applicant, UkJob } from "#rules/uk-work/verdict-types.ts";

export type ClockQuestion = {
  on: string;
  code: string | null;
  /** Pence a year. */
  pay: number | null;
  /** As it stands in the form. */
  typed: { on: string; code: string; pay: string };
  sentences: Readonly<Partial<Record<"on" | "pay", string>>>;
};

const LATEST = "2036-12-31";
const MAX_POUNDS = 1_000_000;

/** The day, occupation and pay that the clock is asked for; what cannot be read is said and left out. */
export function readClockQuestion(asked: URLSearchParams, today: string): ClockQuestion {
  const typed = {
    on: (asked.get("on") ?? "").trim().slice(0, 10),
    code: (asked.get("code") ?? "").trim().slice(0, 4),
    pay: (asked.get("pay") ?? "").trim().slice(0, 12),
  };
  const isDay = isRealDay(typed.on) && typed.on >= today && typed.on <= LATEST;
  const amount = Number(typed.pay.replace(/[£,\s]/g, ""));
  const isPay = typed.pay !== "" && amount > 0 && amount <= MAX_POUNDS;
  return {
    on: isDay ? typed.on : today,
    code: occupationOf(typed.code) ? typed.code : null,
    pay: isPay ? pounds(Math.round(amount)) : null,
    typed,
    sentences: {
      ...(typed.on && !isDay ? { on: "Enter a day from today on, up to the end of 2036." } : {}),
      ...(typed.pay && !isPay ? { pay: "Enter the pay a year in pounds, such as 39500." } : {}),
    },
  };
}

/** Occupations whose two pay lines a going rate decides. */
const occupationChoices = allOccupations
  .filter(({ skill, rates }) => skill === "degree" && rates.A !== null && rates.E !== null)
  .map(({ socCode, title }) => ({ value: socCode, label: `${socCode} ${title}` }));

/** The clock on a day, and the ground under a job of that occupation and pay. */
export function clockFor(reader: Applicant, question: ClockQuestion) {
  const { on, code, pay, typed, sentences } = question;
  return {
    clock: newEntrantClock(reader, on),
    path: pathOf(reader, question),
    pathNote: noteOf(code),
    typed,
    sentences,
    occupations: occupationChoices,
    hasPay: pay !== null,
    source: thresholdsSource.source,
    checkedOn: longDay(thresholdsSource.checkedOn),
    inForceFrom: longDay(thresholdsSource.effectiveFrom),
  };
}

function pathOf(reader: Applicant, { on, code, pay }: ClockQuestion): PayPath | null {
  if (!code) return pathForAnyJob(reader, { pay, on });
  const job: UkJob = {
    employer: { standing: "unknown", name: null, town: null, asOf: null },
    occupation: { socCode: code, confidence: "sure" },
    pay: { annual: pay, weeklyHours: null },
    nation: null,
    isPostdoctoral: false,
    towardsRegistration: false,
    startsOn: null,
  };
  return pathFromToday(prepareJob(job, on), reader);
}

function noteOf(code: string | null): string {
  const occupation = code ? occupationOf(code) : null;
  return occupation
    ? `Code ${occupation.socCode}, ${occupation.title.toLowerCase()}, 37.5 hours a week, at today’s rates.`
    : "The lowest lines any job can have, at today’s rates. Most occupations ask for more: choose yours above.";
}
