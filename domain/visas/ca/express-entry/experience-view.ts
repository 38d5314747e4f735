import type { GateView, SourceView } from "#domain/visas/tool/tool-view.ts";
import {
  type ExperienceAnswers,
  type ExperienceCondition,
  type ExperienceFinding,
  readExperienceClass,
} from "#rules/ca-express-entry/experience-class.ts";
import { longDay } from "#rules/days.ts";

export type ExperienceView = {
  sentence: string;
  gates: readonly GateView[];
  source: SourceView;
};

const labels: Record<ExperienceCondition["asks"], string> = {
  work: "Work",
  "outside-quebec": "Where you live",
  language: "Language",
};

const notes: Record<ExperienceCondition["asks"], string> = {
  work: "One year in the last three, TEER 0 to 3.",
  "outside-quebec": "Outside Québec.",
  language: "There is a minimum. The page we read does not print it, so look it up.",
};

const states = { met: "open", "not-met": "shut", unknown: "unknown" } as const;
const words = { met: "Fits", "not-met": "Does not fit", unknown: "Not answered" } as const;

const sentences: Record<ExperienceFinding["answer"], string> = {
  "meets-what-we-read":
    "Based on what you entered, the work and the place fit. Check the language minimum yourself.",
  "does-not-meet": "Based on what you entered, this class is not open yet.",
  "cannot-tell": "Two answers say whether this class is open. It asks for no level of education.",
};

export function experienceView(answers: ExperienceAnswers, on: string): ExperienceView {
  const { answer, conditions, row } = readExperienceClass(answers, on);
  return {
    sentence: sentences[answer],
    gates: conditions.map(({ asks, state }) => ({
      label: labels[asks],
      state: states[state],
      word: asks === "language" ? "Not judged here" : words[state],
      note: notes[asks],
    })),
    source: {
      href: row.source,
      label: "IRCC, Canadian Experience Class",
      day: longDay(row.checkedOn),
    },
  };
}
