import type { Answers } from "#rules/au-points/answers.ts";
import { type Assessments, assess } from "#rules/au-points/assess.ts";
import { type Eligibility, eligibilityOf } from "#rules/au-points/eligibility.ts";
import { findOccupation, type Occupation } from "#rules/au-points/occupations.ts";
import { lastRound, lowestInvited } from "#rules/au-points/rounds.ts";
import type { Subclass } from "#rules/au-points/tables.ts";

/** Everything one day says about somebody, for all three visas. */
export type Calculation = {
  answers: Answers;
  on: string;
  isToday: boolean;
  assessments: Assessments;
  eligibility: Record<Subclass, Eligibility>;
  occupation: Occupation | null;
  /** The last round we read; `lowest` null where it names no figure for the occupation. */
  round: { heldOn: string; lowest: number | null } | null;
};

type CalculationInput = { answers: Answers; invitedOn: string | null; today: string };

export function calculate({ answers, invitedOn, today }: CalculationInput): Calculation {
  const on = invitedOn ?? today;
  const assessments = assess(answers, on);
  const round = lastRound("189", on);
  const { occupation: code } = answers;
  return {
    answers,
    on,
    isToday: on === today,
    assessments,
    eligibility: {
      "189": eligibilityOf(answers, assessments["189"]),
      "190": eligibilityOf(answers, assessments["190"]),
      "491": eligibilityOf(answers, assessments["491"]),
    },
    occupation: code === null ? null : findOccupation(code),
    round: round && {
      heldOn: round.heldOn,
      lowest: code === null ? null : lowestInvited(round, code),
    },
  };
}
