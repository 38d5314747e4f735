import type { RuleTable } from "#rules/rule-table.ts";
import { inEuros } from "./euros.ts";
import { stamp1GRules } from "./stamp-1g.ts";
import {
  type Permit,
  type PermitPayRow,
  type PermitWay,
  permitOf,
  permitPay,
  permitTerms,
} from "./tables.ts";

const wayNames: Record<PermitWay, string> = {
  "critical-list": "Listed job and relevant degree",
  "critical-list-graduate": "The same, degree from the last 12 months",
  "critical-any": "Any eligible job",
  general: "Usual line",
  "general-graduate": "Irish degree from the last 12 months",
  "general-sector": "Some lower-paid sectors",
};

/** Every pay line lasts until about 1 March 2027; the next step was announced in December last time. */
export const ruleTables: readonly RuleTable[] = [
  payTable("Critical Skills permit, pay", "critical-skills", "2026-12-31"),
  payTable("General permit, pay", "general", "2026-12-31"),
  {
    name: "Irish permits, other terms",
    country: "ie",
    rows: permitTerms.map(({ effectiveFrom, effectiveTo, source, checkedOn }) => ({
      what: "Offer, degree, staff, weeks before the start; the occupation lists are not held",
      effectiveFrom,
      effectiveTo,
      source,
      checkedOn,
    })),
    checkAgainBy: "2026-08-17",
  },
  {
    name: "Stamp 1G",
    country: "ie",
    rows: stamp1GRules.map(({ effectiveFrom, effectiveTo, source, checkedOn }) => ({
      what: "Months by level of the award, six months to apply",
      effectiveFrom,
      effectiveTo,
      source,
      checkedOn,
    })),
    checkAgainBy: "2026-12-31",
  },
];

function payTable(name: string, permit: Permit, checkAgainBy: string): RuleTable {
  const rows = permitPay.filter(({ way }) => permitOf[way] === permit).map(payRow);
  return { name, country: "ie", rows, confirmedOn: "2026-10-05", checkAgainBy };
}

function payRow({ way, pay, isOver, ...dated }: PermitPayRow): RuleTable["rows"][number] {
  return { what: `${wayNames[way]}: ${isOver ? "more than " : ""}${inEuros(pay)}`, ...dated };
}
