import { z } from "zod";

/** A question with its answer in Markdown, as pages store it. */
export const questionField = z.strictObject({
  question: z.string().trim().min(1).max(300),
  answer: z.string().trim().min(1).max(5000),
});

export type Question = z.output<typeof questionField>;

/** A question with its answer, as HTML for the page and as plain text for search engines. */
export type Answered = { question: string; html: string; text: string };
