import type { Answers } from "#rules/au-points/answers.ts";
import { pointsTable, subclasses } from "#rules/au-points/tables.ts";

/** A calculation that is kept. */
export type Scenario = {
  id: string;
  name: string;
  invitedOn: string | null;
  answers: Answers;
  rulesOf: string;
  version: number;
  updatedAt: Date;
};

/** What somebody wants kept. */
export type ScenarioDraft = Pick<Scenario, "name" | "invitedOn" | "answers">;

/** The day the youngest of the three tables of a day came in. */
export function rulesOfDay(on: string): string {
  const days = subclasses.map((subclass) => pointsTable(subclass, on).effectiveFrom);
  return days.toSorted().at(-1)!;
}
