import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { db } from "#db/client.server.ts";
import { courses, lessons, type SpokenWord } from "#db/schema/learning.ts";
import { unsafeFindLesson } from "#domain/learning/catalogue/catalogue.queries.server.ts";
import type { Lesson } from "#domain/learning/catalogue/catalogue.ts";

let number = 0;

type LessonGiven = Partial<Omit<typeof lessons.$inferInsert, "words">> & { says?: string };

/** Words half a second apart, each 400 milliseconds long. */
export function spoken(text: string): SpokenWord[] {
  return text.split(" ").map((word, at) => [at * 500, at * 500 + 400, word]);
}

const question = {
  ask: "Which?",
  options: [
    { text: "This", isRight: true, why: "Because" },
    { text: "That", isRight: false, why: "It is not" },
  ],
};

/** The right answers to the questions of a made-up lesson. */
export const RIGHT = [0, 0, 0];

/** A published course of lessons of 100 seconds with three questions each. */
export async function aCourse(
  given: { tier?: "standard" | "premium"; lessons?: LessonGiven[] } = {},
): Promise<{ id: number; slug: string; lessons: Lesson[] }> {
  number += 1;
  const [course] = await db
    .insert(courses)
    .values({
      slug: `course-${number}`,
      title: `Course ${number}`,
      summary: "A course",
      tier: given.tier ?? "standard",
      position: number,
      state: "published",
    })
    .returning({ id: courses.id, slug: courses.slug });
  const made: Lesson[] = [];
  for (const [at, { says = "Nothing much.", ...lesson }] of (given.lessons ?? [{}]).entries()) {
    const [added] = await db
      .insert(lessons)
      .values({
        courseId: course!.id,
        slug: `lesson-${number}-${at + 1}`,
        title: `Lesson ${number}.${at + 1}`,
        summary: "A lesson",
        position: at + 1,
        durationMs: 100_400,
        questions: [question, question, question],
        state: "published",
        words: spoken(says),
        ...lesson,
      })
      .returning({ id: lessons.id });
    const found = await unsafeFindLesson(added!.id);
    if (found) made.push(found);
  }
  return { ...course!, lessons: made };
}

/** Folders with one course of one lesson, as content/ and media/ hold them. */
export function courseOnDisk() {
  const home = mkdtempSync(join(tmpdir(), "wm-courses-"));
  const folders = { words: join(home, "courses"), media: join(home, "media") };
  const write = (path: string, text: string) => writeFileSync(join(home, path), text);
  for (const folder of ["courses/first-job", "media/first-job/salary"])
    mkdirSync(join(home, folder), { recursive: true });
  write(
    "courses/first-job/course.md",
    "---\ntitle: First job\nsummary: The first job.\ntier: premium\nposition: 1\n---\n",
  );
  const ask =
    "  - ask: Which?\n    options:\n      - text: This\n        right: true\n        why: Yes\n      - text: That\n        why: No\n";
  write(
    "courses/first-job/salary.md",
    `---\ntitle: Salary\nsummary: How to ask.\nposition: 1\njumpstart: false\nquestions:\n${ask.repeat(3)}---\n## Why\n\nWords.\n`,
  );
  const media = "media/first-job/salary";
  const words = spoken("Say a range. Then stop talking.");
  write(
    `${media}/words.json`,
    JSON.stringify({ durationMs: 3000, chapters: [{ atMs: 0, title: "Why" }], words, credits: "" }),
  );
  for (const name of ["720.mp4", "360.mp4", "poster.webp", "captions.vtt"])
    write(`${media}/${name}`, name);
  return { home, folders, write };
}
