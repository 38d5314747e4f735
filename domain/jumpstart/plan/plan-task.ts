import type { RuleCountry } from "#rules/countries.ts";

/** Who can help with a step, in the words readers see. */
export const helperNames = {
  university: "Your university’s admissions or international team",
  careers: "Your university’s careers service",
  bank: "Your bank at home",
  doctor: "Your doctor at home",
  landlord: "Your university’s housing office",
  office: "The visa office’s help line",
  family: "Somebody at home",
  you: "You can do this by yourself",
} as const;

export type Helper = keyof typeof helperNames;

/** One thing to do from home. Figures stand in it as facts by name, never as digits. */
export type PlanTask = {
  step: string;
  /** How many weeks before the flight it belongs to. */
  week: number;
  title: string;
  why: string;
  minutes: number;
  helper: Helper;
  /** What to do now, where its week has passed. Kind, and one sentence or two. */
  late: string;
  /** Only for people who go to one of these. */
  countries?: readonly RuleCountry[];
  /** `ask`: settled once the visa was asked for. `wait`: settled once it was granted. */
  visa?: "ask" | "wait";
  /** Only for people whose certificates are in another language. */
  isTranslation?: true;
  /** About papers or money: no family link names it. */
  isPrivate?: true;
  /** Where it is done. */
  link?: { label: string; to: string };
};

/** The ten weeks before somebody flies, and what each is about. */
export const weekNames: Readonly<Record<number, string>> = {
  10: "Offer, papers",
  9: "Money",
  8: "Visa form",
  7: "Health",
  6: "Housing",
  5: "Phone, bank",
  4: "First CV",
  3: "LinkedIn",
  2: "Work rules",
  1: "Packing",
};

export const FIRST_WEEK = 10;
