import { scoreRowFor, skills } from "#rules/au-points/english-scores.ts";
import type { ClosedStep, NextStep } from "#rules/au-points/next/step.ts";
import { longDay } from "#rules/days.ts";
import { testNames } from "./answer-labels.ts";
import type { Calculation } from "./calculation.ts";

export type StepText = { title: string; note: string };

/** What to do for the points, and what it asks. Information: never that somebody should. */
export function stepText(step: NextStep, calculation: Calculation): StepText {
  switch (step.code) {
    case "english-proficient":
      return { title: "English at Proficient", note: testNote(calculation, "proficient") };
    case "english-superior":
      return { title: "English at Superior", note: testNote(calculation, "superior") };
    case "work-anniversary":
      return { title: "Continuing your work", note: waitNote(step) };
    case "birthday":
      return { title: "Your birthday", note: waitNote(step) };
    case "more-work":
      return { title: "More skilled work", note: moreWorkNote(step) };
    default:
      return steady[step.code];
  }
}

type Steady = Exclude<
  NextStep["code"],
  "english-proficient" | "english-superior" | "work-anniversary" | "birthday" | "more-work"
>;

const steady: Record<Steady, StepText> = {
  "community-language": {
    title: "Community language test",
    note: "One test, the CCL. NAATI certification at Certified Provisional or above counts too.",
  },
  "partner-english": {
    title: "Partner’s English",
    note: "One test at Competent, for a partner on the same application.",
  },
  "partner-skills": {
    title: "Partner’s skills assessment",
    note: "Under 45, Competent English, an occupation on the same list, and an assessment that was not issued for a 485.",
  },
  "nomination-190": {
    title: "Nomination by a state",
    note: "The state decides, not you. Opens the 190.",
  },
  "nomination-491": {
    title: "Regional nomination or family sponsor",
    note: "Somebody else decides. Opens the 491.",
  },
  "professional-year": {
    title: "Professional Year",
    note: "At least 12 months in Australia, in accounting, computing or engineering, near your occupation.",
  },
  "australian-study": {
    title: "Two academic years of study in Australia",
    note: "92 registered weeks in English, taking 16 months or more.",
  },
  "regional-study": {
    title: "Study on a regional campus",
    note: "Two academic years, living and studying in a regional area. No distance learning.",
  },
  "specialist-education": {
    title: "Research degree in a listed field",
    note: "Master’s by research or doctorate in Australia: sciences, computing or engineering, two academic years or more.",
  },
  bachelor: {
    title: "A bachelor’s degree",
    note: "Australian, or recognised as of that standard.",
  },
  doctorate: { title: "A doctorate", note: "A PhD, Australian or recognised as of that standard." },
};

/** The scores of the reader's own test, if it is one we hold, for a test sat from now on. */
function testNote({ answers, on }: Calculation, level: "proficient" | "superior"): string {
  const test = answers.english.by === "test" ? answers.english.test : "pte";
  const row = scoreRowFor(test, on);
  if (!row) return "One test.";
  const scores = skills.map((skill) => row.least[level][skill]);
  return `One test. ${testNames[test]}: ${scores.join(", ")} for listening, reading, writing, speaking.`;
}

function waitNote({ on, total }: NextStep): string {
  return on ? `Happens automatically on ${longDay(on)}. Your total is then ${total}.` : "";
}

function moreWorkNote({ months }: NextStep): string {
  const years = Math.ceil((months ?? 0) / 12);
  return `Up to ${years} more ${years === 1 ? "year" : "years"}, 20 hours a week or more. Enter your work dates to see the exact day.`;
}

/** Why something is not open, in a sentence. */
export function closedMessage(opening: ClosedStep): string {
  switch (opening.code) {
    case "professional-year":
      return "Professional Year: only accounting, computing and engineering.";
    case "partner-skills":
      return "Partner’s skills: only under 45.";
    case "more-work":
      return "More work: you are at the cap.";
    case "age":
      return opening.why === "falls"
        ? `Age: falls on ${longDay(opening.on)}.`
        : "Age: nobody is invited from 45 on.";
    case "nomination-190":
      return "The 190: your occupation is not on its lists.";
    case "nomination-491":
      return "The 491: your occupation is not on its lists.";
  }
}
