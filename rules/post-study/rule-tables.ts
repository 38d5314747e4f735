import {
  AUSTRALIA,
  CANADA,
  type CountryId,
  countryCodeOf,
  IRELAND,
  UNITED_KINGDOM,
} from "#rules/countries.ts";
import { inYears } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type { RuleTable } from "#rules/rule-table.ts";
import { graduateVisaCosts } from "./graduate-visa-costs.ts";
import { type PostStudyRow, postStudyRows } from "./tables.ts";

const costNames = { application: "Application fee", "health-surcharge": "Health surcharge" };

/** Read again before the Graduate visa shortens on 1 January 2027. */
export const ruleTables: readonly RuleTable[] = [
  stays("Graduate visa, length", UNITED_KINGDOM, "2026-12-31"),
  {
    name: "Graduate visa, fees",
    country: "gb",
    rows: graduateVisaCosts.map(({ cost, amount, per, ...dated }) => ({
      what: `${costNames[cost]}: ${inPounds(amount)}${per === "year" ? " a year" : ""}`,
      ...dated,
    })),
    checkAgainBy: "2026-12-31",
  },
  stays("Temporary Graduate 485, length", AUSTRALIA, "2026-12-31"),
  stays("Post-graduation work permit, length", CANADA, "2026-12-31"),
  stays("Stamp 1G, length", IRELAND, "2026-12-31"),
];

function stays(name: string, countryId: CountryId, checkAgainBy: string): RuleTable {
  const rows = postStudyRows.filter((row) => row.countryId === countryId).map(stayRow);
  return { name, country: countryCodeOf[countryId], rows, checkAgainBy };
}

function stayRow({ award, months, ...row }: PostStudyRow): RuleTable["rows"][number] {
  const { effectiveFrom, effectiveTo, source, checkedOn } = row;
  return {
    what: `${inWords(award)}: ${inYears(months)}`,
    effectiveFrom,
    effectiveTo,
    source,
    checkedOn,
  };
}

function inWords(word: string): string {
  return (word.charAt(0).toUpperCase() + word.slice(1)).replace("-", " ");
}
