import type { LessonQuestion } from "#db/schema/learning.ts";

/** As many as the form has room for. */
export const MAX_QUESTIONS = 5;
export const MAX_OPTIONS = 4;

type Posted = Readonly<Record<string, string>>;

export const questionField = (question: number, part = "") =>
  `ask-${question}${part ? `-${part}` : ""}`;

/** The questions of a lesson's check, as the form's fields. */
export function questionFields(questions: readonly LessonQuestion[]): Record<string, string> {
  const fields = questions.flatMap(({ ask, options }, index) => {
    const field = (part = "") => questionField(index + 1, part);
    const right = options.findIndex(({ isRight }) => isRight) + 1;
    return [
      [field(), ask],
      [field("right"), right > 0 ? String(right) : ""],
      ...options.flatMap(({ text, why }, at) => [
        [field(`text-${at + 1}`), text],
        [field(`why-${at + 1}`), why],
      ]),
    ];
  });
  return Object.fromEntries(fields);
}

type Mistakes = Record<string, string[]>;

/** Reads them back; a question without any words is none. */
export function readQuestions(posted: Posted): { questions: LessonQuestion[]; mistakes: Mistakes } {
  const mistakes: Mistakes = {};
  const questions = Array.from({ length: MAX_QUESTIONS }, (_, index) => index + 1).flatMap(
    (number) => {
      const question = readQuestion(posted, number);
      if (!question.ask && question.options.length === 0) return [];
      const [field, words] = mistakeIn(question, number);
      if (words) mistakes[field] = [`Question ${number}: ${words}`];
      return [question];
    },
  );
  return { questions, mistakes };
}

function readQuestion(posted: Posted, number: number): LessonQuestion {
  const get = (part = "") => (posted[questionField(number, part)] ?? "").trim().slice(0, 400);
  const right = get("right");
  const options = Array.from({ length: MAX_OPTIONS }, (_, index) => String(index + 1)).flatMap(
    (at) => {
      const [text, why] = [get(`text-${at}`), get(`why-${at}`)];
      return text || why ? [{ text, why, isRight: at === right }] : [];
    },
  );
  return { ask: get(), options };
}

function mistakeIn({ ask, options }: LessonQuestion, number: number): [string, string] {
  const field = (part = "") => questionField(number, part);
  if (!ask) return [field(), "write what you ask, or clear its answers."];
  if (options.length < 2) return [field("text-1"), "give two answers or more to choose from."];
  const bare = options.findIndex(({ text, why }) => !text || !why) + 1;
  if (bare > 0) return [field(`text-${bare}`), "write each answer, and why it is right or wrong."];
  if (!options.some(({ isRight }) => isRight)) return [field("right"), "mark the right answer."];
  return [field(), ""];
}
