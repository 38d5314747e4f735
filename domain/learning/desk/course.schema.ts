import { z } from "zod";

function words(min: number, max: number, what: string) {
  return z
    .string({ error: `Write ${what}.` })
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(min, `Write ${what} of ${min} characters or more.`)
        .max(max, `Shorten ${what} to ${max} characters or fewer.`),
    );
}

export const titleField = words(5, 90, "a title");
export const summaryField = words(20, 240, "a summary");

const slugField = z
  .string({ error: "Enter the end of the address." })
  .trim()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+){0,12}$/,
    "Use lower-case letters and digits with single hyphens between them, such as first-interview.",
  )
  .min(3, "Use 3 characters or more.")
  .max(80, "Shorten it to 80 characters or fewer.");

export const courseSchema = z.object({
  title: titleField,
  summary: summaryField,
  tier: z.enum(["standard", "premium"], { error: "Choose who it is for." }),
});

export const newCourseSchema = courseSchema.extend({ slug: slugField });
export const newLessonSchema = z.object({
  title: titleField,
  summary: summaryField,
  slug: slugField,
});

export type CourseInput = z.output<typeof courseSchema>;
export type NewCourse = z.output<typeof newCourseSchema>;
export type NewLesson = z.output<typeof newLessonSchema>;
