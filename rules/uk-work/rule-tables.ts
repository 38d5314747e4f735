import type { Dated } from "#rules/dated.ts";
import { addDays } from "#rules/days.ts";
import type { RuleTable } from "#rules/rule-table.ts";
import { listEnds } from "./lists/list-end.ts";
import { overstayRules } from "./overstay.ts";
import {
  appendixSource,
  englishSource,
  goingRatesSource,
  rulesSource,
  salaryListSource,
  shortageListSource,
  thresholdsSource,
} from "./sources.ts";
import { sponsorCosts } from "./sponsor-costs.ts";

const MAX_DAYS = 90;
/** The day before the lists end and the Graduate visa shortens. */
const BEFORE_THE_NEXT_CHANGE = addDays(listEnds.at(-1)!.goneOn, -1);

const costNames = { "skills-charge": "Immigration Skills Charge", licence: "Sponsor licence" };

/** Every dated table of this folder, one row for each page and day, for the staff page. */
export const ruleTables: readonly RuleTable[] = [
  table("Skilled Worker: yearly thresholds and new entrants", [
    row("11 salary options, A to K", thresholdsSource),
    row("New-entrant grounds and the cap of four years", thresholdsSource),
  ]),
  table("Skilled Worker: other paragraphs", [
    row("Switching, sponsors, old permissions, hours and pay", rulesSource),
    row("English at B2 for first applications", englishSource),
  ]),
  table(
    "Part Suitability",
    overstayRules.map((rule) => row(`An application ${rule.withinDays} days after the end`, rule)),
  ),
  table("Skilled Worker: occupations and going rates", [
    row("412 occupation codes with levels and going rates", goingRatesSource),
    row("Lower rates for a PhD, options G and H", appendixSource),
  ]),
  table("Skilled Worker: national pay scales", [
    row("38 codes of health and education, option K", appendixSource),
  ]),
  table("Skilled Worker: lists", [
    row("Immigration Salary List, 25 codes", salaryListSource),
    row("Temporary Shortage List, 52 codes", shortageListSource),
    ...listEnds.map((end) => row(`Both lists are gone on ${end.goneOn}`, end)),
  ]),
  table(
    "What sponsoring costs an employer",
    sponsorCosts.map((cost) => row(`${costNames[cost.cost]}, ${cost.size} employer`, cost)),
  ),
];

function row(what: string, dated: Dated) {
  const { effectiveFrom, effectiveTo, source, checkedOn, confirmedOn } = dated;
  return {
    what,
    effectiveFrom,
    effectiveTo,
    source,
    checkedOn,
    ...(confirmedOn && { confirmedOn }),
  };
}

/** Read again by the row that was read or confirmed longest ago. */
function table(name: string, rows: RuleTable["rows"]): RuleTable {
  const [oldest] = rows.map(({ checkedOn, confirmedOn }) => confirmedOn ?? checkedOn).sort();
  const [checkAgainBy] = [addDays(oldest!, MAX_DAYS), BEFORE_THE_NEXT_CHANGE].sort();
  return { name, country: "gb", rows, checkAgainBy: checkAgainBy! };
}
