import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";

/** Fewer people than this could be told apart. */
export const LEAST_SHOWN = 5;
export const STEPS = 10;

export type Watching = {
  started: number;
  finished: number | null;
  /** How many saw each tenth of the film; null where fewer than five did. */
  tenths: (number | null)[];
  /** In which tenth those who did not finish were last; null as above. */
  stopped: (number | null)[];
};

const shown = (people: number) => (people >= LEAST_SHOWN ? people : null);

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
  if (!row || row.started < LEAST_SHOWN) return null;
  return {
    started: row.started,
    finished: shown(row.finished),
    tenths: row.tenths.map(shown),
    stopped: row.stopped.map(shown),
  };
}
