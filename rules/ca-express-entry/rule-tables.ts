import type { RuleTable } from "#rules/rule-table.ts";
import { experienceClassRules } from "./experience-class.ts";
import { crsGrids } from "./grid.ts";
import { cutOffsSeen } from "./seen.ts";

export const ruleTables: readonly RuleTable[] = [
  {
    name: "Express Entry points (CRS)",
    country: "ca",
    rows: crsGrids.map(({ effectiveFrom, effectiveTo, source, checkedOn }) => ({
      what: "The whole grid, with and without a partner",
      effectiveFrom,
      effectiveTo,
      source,
      checkedOn,
    })),
    confirmedOn: "2026-09-30",
    checkAgainBy: "2026-12-29",
  },
  {
    name: "Canadian Experience Class",
    country: "ca",
    rows: experienceClassRules.map(({ effectiveFrom, effectiveTo, source, checkedOn }) => ({
      what: "Work that counts and where to live; the language minimum was not read",
      effectiveFrom,
      effectiveTo,
      source,
      checkedOn,
    })),
    confirmedOn: "2026-08-15",
    checkAgainBy: "2026-11-13",
  },
  {
    name: "Express Entry cut-offs seen",
    country: "ca",
    rows: cutOffsSeen.map((row) => ({
      what: `${row.programme}: ${row.lowest} to ${row.highest}`,
      effectiveFrom: row.effectiveFrom,
      effectiveTo: row.effectiveTo,
      source: row.source,
      checkedOn: row.checkedOn,
    })),
    checkAgainBy: "2026-12-31",
  },
];
