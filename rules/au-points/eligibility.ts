import type { Answers } from "./answers.ts";
import type { Assessment } from "./assess.ts";
import { findOccupation, isListedFor } from "./occupations.ts";

/** What an invitation asks for besides nomination. */
export const conditions = ["points", "age", "english", "occupation", "skills-assessment"] as const;
export type Condition = (typeof conditions)[number];
export type ConditionState = "met" | "not-met" | "unknown";

export type Eligibility = {
  states: Record<Condition, ConditionState>;
  /** "met" when all are, "not-met" when one is not, else "unknown". */
  overall: ConditionState;
};

/** Whether what somebody said meets each condition of the visa on the day of the assessment. */
export function eligibilityOf(answers: Answers, assessment: Assessment): Eligibility {
  const states: Eligibility["states"] = {
    points: assessment.overBy >= 0 ? "met" : "not-met",
    age: ageState(assessment),
    english: englishState(assessment),
    occupation: occupationState(answers, assessment),
    "skills-assessment": answers.hasSkillsAssessment ? "met" : "unknown",
  };
  return { states, overall: overallOf(Object.values(states)) };
}

function overallOf(states: readonly ConditionState[]): ConditionState {
  if (states.includes("not-met")) return "not-met";
  return states.includes("unknown") ? "unknown" : "met";
}

function ageState({ facts: { age }, table }: Assessment): ConditionState {
  if (age === null) return "unknown";
  const youngest = table.age[0]?.from ?? 0;
  return age >= youngest && age < table.tooOldAt ? "met" : "not-met";
}

function englishState({ facts: { english } }: Assessment): ConditionState {
  if (english === null) return "unknown";
  return english === "none" ? "not-met" : "met";
}

function occupationState(
  { occupation: code }: Answers,
  { subclass, on }: Assessment,
): ConditionState {
  const occupation = code === null ? null : findOccupation(code);
  const isListed = occupation && isListedFor(subclass, occupation, on);
  if (isListed === null) return "unknown";
  return isListed ? "met" : "not-met";
}
