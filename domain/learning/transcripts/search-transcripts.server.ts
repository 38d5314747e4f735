import { type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { courses, lessonSentences, lessons } from "#db/schema/learning.ts";
import { markWords } from "#search/words/marks.ts";
import { stem } from "#search/words/stem.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";
import type { Tier } from "../catalogue/catalogue.ts";
import type { TranscriptHit } from "./transcript-hit.ts";

export type TranscriptSearch = {
  q: string;
  /** Whether words of premium lessons may be shown to the person who asks. */
  mayPremium: boolean;
  isJumpstart?: boolean;
  limit: number;
  offset?: number;
  /** Of one lesson at most so many places. */
  perLesson: number;
};

export type Found = { hits: TranscriptHit[]; total: number };

const MAX_WORDS = 8;

/**
 * Where words are said, the best place first. Every word in one sentence, or else any of them. A place
 * is the word itself and not the beginning of its sentence: anyone who follows it hears the word at once.
 * A lesson its reader may not watch is found by its title alone: what is said in it decides nothing,
 * so that nobody can learn its words by asking for one after another.
 */
export async function searchTranscripts(asked: TranscriptSearch): Promise<Found> {
  const words = tokenise(asked.q)
    .filter((word) => !stopWords.has(word))
    .slice(0, MAX_WORDS);
  if (words.length === 0) return { hits: [], total: 0 };
  const [every, some] = [joined(words, " && "), joined(words, " || ")];
  const whole = await ask(asked, { every, some }, words);
  return whole.total > 0 || words.length === 1 ? whole : ask(asked, { every: some, some }, words);
}

function joined(words: readonly string[], by: string): SQL {
  return sql.join(
    words.map((word) => sql`plainto_tsquery('english', ${word})`),
    sql.raw(by),
  );
}

type Row = {
  lesson_id: number;
  slug: string;
  title: string;
  course_slug: string;
  course_title: string;
  tier: Tier;
  is_locked: boolean;
  text: string | null;
  at_ms: number | null;
  total: number;
};

async function ask(
  { mayPremium, isJumpstart = false, limit, offset = 0, perLesson }: TranscriptSearch,
  { every, some }: { every: SQL; some: SQL },
  words: readonly string[],
): Promise<Found> {
  const { rows } = await db.execute<Row>(sql`
    with asked as (select (${every}) as every_word, (${some}) as some_word),
    open_lessons as (
      select l.*, c.slug as course_slug, c.title as course_title, c.tier,
        c.position as course_position, (c.tier = 'premium' and not ${mayPremium}::boolean) as is_locked
      from ${lessons} l join ${courses} c on c.id = l.course_id
      where c.state = 'published' and l.state = 'published'
        and (not ${isJumpstart}::boolean or (l.is_in_jumpstart and c.tier = 'standard'))
    ),
    said as (
      select l.id as lesson_id, s.position, s.start_ms, s.end_ms, s.text,
        ts_rank(s.search, some_word) as rank,
        row_number() over (partition by l.id order by ts_rank(s.search, some_word) desc, s.position) as place
      from ${lessonSentences} s join open_lessons l on l.id = s.lesson_id, asked
      where s.search @@ every_word and not l.is_locked
    ),
    named as (
      select l.id as lesson_id from open_lessons l, asked
      where to_tsvector('english', l.title) @@ every_word
        and not exists (select from said where said.lesson_id = l.id)
    ),
    found as (
      select lesson_id, place, start_ms, end_ms, text, rank from said where place <= ${perLesson}::int
      union all
      select lesson_id, 1, 0, 0, null, 1 from named
    ),
    shown as (
      select f.*, l.slug, l.title, l.course_slug, l.course_title, l.tier, l.is_locked, l.words,
        l.course_position, l.position as lesson_position
      from found f join open_lessons l on l.id = f.lesson_id
    )
    select lesson_id, slug, title, course_slug, course_title, tier, is_locked,
      case when not is_locked then text end as text,
      case when not is_locked then coalesce(word.at_ms, start_ms) end as at_ms,
      (count(*) over ())::int as total
    from (
      select * from shown
      order by is_locked, rank desc, course_position, lesson_position, start_ms
    ) as ranked, asked, lateral (
      select min((spoken->>0)::int) as at_ms from jsonb_array_elements(ranked.words) as spoken
      where (spoken->>0)::int >= start_ms and (spoken->>1)::int <= end_ms
        and to_tsvector('english', spoken->>2) @@ some_word
    ) as word
    order by is_locked, rank desc, course_position, lesson_position, start_ms
    limit ${limit} offset ${offset}`);
  const marks = words.map(stem);
  return { hits: rows.map((row) => hitOf(row, marks)), total: rows[0]?.total ?? 0 };
}

function hitOf(row: Row, marks: readonly string[]): TranscriptHit {
  return {
    lessonId: row.lesson_id,
    slug: row.slug,
    courseSlug: row.course_slug,
    courseTitle: row.course_title,
    tier: row.tier,
    title: markWords(row.title, marks),
    said: row.is_locked
      ? null
      : { atMs: row.at_ms ?? 0, pieces: row.text ? markWords(row.text, marks) : [] },
  };
}
