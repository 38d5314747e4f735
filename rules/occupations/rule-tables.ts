import { addDays } from "#rules/days.ts";
import type { RuleTable } from "#rules/rule-table.ts";
import { appendixSource } from "#rules/uk-work/sources.ts";

const MAX_DAYS = 90;
const CODING_RULES =
  "https://www.ons.gov.uk/methodology/classificationsandstandards/standardoccupationalclassificationsoc/soc2020/soc2020volume2codingrulesandconventions";

/** The tables a job title is looked up in, for the staff page. Their sizes are checked by a test. */
export const ruleTables: readonly RuleTable[] = [
  {
    name: "Job titles: printed beside the occupation codes",
    country: "gb",
    rows: [{ what: "1,849 example titles of 412 occupation codes", ...appendixSource }],
    checkAgainBy: addDays(appendixSource.checkedOn, MAX_DAYS),
  },
  {
    name: "Job titles: our own reading of SOC 2020",
    country: "gb",
    rows: [
      {
        what: "About 7,000 titles as adverts write them, suggestions only",
        effectiveFrom: "2026-11-15",
        effectiveTo: null,
        source: CODING_RULES,
        checkedOn: "2026-11-15",
      },
    ],
    checkAgainBy: "2027-02-13",
  },
];
