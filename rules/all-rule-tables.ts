import { ruleTables as auPoints } from "./au-points/rule-tables.ts";
import { ruleTables as caExpressEntry } from "./ca-express-entry/rule-tables.ts";
import { ruleTables as caPgwp } from "./ca-pgwp/rule-tables.ts";
import { ruleTables as iePermits } from "./ie-permits/rule-tables.ts";
import { ruleTables as occupations } from "./occupations/rule-tables.ts";
import { ruleTables as postStudy } from "./post-study/rule-tables.ts";
import type { RuleTable } from "./rule-table.ts";
import { ruleTables as ukWork } from "./uk-work/rule-tables.ts";
import { ruleTables as workHours } from "./work-hours/rule-tables.ts";

/** Every dated table of every room, for the staff who read the sources again. */
const allRuleTables: readonly RuleTable[] = [
  ...ukWork,
  ...occupations,
  ...postStudy,
  ...workHours,
  ...auPoints,
  ...caExpressEntry,
  ...caPgwp,
  ...iePermits,
];

type TableToCheck = RuleTable & { isOverdue: boolean };

/** The most urgent first: a day that has passed is overdue. */
export function tablesToCheck(today: string): TableToCheck[] {
  return allRuleTables
    .map((table) => ({ ...table, isOverdue: table.checkAgainBy < today }))
    .toSorted(
      (one, other) =>
        one.checkAgainBy.localeCompare(other.checkAgainBy) || one.name.localeCompare(other.name),
    );
}
