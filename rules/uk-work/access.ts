import { inForce } from "#rules/dated.ts";
import { addDays } from "#rules/days.ts";
import {
  type ListOpening,
  needsOldCertificate,
  onSalaryList,
  onShortageList,
} from "./lists/list-openings.ts";
import type { Occupation } from "./occupations/read-row.ts";
import { payScaleOf } from "./pay-scales/pay-scale-of.ts";
import type { Access } from "./prepared-job.ts";
import { routeDates } from "./tables.ts";
import type { UkNation } from "./verdict-types.ts";

const CARE_CODES: readonly string[] = ["6135", "6136"];
export const PRISON_OFFICERS = "3314";

/** How a code is open to a new applicant on a day (SW 6.1 to 6.1B). */
export function accessOf(occupation: Occupation, nation: UkNation | null, on: string): Access {
  const { socCode, skill, rates } = occupation;
  if (skill !== "medium") return plain(skill);
  if (socCode === PRISON_OFFICERS) return prison(on);

  const salary = onSalaryList(socCode, nation, on);
  if (CARE_CODES.includes(socCode)) {
    const way = salary.state === "ended" ? "care-ended" : "care";
    return { ...through("isl", salary, on), way };
  }
  const shortage = onShortageList(socCode, on);
  if (salary.state !== "not-listed" || shortage.state !== "not-listed")
    return betterOf(salary, shortage, on);
  return plain(rates.A === null && !payScaleOf(socCode) ? "old-permission" : "medium");
}

/** A list that takes every job of the code first, then one that takes some, then one that has ended. */
function betterOf(salary: ListOpening, shortage: ListOpening, on: string): Access {
  for (const state of ["listed", "listed-if", "ended"] as const) {
    if (state === "listed-if" && salary.state === state && shortage.state === state)
      return { ...through("tsl", shortage, on), restriction: both(shortage, salary) };
    if (salary.state === state) return through("isl", salary, on);
    if (shortage.state === state) return through("tsl", shortage, on);
  }
  return plain("medium");
}

function both(shortage: ListOpening, salary: ListOpening): string {
  return `${shortage.restriction}; or ${salary.restriction}`;
}

const ways = {
  listed: "listed",
  "listed-if": "listed-if",
  ended: "list-ended",
  "not-listed": "medium",
} as const;

function through(list: "isl" | "tsl", opening: ListOpening, on: string): Access {
  const { state, restriction, until, certificateBy } = opening;
  const way = needsOldCertificate(opening, on) ? "by-certificate" : ways[state];
  return { way, list, restriction, until, certificateBy };
}

function prison(on: string): Access {
  const { prisonOfficersBefore } = inForce(routeDates, on, "Skilled Worker dates");
  const until = addDays(prisonOfficersBefore, -1);
  return on <= until ? { ...plain("prison"), until } : plain("medium");
}

function plain(way: Access["way"]): Access {
  return { way, list: null, restriction: null, until: null, certificateBy: null };
}
