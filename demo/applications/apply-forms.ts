import type { ApplyForm, ApplyQuestion, QuestionKind } from "#rules/applications/apply-form.ts";

export const DATA_ENGINEER = "graduate-data-engineer-brackwater-software";
export const INTERN = "software-engineering-intern-brackwater-software";
export const TESTER = "test-engineer-brackwater-software";
export const SUPPORT = "it-support-analyst-brackwater-software";
export const WRENFIELD = "graduate-data-engineer-wrenfield-rail";
export const RIVERS = "analyst-flood-forecasting-northgate-rivers";
export const QUILLFERN = "junior-data-analyst-quillfern-bank-leeds";
export const TARNSIDE = "graduate-civil-engineer-tarnside-water";

function ask(
  question: string,
  kind: QuestionKind = "long",
  choices: readonly string[] = [],
): ApplyQuestion {
  return { question, kind, choices, isRequired: kind !== "short" };
}

/** Which of the demo's jobs are applied for here, and what each asks. */
export const demoApplyForms: Readonly<Record<string, ApplyForm>> = {
  [DATA_ENGINEER]: {
    letter: "optional",
    questions: [
      ask("Tell us about data that was wrong, and how you noticed."),
      ask("Which office would you work from?", "choice", ["Leeds", "Bristol", "Either"]),
      ask("Can you start before March?", "yes-no"),
      ask("A link to something you made", "short"),
    ],
  },
  [INTERN]: { letter: "no", questions: [ask("What would you like to learn in ten weeks?")] },
  [TESTER]: { letter: "required", questions: [] },
  [SUPPORT]: { letter: "optional", questions: [ask("Do you drive?", "yes-no")] },
  [WRENFIELD]: { letter: "optional", questions: [ask("Why trains?")] },
  [RIVERS]: { letter: "optional", questions: [ask("Which river floods first, and why?")] },
  [QUILLFERN]: { letter: "no", questions: [ask("Which tool do you use most?", "short")] },
  [TARNSIDE]: { letter: "optional", questions: [] },
};

/** An answer somebody of the demo would give, by the question's place and the person's number. */
export function demoAnswer({ kind, choices }: ApplyQuestion, n: number): string {
  if (kind === "yes-no") return n % 3 === 0 ? "No" : "Yes";
  if (kind === "choice") return choices[n % choices.length] ?? "";
  if (kind === "short") return n % 2 === 0 ? "Python, and a pencil." : "SQL";
  return longAnswers[n % longAnswers.length]!;
}

const longAnswers = [
  "In my dissertation a sensor said the same number for nine hours. I drew it, saw the flat line, and found a broken cable.",
  "I counted bus passengers twice: doors and tickets. The two did not agree on market days, which was the interesting part.",
  "My first job kept stock in a spreadsheet. I wrote a check that mailed me when a shelf held less than nothing.",
  "I like to start from a question somebody really asks, and to say at the end how sure I am.",
];
