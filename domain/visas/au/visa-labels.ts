import type { Condition, ConditionState } from "#rules/au-points/eligibility.ts";
import type { PointsTable, Subclass } from "#rules/au-points/tables.ts";
import { longDay } from "#rules/days.ts";
import { inSentence, listNames } from "./answer-labels.ts";
import type { Calculation } from "./calculation.ts";

/** "15 over the pass mark", "exactly the pass mark", "10 below the pass mark". */
export function passMarkLabel(overBy: number): string {
  if (overBy === 0) return "exactly the pass mark";
  return overBy > 0 ? `${overBy} over the pass mark` : `${-overBy} below the pass mark`;
}

/** What else is known of a visa for this reader: its list, nomination, the last round. */
export function visaNote(calculation: Calculation, subclass: Subclass): string {
  const { occupation, eligibility } = calculation;
  if (occupation && eligibility[subclass].states.occupation === "not-met") {
    return `${occupation.name} is on the ${listNames[occupation.list]}, which this visa does not take.`;
  }
  return `${nominationMessage(calculation, subclass)} ${subclass === "189" ? roundMessage(calculation) : ""}`.trim();
}

function nominationMessage({ assessments }: Calculation, subclass: Subclass): string {
  const { total, table } = assessments[subclass];
  if (subclass === "189") return "No nomination.";
  const own = `${total - table.nomination} and ${table.nomination} for nomination`;
  return subclass === "190"
    ? `${own}, if a state chooses you.`
    : `${own}, or an eligible family sponsor.`;
}

/** No figure is made up: a round says nothing of an occupation it does not name. */
function roundMessage({ occupation, round, assessments }: Calculation): string {
  if (!round) return "";
  const day = longDay(round.heldOn);
  if (!occupation) return `Choose your occupation to see the round of ${day}.`;
  const name = inSentence(occupation.name);
  if (round.lowest === null) {
    return `The round of ${day} shows no figure for ${name}. That can mean nobody was waiting, or nobody met its terms.`;
  }
  const short = round.lowest - assessments["189"].total;
  const than = short > 0 ? ` That is ${short} more than this.` : "";
  return `In the round of ${day} the lowest invited for ${name} was ${round.lowest}.${than}`;
}

/** "Pass mark of 65", "Age 18 to under 45": the figures are those of the table. */
export function conditionName(condition: Condition, table: PointsTable): string {
  switch (condition) {
    case "points":
      return `Pass mark of ${table.passMark}`;
    case "age":
      return `Age ${table.age[0]?.from} to under ${table.tooOldAt}`;
    case "english":
      return "Competent English at least";
    case "occupation":
      return "Occupation on the visa’s list";
    case "skills-assessment":
      return "Positive skills assessment";
  }
}

export const stateLabels: Record<ConditionState, string> = {
  met: "Met",
  "not-met": "Not met",
  unknown: "Not answered",
};
