import { pounds } from "#rules/money.ts";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { typicalReader } from "#rules/uk-work/typical-reader.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { Applicant, Gate, UkJob, Verdict } from "#rules/uk-work/verdict-types.ts";

/** A made-up advert and a few people, for tests of the Skilled Worker rule. */
export const someDay = "2026-11-15";

export const newGraduate = typicalReader(someDay);

export const newcomer: Applicant = {
  ...newGraduate,
  bornOn: "1990-01-01",
  lastPermission: "none",
  applyingFrom: "abroad",
  english: "b2",
};

export function sponsoredSince(since: string): Applicant {
  return {
    ...newcomer,
    lastPermission: { kind: "skilled-worker", endsOn: "2028-01-01", since },
    isTransitional: null,
    applyingFrom: "uk",
  };
}

const developer: UkJob = {
  employer: { standing: "licensed", name: "Bramley Systems", town: "Leeds", asOf: "2026-11-14" },
  occupation: { socCode: "2134", confidence: "sure" },
  pay: { annual: pounds(39_500), weeklyHours: 37.5 },
  nation: "england",
  isPostdoctoral: false,
  towardsRegistration: false,
  startsOn: null,
};

/** `annual` in pounds. */
export type UkJobChange = Partial<Omit<UkJob, "pay">> & {
  annual?: number | null;
  hours?: number | null;
};

/** A software developer's job in Leeds at £39,500, unless said otherwise. */
export function aUkJob({ annual, hours, ...change }: UkJobChange = {}): UkJob {
  const pay = {
    annual: annual === undefined ? developer.pay.annual : annual && pounds(annual),
    weeklyHours: hours === undefined ? 37.5 : hours,
  };
  return { ...developer, ...change, pay };
}

export function inCode(socCode: string) {
  return { occupation: { socCode, confidence: "sure" } } as const;
}

export function readJob(change: UkJobChange, reader = newGraduate, on = someDay): Verdict {
  return judge(prepareJob(aUkJob(change), on), reader);
}

export function gateOf<Name extends Gate["gate"]>(
  { gates }: Verdict,
  name: Name,
): Extract<Gate, { gate: Name }> {
  return gates.find(({ gate }) => gate === name) as Extract<Gate, { gate: Name }>;
}
