import { z } from "zod";

const option = z.strictObject({ text: z.string(), right: z.boolean(), why: z.string() });
const question = z
  .strictObject({ ask: z.string(), options: z.array(option).min(2).max(4) })
  .refine(({ options }) => options.filter(({ right }) => right).length === 1, {
    error: "A question has one right option",
  });

export const lessonFields = z.strictObject({
  title: z.string(),
  summary: z.string(),
  position: z.int().positive(),
  jumpstart: z.boolean(),
  /** What it says about the law, each bound to a fact, and the month it says it for. */
  figures: z
    .strictObject({
      asOf: z.string().regex(/^\d{4}-\d\d$/),
      facts: z.array(z.strictObject({ name: z.string(), says: z.string() })).min(1),
      /** Figures that are no law: an example, a code. */
      examples: z.array(z.string()).default([]),
    })
    .optional(),
  questions: z.array(question).min(3).max(5),
});
export type LessonFields = z.infer<typeof lessonFields>;

export const courseFields = z.strictObject({
  title: z.string(),
  summary: z.string(),
  tier: z.enum(["standard", "premium"]),
  position: z.int().positive(),
});
