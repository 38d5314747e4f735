import type { RuleTable } from "#rules/rule-table.ts";
import { englishTestLife, scoreRows } from "./english-scores.ts";
import { occupationLists, occupations } from "./occupations.ts";
import { announcedChanges } from "./reform.ts";
import { invitationRounds } from "./rounds.ts";
import { pointsTables } from "./tables.ts";

type Row = RuleTable["rows"][number];

/** Everything the points test rests on, for the staff's page of rule tables. */
export const ruleTables: readonly RuleTable[] = [
  {
    name: "Points test",
    country: "au",
    rows: pointsTables.map((table) => ({
      what: `Points table of the ${table.subclass} visa, pass mark ${table.passMark}`,
      ...datesOf(table),
    })),
    confirmedOn: "2026-10-08",
    checkAgainBy: "2027-01-06",
  },
  {
    name: "English scores for the points test",
    country: "au",
    rows: bySourceAndDay(scoreRows).map(([first, rows]) => ({
      what: `Scores of ${rows.length} tests sat in this time, good for ${englishTestLife} months`,
      ...datesOf(first),
    })),
    checkAgainBy: "2026-11-15",
  },
  {
    name: "Skilled occupation lists",
    country: "au",
    rows: [
      { what: `${occupations.length} occupations on three lists`, ...datesOf(occupationLists) },
    ],
    checkAgainBy: "2026-11-15",
  },
  {
    name: "Invitation rounds",
    country: "au",
    rows: invitationRounds.map(({ subclass, heldOn, lowest, source, checkedOn }) => ({
      what: `Lowest points of ${lowest.size} occupations, ${subclass} visa`,
      ...{ effectiveFrom: heldOn, effectiveTo: heldOn, source, checkedOn },
    })),
    checkAgainBy: "2026-11-15",
  },
  {
    name: "Announced change of the points test",
    country: "au",
    rows: announcedChanges.map((change) => ({
      what: `Announced in ${change.announcedIn}, not law: shown as a notice`,
      ...datesOf(change),
    })),
    checkAgainBy: "2026-12-15",
  },
];

function datesOf({ effectiveFrom, effectiveTo, source, checkedOn }: Omit<Row, "what">) {
  return { effectiveFrom, effectiveTo, source, checkedOn };
}

function bySourceAndDay<Dates extends Omit<Row, "what">>(rows: readonly Dates[]) {
  const groups = Map.groupBy(rows, ({ source, effectiveFrom }) => `${source} ${effectiveFrom}`);
  return [...groups.values()].map((group) => [group[0]!, group] as const);
}
