import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";

/** Fewer people than this could be told apart. */
export const MIN_SHOWN = 5;
export const STEPS = 10;

export type Watching = {
  started: number;
  finished: number | null;
  /** How many saw each tenth of the film; null where fewer than five did. */
  tenths: (number | null)[];
  /** In which tenth those who did not finish were last; null as above. */
  stopped: (number | null)[];
};

const shown = (people: number) => (people >= MIN_SHOWN ? people : null);

/** What people watch of a lesson and where they stop, in counts of five or more; null where fewer began. */
export async function unsafeWatchingOf(
  lessonId: number,
  durationMs: number,
): Promise<Watching | null> {
  const seconds = Math.max(STEPS, Math.ceil(durationMs / 1000));
  const { rows } = await db.execute<{
    started: number;
    finished: number;
    tenths: number[];
    stopped: number[];
  }>(sql`
    with own as (
      select watched, completed_at is not null as is_done,
        least(${STEPS - 1}::int, (position_ms / 1000) * ${STEPS}::int / ${seconds}::int) as last
      from lesson_watching where lesson_id = ${lessonId}
    ), tenth as (
      select n,
        int4multirange(int4range(n * ${seconds}::int / ${STEPS}::int, greatest(n * ${seconds}::int / ${STEPS}::int + 1, (n + 1) * ${seconds}::int / ${STEPS}::int))) as part
      from generate_series(0, ${STEPS - 1}::int) n
    )
    select (select count(*)::int from own) as started,
      (select count(*)::int from own where is_done) as finished,
      array(select (select count(*)::int from own where own.watched && part) from tenth order by n) as tenths,
      array(select (select count(*)::int from own where not is_done and last = n) from tenth order by n) as stopped`);
  const [row] = rows;
  if (!row || row.started < MIN_SHOWN) return null;
  return {
    started: row.started,
    finished: shown(row.finished),
    tenths: row.tenths.map(shown),
    stopped: row.stopped.map(shown),
  };
}

export type CourseWatching = {
  lessonId: number;
  title: string;
  started: number | null;
  finished: number | null;
  /** The tenth of the film, from 1, in which most of those stopped who did not finish; null where fewer than five. */
  mostStoppedIn: number | null;
};

/** What people watch of a course, lesson by lesson, in counts of five or more. */
export async function unsafeWatchingOfCourse(courseId: number): Promise<CourseWatching[]> {
  const { rows } = await db.execute<{
    id: number;
    title: string;
    started: number;
    finished: number;
    tenth: number | null;
    stopped: number | null;
  }>(sql`
    with own as (
      select w.lesson_id, w.completed_at is not null as is_done,
        least(${STEPS}::int, 1 + (w.position_ms * ${STEPS}::bigint / greatest(1, l.duration_ms))::int) as tenth
      from lesson_watching w join lessons l on l.id = w.lesson_id where l.course_id = ${courseId}
    ), stops as (
      select distinct on (lesson_id) lesson_id, tenth, count(*)::int as stopped
      from own where not is_done group by lesson_id, tenth order by lesson_id, count(*) desc, tenth
    )
    select l.id, l.title, count(own.lesson_id)::int as started,
      (count(*) filter (where own.is_done))::int as finished, stops.tenth, stops.stopped
    from lessons l left join own on own.lesson_id = l.id left join stops on stops.lesson_id = l.id
    where l.course_id = ${courseId}
    group by l.id, stops.tenth, stops.stopped order by l.position, l.id`);
  return rows.map(({ id, title, started, finished, tenth, stopped }) => ({
    ...{ lessonId: id, title, started: shown(started), finished: shown(finished) },
    mostStoppedIn: shown(stopped ?? 0) === null ? null : tenth,
  }));
}
