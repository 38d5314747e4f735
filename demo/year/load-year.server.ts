import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { visaEndShares } from "#db/schema/analytics.ts";
import { employers } from "#db/schema/employers.ts";
import { events } from "#db/schema/events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { campuses } from "#db/schema/universities.ts";
import { pastStudents, type YearUniversity } from "./past-students.ts";

/** A year of eight universities, for their figures. All by a few statements: there are many rows. */
export async function addYear(
  tx: Transaction,
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const places = await tx.select({ id: campuses.id, of: campuses.universityId }).from(campuses);
  for (const [slug, universityId] of ids) {
    const people = pastStudents(slug as YearUniversity, now);
    const own = places.filter(({ of }) => of === universityId);
    await tx.insert(users).values(
      people.map(({ id, name, email, timeZone, createdAt, campus, cihPremium }) => ({
        ...{ id, name, email, timeZone, createdAt, universityId, cihPremium },
        emailVerified: true,
        role: "student" as const,
        campusId: own[campus]?.id ?? null,
      })),
    );
    await tx.insert(profiles).values(
      people.map(({ id, course, courseLevel, homeCountry, courseEndsOn }) => ({
        ...{ userId: id, course, courseLevel, homeCountry, courseEndsOn },
      })),
    );
    const shares = people.flatMap(({ id, visaEndsOn }) =>
      visaEndsOn ? [{ userId: id, endsOn: visaEndsOn, at: now }] : [],
    );
    await tx.insert(visaEndShares).values(shares);
  }
  await addYearDays(tx, { from: new Date(0), now });
}

/** What somebody does on a day, of a hundred days; where they go for it. */
const acts: readonly (readonly [from: number, kind: string, thing: string, capability: string])[] =
  [
    [0, "job-saved", "job", "jobs"],
    [22, "job-applied", "job", "jobs"],
    [31, "job-interview", "job", "jobs"],
    [34, "job-offer", "job", "jobs"],
    [35, "cv-made", "cv", "cvs"],
    [42, "letter-made", "cv", "cvs"],
    [45, "cv-sent", "cv-sending", "cvs"],
    // Which lessons they watched is told when there are lessons: demo/learning.
    [49, "", "", "hub"],
    [64, "licence-checked", "sponsor-check", "licence-checker"],
    [70, "visa-check-made", "visa-tool", "visa-tools"],
    [77, "event-place-taken", "event", "events"],
    [80, "event-attended", "event", "events"],
    [82, "meeting-booked", "meeting", "meetings"],
    [85, "employer-followed", "employer", "jobs"],
    [87, "plan-step-done", "step", "jumpstart"],
    [89, "", "", "jumpstart"],
    [90, "hours-logged", "", "work-hours"],
    [92, "", "", "part-time-jobs"],
    [95, "", "", "country-guides"],
    [98, "", "", "points-calculator"],
  ];

const tools = ["visa-check", "graduate-visa-planner", "points-calculator", "points-calculator"];

/** A number from 0 to `below` that hangs on nothing but the person, the day and what for. */
const drawn = (what: string, below: number) =>
  sql.raw(`mod(abs(hashtext(v.id || v.day::text || '${what}')::bigint), ${below})`);

/**
 * Days on which they came: some people often, fewer at weekends and in summer, more as autumn begins. Each is a sign-in and two pages, and most of the time something done there.
 */
export async function addYearDays(
  tx: Transaction,
  { from, now }: { from: Date; now: Date },
): Promise<void> {
  const column = (at: 0 | 1 | 2 | 3) => sql.param(acts.map((row) => row[at]));
  await tx.execute(sql`
    with people as materialized (
      select id, university_id, lower(home_country) as home, (created_at at time zone 'UTC')::date as since,
        (${now}::timestamptz at time zone 'UTC')::date - (created_at at time zone 'UTC')::date - 1 as days,
        abs(hashtext(id)::bigint) as draw
      from ${users} join ${profiles} on user_id = id where id like 'demo-past-%'
    ), days as materialized (
      select distinct p.id, p.university_id, p.home,
        p.since + 1 + mod(abs(hashtext(p.id || n)::bigint), p.days)::int as day
      from people p
      cross join lateral generate_series(1, (8 + mod(p.draw, 44)) * p.days / 396) as n
    ), visits as materialized (
      select v.id, v.university_id, v.home, v.day,
        array[${drawn("what", 100)}::int, ${drawn("then", 100)}::int] as whats,
        v.day + make_interval(hours => 8 + ${drawn("hour", 12)}::int, mins => ${drawn("minute", 60)}::int)
          as at
      from days v
      where v.day >= (${from}::timestamptz at time zone 'UTC')::date
        and ${drawn("came", 100)} < case when extract(isodow from v.day) > 5 then 40 else 100 end
        * case extract(month from v.day)::int when 7 then 0.5 when 8 then 0.45 when 12 then 0.6
            when 10 then 1 when 11 then 1 when 2 then 0.95 else 0.8 end
    ), things as materialized (
      select array(select id from ${events} order by id) as event,
        array(select id from ${employers} where is_demo order by id) as employer,
        ${sql.param(tools)}::text[] as tool
    ), boards as materialized (
      select country, array_agg(id order by id) as job from ${jobs}
      where is_demo and state = 'approved' group by grouping sets ((country), ())
    ), done as materialized (
      select v.id, v.university_id, v.day, v.at at time zone 'UTC' as at, a.kind, a.thing, a.capability,
        case a.thing
          when 'job' then b.job[1 + ${drawn("job", 1_000_000)} % greatest(1, cardinality(b.job))]::text
          when 'event' then t.event[1 + ${drawn("event", 1_000_000)} % greatest(1, cardinality(t.event))]::text
          when 'employer' then t.employer[1 + ${drawn("employer", 1_000_000)} % greatest(1, cardinality(t.employer))]::text
          when 'visa-tool' then t.tool[1 + ${drawn("tool", 4)}]
          when '' then ''
          else v.id || v.day end as thing_id
      from visits v
      cross join unnest(v.whats) as w(what)
      cross join things t
      left join boards b on b.country is not distinct from case when v.home in ('ie', 'ca', 'au') then v.home end
      join (select "from", lead("from", 1, 100) over (order by "from") as until, kind, thing, capability
        from unnest(${column(0)}::int[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::text[])
          as a("from", kind, thing, capability)) a on w.what >= a."from" and w.what < a.until
    ), firsts as materialized (
      -- Four of five make a CV, most of them soon after they joined.
      select id, university_id, since + 1 + (mod(draw, 30) * mod(draw, 30) / 10)::int as day
      from people where mod(draw, 5) < 4 and days > 90
    )
    insert into ${activity} (user_id, day, kind, thing, thing_id, at, university_id)
    select id, day, 'signed-in', '', '', at, university_id from done
    union all
    select id, day, 'capability-visited', 'capability', capability, at, university_id from done
    union all
    select id, day, kind, thing, thing_id, at, university_id from done
      where kind <> '' and thing_id is not null
    union all
    select d.id, d.day, 'jobs-searched', 'field', j.sector, d.at, d.university_id
      from done d join ${jobs} j on j.id = case when d.thing = 'job' then d.thing_id::int end
    union all
    select f.id, f.day, k.kind, k.thing, k.thing_id, (f.day + interval '7 hours') at time zone 'UTC', f.university_id
      from firsts f cross join lateral (values ('signed-in', '', ''),
        ('capability-visited', 'capability', 'cvs'), ('cv-made', 'cv', 'first-of-' || f.id)) as k(kind, thing, thing_id)
    union all
    select id, (created_at at time zone 'UTC')::date, 'registered', '', '', created_at, university_id
      from ${users} where id like 'demo-past-%' and created_at >= ${from}::timestamptz
    on conflict do nothing`);
}
