import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { lessonSentences, lessons } from "#db/schema/learning.ts";

const MAX_SENTENCES = 3000;

/** `wordsAt` is when each of its words begins. */
export type Sentence = { startMs: number; text: string; wordsAt: number[] };

/** What is said in a lesson. Anyone who calls this has asked whether its reader may watch it. */
export function unsafeSentencesOf(lessonId: number): Promise<Sentence[]> {
  const { startMs, endMs, text } = lessonSentences;
  const wordsAt = sql<number[]>`array(
    select (word->>0)::int from jsonb_array_elements(${lessons.words}) with ordinality as spoken(word, place)
    where (word->>0)::int >= ${startMs} and (word->>1)::int <= ${endMs} order by place)`;
  return db
    .select({ startMs, text, wordsAt })
    .from(lessonSentences)
    .innerJoin(lessons, eq(lessons.id, lessonSentences.lessonId))
    .where(eq(lessonSentences.lessonId, lessonId))
    .orderBy(asc(lessonSentences.position))
    .limit(MAX_SENTENCES);
}
