import { z } from "zod";
import type { LessonChapter } from "#db/schema/learning.ts";
import { readChapters } from "./chapters.ts";
import { summaryField, titleField } from "./course.schema.ts";
import { readQuestions } from "./questions.ts";

const MAX_CREDITS = 600;

const fields = z.object({
  title: titleField,
  summary: summaryField,
  credits: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(MAX_CREDITS, `Shorten the credits to ${MAX_CREDITS} characters.`)),
});

/** What staff say about a lesson, with every mistake at once. `known` keeps the exact moments of chapters. */
export function lessonSchema(known: readonly LessonChapter[]) {
  return z.record(z.string(), z.string()).transform((posted, context) => {
    const read = fields.safeParse(posted);
    const say = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    for (const { path, message } of read.error?.issues ?? [])
      say(path.map(String).join("."), message);
    const typed = (posted.chapters ?? "").replaceAll("\r\n", "\n");
    const { chapters, mistakes } = readChapters(typed, known);
    for (const mistake of mistakes) say("chapters", mistake);
    const { questions, mistakes: wrong } = readQuestions(posted);
    for (const [field, [words]] of Object.entries(wrong)) say(field, words!);
    if (!read.success || mistakes.length > 0 || Object.keys(wrong).length > 0) return z.NEVER;
    const isInJumpstart = posted.jumpstart === "on";
    return { ...read.data, chapters, questions, isInJumpstart };
  });
}

export type LessonInput = z.output<ReturnType<typeof lessonSchema>>;
