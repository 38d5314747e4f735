import type { RuleTable } from "#rules/rule-table.ts";
import { pgwpRules, workWhileWaiting } from "./tables.ts";

/** The list of fields of study is frozen for 2026 only, so the year's end is the day to look again. */
export const ruleTables: readonly RuleTable[] = [
  {
    name: "Post-graduation work permit",
    country: "ca",
    rows: pgwpRules.map(({ effectiveFrom, effectiveTo, source, checkedOn }) => ({
      what: "Length, 180 days, language and field of study; the list of fields is not held",
      effectiveFrom,
      effectiveTo,
      source,
      checkedOn,
    })),
    checkAgainBy: "2026-12-31",
  },
  {
    name: "Work while a permit is decided",
    country: "ca",
    rows: workWhileWaiting.map(({ rule, effectiveFrom, effectiveTo, source, checkedOn }) => ({
      what: rule,
      effectiveFrom,
      effectiveTo,
      source,
      checkedOn,
    })),
    checkAgainBy: "2026-12-31",
  },
];
