import { assess } from "#rules/au-points/assess.ts";
import { rulesOfDay, type Scenario } from "./scenario.ts";
import type { ScenarioLine } from "./screen-view.ts";

/** A kept calculation with the totals it has by the tables of its day. */
export function scenarioLine(scenario: Scenario, today: string): ScenarioLine {
  const { id, name, invitedOn, answers, rulesOf } = scenario;
  const on = invitedOn ?? today;
  const assessments = assess(answers, on);
  return {
    id,
    name,
    on,
    totals: {
      "189": assessments["189"].total,
      "190": assessments["190"].total,
      "491": assessments["491"].total,
    },
    olderRules: rulesOf === rulesOfDay(on) ? null : rulesOf,
  };
}
