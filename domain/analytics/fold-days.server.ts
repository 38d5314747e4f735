import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import {
  analyticsObjections,
  analyticsPersonMonths,
  analyticsPersonThings,
  visaEndShares,
} from "#db/schema/analytics.ts";
import { events } from "#db/schema/events.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { courseFieldOf } from "#rules/analytics/course-field.ts";
import { maskOf } from "#rules/analytics/metrics.ts";
import { factColumns, kindsByThing } from "./fact-rows.ts";

/** Only ids of such things are numbers. */
const idOf = (thing: "job" | "event" | "lesson") =>
  sql`case when a.thing = ${sql.raw(`'${thing}'`)} then a.thing_id::int end`;

/** First and last day, both included; and whose, where it is not everybody's. */
export type FoldedDays = { from: string; to: string; userId?: string };

const VISA_DAYS = 90;

/** The boards know four countries by name; the rest of the world is "xx". */
const isHomeJob = sql`j.country in ('xx', lower(p.home_country))`;

/**
 * Adds what happened on these days to the person-months. Days are over and never change, so each is
 * folded in once; folding one in again changes nothing.
 */
export async function foldDays(tx: Transaction, days: FoldedDays): Promise<void> {
  await addMembers(tx, days);
  await addFacts(tx, days);
  await addThings(tx, days);
}

function isCounted({ userId }: FoldedDays): SQL {
  return sql`u.university_id is not null
    and u.role in ('student', 'alumni', 'ambassador', 'predeparture_student')
    and not exists (select from ${analyticsObjections} o where o.user_id = u.id)
    ${userId ? sql`and u.id = ${userId}` : sql``}`;
}

const monthOf = sql`date_trunc('month', a.day)::date`;

/** Everybody who belonged there by the last folded day of each month, as they are now. */
async function addMembers(tx: Transaction, days: FoldedDays): Promise<void> {
  const { names, fields } = await courseNames(tx);
  const visa = sql`case
    when v.ends_on is null then 0
    when v.ends_on between m.last and m.last + ${VISA_DAYS}::int
      then ${String(maskOf("visa-told", "visa-ends"))}::bigint
    else ${String(maskOf("visa-told"))}::bigint end`;
  await tx.execute(sql`
    insert into ${analyticsPersonMonths} as pm
      (university_id, month, user_id, campus_id, course, level, nationality, facts)
    select u.university_id, m.month, u.id, u.campus_id, c.field, p.course_level,
      p.home_country, ${String(maskOf("member"))}::bigint | ${visa}
    from ${users} u
    left join ${profiles} p on p.user_id = u.id
    left join ${visaEndShares} v on v.user_id = u.id
    left join unnest(${sql.param(names)}::text[], ${sql.param(fields)}::text[]) as c(name, field)
      on c.name = p.course
    cross join (
      select month::date, least((month + interval '1 month')::date - 1, ${days.to}::date) as last
      from generate_series(date_trunc('month', ${days.from}::date), ${days.to}::date, '1 month') as month
    ) as m
    where ${isCounted(days)} and u.created_at at time zone 'UTC' < m.last + 1
      and (u.deactivated_at is null or u.deactivated_at at time zone 'UTC' >= m.last + 1)
    on conflict (university_id, month, user_id) do update set
      campus_id = excluded.campus_id, course = excluded.course, level = excluded.level,
      nationality = excluded.nationality,
      facts = (pm.facts & ~${String(maskOf("visa-told", "visa-ends"))}::bigint) | excluded.facts
    where (pm.campus_id, pm.course, pm.level, pm.nationality) is distinct from
        (excluded.campus_id, excluded.course, excluded.level, excluded.nationality)
      or pm.facts & ${String(maskOf("member", "visa-told", "visa-ends"))}::bigint <> excluded.facts`);
}

/** The field of each course that a profile names. */
async function courseNames(tx: Transaction) {
  const rows = await tx.selectDistinct({ course: profiles.course }).from(profiles);
  const names = rows.flatMap(({ course }) => course ?? []);
  return { names, fields: names.map((name) => courseFieldOf(name)) };
}

const actsOf = ({ from, to, userId }: FoldedDays) =>
  sql`a.university_id is not null and a.day between ${from}::date and ${to}::date
    ${userId ? sql`and a.user_id = ${userId}` : sql``}`;

/** Somebody who has left since has no row of the month yet: it is made, without what they were. */
async function addFacts(tx: Transaction, days: FoldedDays): Promise<void> {
  const { keys, ...masks } = factColumns();
  const numbers = (of: string[]) => sql`${sql.param(of)}::bigint[]`;
  await tx.execute(sql`
    insert into ${analyticsPersonMonths} as pm (university_id, month, user_id, facts)
    select a.university_id, ${monthOf}, a.user_id,
      bit_or(coalesce(k.says
        | case when v.typical in ('fits', 'fits-as-new-entrant') then k.of_fitting else 0 end
        | case when ${isHomeJob} then k.of_home else 0 end
        | case when j.job_type = 'part-time' then k.of_part_time else 0 end,
        ${String(maskOf("active"))}::bigint))
    from ${activity} a
    join ${users} u on u.id = a.user_id
    left join unnest(${sql.param(keys)}::text[], ${numbers(masks.says)}, ${numbers(masks.ofFitting)},
        ${numbers(masks.ofHome)}, ${numbers(masks.ofPartTime)})
      as k(key, says, of_fitting, of_home, of_part_time)
      on k.key = case when a.kind in ${[...kindsByThing]} then a.kind || ' ' || a.thing_id else a.kind end
    left join ${jobs} j on j.id = ${idOf("job")}
    left join ${jobVerdicts} v on v.job_id = j.id
    left join ${profiles} p on p.user_id = a.user_id
    where ${actsOf(days)} and ${isCounted(days)}
    group by 1, 2, 3
    on conflict (university_id, month, user_id) do update set facts = pm.facts | excluded.facts
    where pm.facts | excluded.facts <> pm.facts`);
}

async function addThings(tx: Transaction, days: FoldedDays): Promise<void> {
  await tx.execute(sql`
    insert into ${analyticsPersonThings} (university_id, month, user_id, facet, value)
    select distinct a.university_id, ${monthOf}, a.user_id, f.facet, f.value
    from ${activity} a
    join ${users} u on u.id = a.user_id
    left join ${jobs} j on j.id = ${idOf("job")}
    left join ${profiles} p on p.user_id = a.user_id
    left join ${events} e on e.id = ${idOf("event")}
    left join ${lessons} l on l.id = ${idOf("lesson")}
    left join ${courses} c on c.id = l.course_id
    cross join lateral (values
      (case a.kind when 'job-saved' then 'saved-field' when 'jobs-searched' then 'searched-field'
        when 'job-applied' then 'applied-field' when 'application-sent' then 'applied-field' end,
        coalesce(j.sector, a.thing_id)),
      (case a.kind when 'job-saved' then 'saved-place' when 'job-applied' then 'applied-place'
        when 'application-sent' then 'applied-place' end, j.city),
      (case when a.kind in ('job-saved', 'job-applied', 'application-sent') and ${isHomeJob}
        then 'home-market' end,
        p.home_country),
      (case a.kind when 'lesson-watched' then 'lesson-course' end, c.slug),
      (case a.kind when 'event-attended' then 'event-kind' end, e.kind),
      (case a.kind when 'visa-check-made' then 'visa-tool' end, a.thing_id)
    ) as f(facet, value)
    where ${actsOf(days)} and ${isCounted(days)}
      and a.kind in ('job-saved', 'job-applied', 'application-sent', 'jobs-searched',
        'lesson-watched', 'event-attended', 'visa-check-made')
      and f.facet is not null and f.value is not null
    on conflict do nothing`);
}
