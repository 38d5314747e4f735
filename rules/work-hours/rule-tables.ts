import { AUSTRALIA, CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import type { RuleTable } from "#rules/rule-table.ts";
import { forbiddenWork } from "./forbidden-work.ts";
import { type HoursRule, hoursRules } from "./hours-rules.ts";

const countries = [
  { countryId: UNITED_KINGDOM, country: "gb", name: "Student visa, hours of work" },
  { countryId: AUSTRALIA, country: "au", name: "Student 500, hours of work" },
  { countryId: CANADA, country: "ca", name: "Study permit, hours of work" },
  { countryId: IRELAND, country: "ie", name: "Stamp 2, hours of work" },
] as const;

export const ruleTables: readonly RuleTable[] = countries.map(({ countryId, country, name }) => ({
  name,
  country,
  rows: [
    ...hoursRules.filter((row) => row.countryId === countryId).map(hoursRow),
    ...forbiddenWork
      .filter((row) => row.countryId === countryId)
      .map(({ kinds, countryId: _, ...dated }) => ({
        what: `Not as: ${kinds.join(", ")}`,
        ...dated,
      })),
  ],
  // Chosen before the year's end, with everything else that is read again then.
  checkAgainBy: "2026-12-31",
}));

function hoursRow({ studies, hours, days, ...row }: HoursRule): RuleTable["rows"][number] {
  const { effectiveFrom, effectiveTo, source, checkedOn } = row;
  const most = hours === null ? "no limit" : `${hours} hours in ${days} days`;
  const inBreaks = row.breakHours === null ? "no limit in breaks" : `${row.breakHours} in breaks`;
  const what = `${studies.join(", ")}: ${most}, ${inBreaks}`;
  return { what, effectiveFrom, effectiveTo, source, checkedOn };
}
