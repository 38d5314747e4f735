import { asc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { lessonSentences, lessons } from "#db/schema/learning.ts";
import { type Sentence, withWordTimes } from "./sentence.ts";

const MAX_SENTENCES = 3000;

/** What is said in a lesson. Callers have asked whether their reader may watch it. */
export async function unsafeSentencesOf(lessonId: number): Promise<Sentence[]> {
  const { startMs, endMs, text } = lessonSentences;
  const [sentences, [lesson]] = await Promise.all([
    db
      .select({ startMs, endMs, text })
      .from(lessonSentences)
      .where(eq(lessonSentences.lessonId, lessonId))
      .orderBy(asc(lessonSentences.position))
      .limit(MAX_SENTENCES),
    db.select({ words: lessons.words }).from(lessons).where(eq(lessons.id, lessonId)),
  ]);
  return withWordTimes(sentences, lesson?.words ?? []);
}
