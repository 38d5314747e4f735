import type { Situation } from "./situation.ts";

type Choice<Value extends string> = { value: Value; label: string; hint?: string };

/** What the form offers, as people call it. */

export const permissionChoices: readonly Choice<NonNullable<Situation["permission"]>>[] = [
  { value: "student", label: "Student visa" },
  { value: "graduate", label: "Graduate visa" },
  { value: "skilled-worker", label: "Skilled Worker visa" },
  {
    value: "no-switching",
    label: "Short-term Student, Seasonal Worker, Domestic Worker or Parent of a Child Student",
  },
  { value: "other", label: "Another UK visa" },
  { value: "none", label: "None, or only visits" },
];

export const levelChoices: readonly Choice<NonNullable<Situation["courseLevel"]>>[] = [
  { value: "undergraduate", label: "Bachelor's" },
  { value: "masters", label: "Master's" },
  { value: "doctorate", label: "Doctorate" },
  { value: "teaching", label: "PGCE or PGDE" },
  { value: "other", label: "Something else" },
];

export const phdChoices: readonly Choice<NonNullable<Situation["phd"]>>[] = [
  { value: "none", label: "No doctorate" },
  { value: "relevant", label: "Doctorate in another subject" },
  { value: "stem", label: "Doctorate in science, technology, engineering or mathematics" },
];

export const englishChoices: readonly Choice<NonNullable<Situation["english"]>>[] = [
  { value: "b2", label: "Shown at level B2, or by a degree taught in English" },
  { value: "b1-before", label: "Shown at level B1 for a Skilled Worker visa I have" },
  { value: "none", label: "Not shown yet" },
];

export const placeChoices: readonly Choice<NonNullable<Situation["applyingFrom"]>>[] = [
  { value: "uk", label: "From inside the UK" },
  { value: "uk-as-visitor", label: "From inside the UK, as a visitor" },
  { value: "abroad", label: "From another country" },
];

export function valuesOf<Value extends string>(
  choices: readonly Choice<Value>[],
): [Value, ...Value[]] {
  return choices.map(({ value }) => value) as [Value, ...Value[]];
}
