import { z } from "zod";
import { onceReadable } from "#domain/forms/fields.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { readCriteria } from "./criteria.ts";
import { MAX_QUESTIONS } from "./question-rows.ts";
import { landingRefusals } from "./refusals.ts";

const rows = Array.from({ length: MAX_QUESTIONS }, (_row, index) => index + 1);

const search = z
  .string({ error: landingRefusals["not-the-board"] })
  .max(2000, landingRefusals["not-the-board"])
  .transform((pasted, mistakes) => {
    const read = readCriteria(pasted);
    if (read.ok) return read.value;
    mistakes.addIssue({ code: "custom", message: landingRefusals[read.error] });
    return z.NEVER;
  });

const address = z
  .string({ error: "Enter the end of the address." })
  .trim()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+){0,12}$/,
    "Use lower-case letters and digits with single hyphens between them, such as law-jobs-in-leeds.",
  )
  .min(3, "Use 3 characters or more.")
  .max(80, "Shorten it to 80 characters or fewer.");

const questionRows = Object.fromEntries(
  rows.flatMap((row) => [
    [`question-${row}`, optional(160, "this question")],
    [`answer-${row}`, optional(1500, "this answer")],
  ]),
);

const form = z.object({
  title: words({ min: 5, max: 70 }, "a title"),
  description: words({ min: 50, max: 165 }, "a description"),
  search,
  intro: words({ min: 200, max: 8000 }, "the text"),
  ...questionRows,
});

/** What staff say about a landing page, as the form posts it; a page that exists keeps its address. */
export const landingSchema = rows
  .reduce(whole, form)
  .transform(({ title, description, search: sought, intro, ...rest }) => ({
    title,
    description,
    intro,
    ...sought,
    questions: rows
      .map((row) => rowOf(rest, row))
      .filter(([question]) => question)
      .map(([question, answer]) => ({ question, answer })),
  }));

/** A question has its answer, and an answer its question; said beside every other mistake. */
function whole(schema: typeof form, row: number): typeof form {
  const [question, answer] = [`question-${row}`, `answer-${row}`];
  const readable = onceReadable(question, answer);
  return schema
    .refine((given) => !(rowOf(given, row)[0] && !rowOf(given, row)[1]), {
      path: [answer],
      error: `Question ${row} has no answer. Write one, or clear the question.`,
      ...readable,
    })
    .refine((given) => !(rowOf(given, row)[1] && !rowOf(given, row)[0]), {
      path: [question],
      error: `Answer ${row} has no question. Write one, or clear the answer.`,
      ...readable,
    });
}

export const newLandingSchema = z.object({ slug: address });

export type LandingInput = z.output<typeof landingSchema>;

function rowOf(given: Record<string, unknown>, row: number): [question: string, answer: string] {
  return [String(given[`question-${row}`] ?? ""), String(given[`answer-${row}`] ?? "")];
}

function words({ min, max }: { min: number; max: number }, what: string) {
  return z
    .string({ error: `Write ${what}.` })
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(1, `Write ${what}.`)
        .min(min, `This is too short: write ${min} characters or more.`)
        .max(max, `Shorten ${what} to ${formatCount(max)} characters or fewer.`),
    );
}

function optional(max: number, what: string) {
  return z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(max, `Shorten ${what} to ${max} characters or fewer.`))
    .default("");
}
