import type { LessonQuestion } from "#db/schema/learning.ts";

/** All but one right is a pass. */
export function passMark(questions: number): number {
  return Math.max(1, questions - 1);
}

export type Score = { right: number; total: number; isPassed: boolean };

/** `answers` holds the place of the chosen option, for each question. */
export function score(questions: readonly LessonQuestion[], answers: readonly number[]): Score {
  const right = questions.filter(({ options }, at) => options[answers[at] ?? -1]?.isRight).length;
  return { right, total: questions.length, isPassed: right >= passMark(questions.length) };
}

/** How a question was answered, and why that is right or wrong. */
export type Marked = { isRight: boolean; chosen: number; why: string; rightText: string };

export function markAnswers(
  questions: readonly LessonQuestion[],
  answers: readonly number[],
): Marked[] {
  return questions.map(({ options }, at) => {
    const chosen = answers[at] ?? -1;
    const rightText = options.find(({ isRight }) => isRight)?.text ?? "";
    const { isRight = false, why = "" } = options[chosen] ?? {};
    return { isRight, chosen, why, rightText };
  });
}

/** A question as a page shows it before it is answered: which option is right is not in it. */
export type AskedQuestion = { ask: string; options: string[] };

export function askedQuestions(questions: readonly LessonQuestion[]): AskedQuestion[] {
  return questions.map(({ ask, options }) => ({ ask, options: options.map(({ text }) => text) }));
}

export function fieldOf(question: number): string {
  return `question-${question + 1}`;
}

export type ReadAnswers =
  | { ok: true; answers: number[] }
  | { ok: false; errors: Record<string, string[]> };

/** Reads a posted check; every question needs an answer. */
export function readAnswers(
  questions: readonly LessonQuestion[],
  get: (field: string) => unknown,
): ReadAnswers {
  const answers = questions.map(({ options }, at) => {
    const chosen = String(get(fieldOf(at)) ?? "");
    return /^\d$/.test(chosen) && Number(chosen) < options.length ? Number(chosen) : -1;
  });
  const missing = answers.flatMap((chosen, at) => (chosen < 0 ? [at] : []));
  if (missing.length === 0) return { ok: true, answers };
  const errors = missing.map((at) => [fieldOf(at), [`Choose an answer to question ${at + 1}.`]]);
  return { ok: false, errors: Object.fromEntries(errors) };
}
