import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { lessonTries, lessonWatching } from "#db/schema/learners.ts";
import { courses, lessons } from "#db/schema/learning.ts";

/** A number that hangs on nothing but the person, the day and what for. */
const drawn = (what: string) =>
  sql.raw(`abs(hashtext(c.user_id || c.day::text || '${what}')::bigint)`);

/**
 * Those who only make the figures opened a lesson on each day they came to the hub, one after another:
 * the further in, the fewer. Seven of ten saw it to the end, and every third of these passed its check.
 * The others stopped somewhere, many of them at a place that is the lesson's own. Nobody takes the check
 * of a course's last lesson, so that nobody has finished a course without a certificate.
 */
export async function addPastLessons(tx: Transaction, from: Date): Promise<void> {
  await tx.execute(sql`
    with lists as materialized (
      select array_agg(l.id order by c.position, l.position) filter (where c.tier = 'standard') as open,
        array_agg(l.id order by c.tier, c.position, l.position) as "all"
      from ${lessons} l join ${courses} c on c.id = l.course_id
      where l.state = 'published' and c.state = 'published'
    ), came as materialized (
      select a.user_id, a.day, a.at, a.university_id, mine.list,
        row_number() over (partition by a.user_id order by a.day) - 1
          + case when abs(hashtext(a.user_id)::bigint) % 3 = 0 then abs(hashtext(a.user_id)::bigint) / 3 else 0 end as nth
      from ${activity} a join ${users} u on u.id = a.user_id cross join lists
      cross join lateral (select case when u.cih_premium then lists."all" else lists.open end as list) as mine
      where a.kind = 'capability-visited' and a.thing_id = 'hub' and a.user_id like 'demo-past-%'
        and mine.list is not null
    ), opened as materialized (
      select c.user_id, c.day, c.at, c.university_id, l.id as lesson_id, l.duration_ms, l.questions, l.revision,
        ceil(l.duration_ms / 1000.0)::int as seconds,
        ${drawn("ends")} % 10 < 7 as is_whole,
        ${drawn("check")} % 3 = 0 and exists (
          select from ${lessons} after where after.course_id = l.course_id and after.position > l.position) as is_passed,
        -- Hundredths of the film.
        case when ${drawn("stops")} % 5 < 2 then 20 + l.id * 37 % 50 + ${drawn("where")} % 8
          else 4 + ${drawn("where")} % 80 end as stop
      from came c join ${lessons} l on l.id = c.list[1 + c.nth % cardinality(c.list)]
    ), first_whole as materialized (
      select distinct on (user_id, lesson_id) * from opened where is_whole order by user_id, lesson_id, at
    ), noted as (
      insert into ${activity} (user_id, day, kind, thing, thing_id, at, university_id)
      select f.user_id, f.day, k.kind, 'lesson', f.lesson_id::text, f.at, f.university_id
      from first_whole f
      cross join lateral unnest(case when f.is_passed
        then array['lesson-watched', 'lesson-check-passed'] else array['lesson-watched'] end) as k(kind)
      where f.at >= ${from}::timestamptz
      on conflict do nothing
    ), tried as (
      insert into ${lessonTries} (user_id, lesson_id, answers, "right", total, is_passed, lesson_revision, at)
      select f.user_id, f.lesson_id, asked.answers, asked.total, asked.total, true, f.revision, f.at
      from first_whole f cross join lateral (
        select jsonb_agg((select option.place - 1
            from jsonb_array_elements(question.said->'options') with ordinality as option(said, place)
            where (option.said->>'isRight')::boolean limit 1) order by question.place) as answers,
          count(*)::int as total
        from jsonb_array_elements(f.questions) with ordinality as question(said, place)
      ) as asked
      where f.is_passed and asked.total > 0 and f.at >= ${from}::timestamptz
    ), far as materialized (
      select o.user_id, o.lesson_id, min(o.at) as began, max(o.at) as saved, max(o.duration_ms) as duration_ms,
        min(o.at) filter (where o.is_whole) as completed,
        case when bool_or(o.is_whole) then max(o.seconds) else max(o.seconds * o.stop / 100)::int end as seconds
      from opened o group by o.user_id, o.lesson_id having max(o.at) >= ${from}::timestamptz
    )
    insert into ${lessonWatching}
      (user_id, lesson_id, position_ms, watched, watched_seconds, started_at, saved_at, completed_at)
    select user_id, lesson_id, least(duration_ms, seconds * 1000), int4multirange(int4range(0, seconds)), seconds,
      began - make_interval(secs => duration_ms / 1000), saved, completed
    from far
    on conflict (user_id, lesson_id) do update set position_ms = excluded.position_ms, watched = excluded.watched,
      watched_seconds = excluded.watched_seconds, saved_at = excluded.saved_at, completed_at = excluded.completed_at`);
}
