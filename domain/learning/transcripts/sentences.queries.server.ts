import { asc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { lessonSentences } from "#db/schema/learning.ts";

const MAX_SENTENCES = 3000;

export type Sentence = { startMs: number; endMs: number; text: string };

/** What is said in a lesson. Whoever calls this has asked whether its reader may watch it. */
export function unsafeSentencesOf(lessonId: number): Promise<Sentence[]> {
  const { startMs, endMs, text } = lessonSentences;
  return db
    .select({ startMs, endMs, text })
    .from(lessonSentences)
    .where(eq(lessonSentences.lessonId, lessonId))
    .orderBy(asc(lessonSentences.position))
    .limit(MAX_SENTENCES);
}
