import { addDays } from "#rules/days.ts";
import type { UkNation } from "../verdict-types.ts";
import { salaryListRowOf } from "./immigration-salary-list.ts";
import { lastDayOfLists } from "./list-end.ts";
import { shortageCodes, shortageOnlyFor } from "./temporary-shortage-list.ts";

/** Whether a job is on a list on some day. "if": the list takes only some jobs or nations, and we cannot see which this is. */
export type ListOpening = {
  state: "listed" | "listed-if" | "ended" | "not-listed";
  restriction: string | null;
  until: string | null;
};

const notListed: ListOpening = { state: "not-listed", restriction: null, until: null };

export function onSalaryList(socCode: string, nation: UkNation | null, on: string): ListOpening {
  const row = salaryListRowOf(socCode);
  if (!row || (row.nations !== "uk" && nation !== null && nation !== row.nations)) return notListed;

  const until = row.goneOn ? addDays(row.goneOn, -1) : lastDayOfLists(on);
  const where = row.nations !== "uk" && nation === null ? `only in ${named(row.nations)}` : null;
  const restriction = [row.onlyFor, where].filter(Boolean).join(", ") || null;
  return opening({ restriction, until }, on);
}

export function onShortageList(socCode: string, on: string): ListOpening {
  if (!shortageCodes.includes(socCode)) return notListed;
  const jobs = shortageOnlyFor[socCode];
  return opening({ restriction: jobs ? `only ${jobs}` : null, until: lastDayOfLists(on) }, on);
}

function opening(found: { restriction: string | null; until: string }, on: string): ListOpening {
  if (on > found.until) return { ...found, state: "ended" };
  return { ...found, state: found.restriction ? "listed-if" : "listed" };
}

function named(nation: UkNation): string {
  return nation.replace(/(^|-)(\w)/g, (_all, dash, letter) => (dash && " ") + letter.toUpperCase());
}
