import { addDays } from "#rules/days.ts";
import type { UkNation } from "../verdict-types.ts";
import { salaryListRowOf } from "./immigration-salary-list.ts";
import { lastDaysOfLists } from "./list-end.ts";
import { shortageCodes, shortageOnlyFor } from "./temporary-shortage-list.ts";

/** Whether a job is on a list on some day. "if": the list takes only some jobs or nations, and we cannot see which this is. */
export type ListOpening = {
  state: "listed" | "listed-if" | "ended" | "not-listed";
  restriction: string | null;
  /** The last day on which it is as it is. */
  until: string | null;
  /** The last day for the certificate of sponsorship; null where none is named. */
  certificateBy: string | null;
};

const notListed: ListOpening = {
  state: "not-listed",
  restriction: null,
  until: null,
  certificateBy: null,
};

/** The list is gone; an application still counts if its certificate is from before that. */
export function needsOldCertificate({ state, certificateBy }: ListOpening, on: string): boolean {
  return state !== "ended" && certificateBy !== null && certificateBy < on;
}

export function onSalaryList(socCode: string, nation: UkNation | null, on: string): ListOpening {
  const row = salaryListRowOf(socCode);
  if (!row || (row.nations !== "uk" && nation !== null && nation !== row.nations)) return notListed;

  const where = row.nations !== "uk" && nation === null ? `only in ${named(row.nations)}` : null;
  const restriction = [row.onlyFor, where].filter(Boolean).join(", ") || null;
  if (!row.goneOn) return byCertificate(restriction, on);
  const until = addDays(row.goneOn, -1);
  return { state: stateOn(on, until, restriction), restriction, until, certificateBy: null };
}

export function onShortageList(socCode: string, on: string): ListOpening {
  if (!shortageCodes.includes(socCode)) return notListed;
  const jobs = shortageOnlyFor[socCode];
  return byCertificate(jobs ? `only ${jobs}` : null, on);
}

/** First every new certificate counts, then only an old one, then none. */
function byCertificate(restriction: string | null, on: string): ListOpening {
  const { certificateBy, applyBy } = lastDaysOfLists(on);
  const isAfter = certificateBy < on && on <= applyBy;
  const until = isAfter ? applyBy : certificateBy;
  return { state: stateOn(on, applyBy, restriction), restriction, until, certificateBy };
}

function stateOn(on: string, last: string, restriction: string | null): ListOpening["state"] {
  if (on > last) return "ended";
  return restriction ? "listed-if" : "listed";
}

function named(nation: UkNation): string {
  return nation.replace(/(^|-)(\w)/g, (_all, dash, letter) => (dash && " ") + letter.toUpperCase());
}
