import { formatCount } from "../formats/counts.ts";
import type { ApplyForm, ApplyQuestion } from "./apply-form.ts";

export const MAX_SHORT_ANSWER = 200;
export const MAX_LONG_ANSWER = 4000;

/** An answer with its question as it was asked: the employer may ask another one later. */
export type Answer = { question: string; answer: string };

/** The field of the form that answers a question, by its place. */
export function answerField(index: number): string {
  return `answer${index + 1}`;
}

type Read = { answers: Answer[]; errors: Record<string, string[]> };

/** The answers in what was typed, and what is wrong with them. An empty one that may be empty is left out. */
export function readAnswers(
  { questions }: Pick<ApplyForm, "questions">,
  values: Readonly<Record<string, string | undefined>>,
): Read {
  const read: Read = { answers: [], errors: {} };
  questions.forEach((question, index) => {
    const field = answerField(index);
    const answer = (values[field] ?? "").trim();
    const message = whyNotAnswer(question, answer);
    if (message !== null) read.errors[field] = [message];
    else if (answer !== "") read.answers.push({ question: question.question, answer });
  });
  return read;
}

function whyNotAnswer({ kind, choices, isRequired }: ApplyQuestion, answer: string): string | null {
  if (answer === "") return isRequired ? emptySentences[kind] : null;
  if (kind === "yes-no") return ["Yes", "No"].includes(answer) ? null : emptySentences[kind];
  if (kind === "choice") return choices.includes(answer) ? null : emptySentences[kind];
  const max = kind === "short" ? MAX_SHORT_ANSWER : MAX_LONG_ANSWER;
  if (answer.length <= max) return null;
  return `Shorten this answer to ${formatCount(max)} characters or fewer.`;
}

const emptySentences = {
  short: "Answer this question: the employer requires it.",
  long: "Answer this question: the employer requires it.",
  "yes-no": "Choose yes or no.",
  choice: "Choose one of the answers.",
} as const;
