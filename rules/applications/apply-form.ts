/** What an employer asks of people who apply here. Pure: the advert stores it, the application answers it. */

export const MAX_CHOICES = 10;

export const questionKinds = {
  short: "A short text",
  long: "A long text",
  "yes-no": "Yes or no",
  choice: "One of several choices",
} as const;

export type QuestionKind = keyof typeof questionKinds;

export type ApplyQuestion = {
  question: string;
  kind: QuestionKind;
  /** Only of the kind "choice". */
  choices: readonly string[];
  isRequired: boolean;
};

export const letterWishes = {
  no: "No letter",
  optional: "A letter is optional",
  required: "A letter is required",
} as const;

export type LetterWish = keyof typeof letterWishes;

export type ApplyForm = { letter: LetterWish; questions: readonly ApplyQuestion[] };

/**
 * The same text for the same form, whatever order the database gives its keys in: to compare two, and
 * for a page to say which questions its answers belong to.
 */
export function applyFormKey(form: ApplyForm | null): string {
  if (form === null) return "";
  const questions = form.questions.map(({ question, kind, choices, isRequired }) => [
    question,
    kind,
    choices,
    isRequired,
  ]);
  return JSON.stringify([form.letter, questions]);
}

/** "3 questions, 2 of them required. A letter is optional." */
export function applyFormSummary({ letter, questions }: ApplyForm): string {
  const required = questions.filter(({ isRequired }) => isRequired).length;
  const count = questions.length === 1 ? "1 question" : `${questions.length || "No"} questions`;
  return `${count}${required > 0 ? `, ${required} required` : ""}. ${letterWishes[letter]}.`;
}
