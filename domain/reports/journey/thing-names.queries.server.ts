import { type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvSendings, cvs } from "#db/schema/cvs.ts";
import { employers } from "#db/schema/employers.ts";
import { events } from "#db/schema/events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { meetingHosts } from "#db/schema/meeting-hosts.ts";
import { meetingServices, meetings } from "#db/schema/meetings.ts";

type Thing = { thing: string; thingId: string };

/**
 * Names of the things that somebody's acts are about, by "thing id". Documents only where they are
 * the person's own; a thing that is gone has none. One statement, whatever was asked for.
 */
export async function thingNames(
  userId: string,
  things: readonly Thing[],
): Promise<ReadonlyMap<string, string>> {
  const asked = Map.groupBy(things, ({ thing }) => thing);
  const reads = [...asked].flatMap(([thing, of]) => {
    const read = readers[thing];
    const ids = [...new Set(of.map(({ thingId }) => thingId))];
    return read ? [sql`(${read(ids, userId)})`] : [];
  });
  if (reads.length === 0) return new Map();
  const { rows } = await db.execute<{ thing: string; id: string; name: string }>(
    sql.join(reads, sql` union all `),
  );
  return new Map(rows.map(({ thing, id, name }) => [`${thing} ${id}`, name]));
}

type Ids = readonly string[];
type Reader = (ids: Ids, userId: string) => SQL;

const readers: Readonly<Record<string, Reader>> = {
  job: (ids) => sql`
    select 'job' as thing, j.id::text as id, j.title || ', ' || e.name as name
    from ${jobs} j join ${employers} e on e.id = j.employer_id where j.id = ${numbers(ids)}`,
  employer: (ids) => sql`
    select 'employer' as thing, e.id::text as id, e.name from ${employers} e where e.id = ${numbers(ids)}`,
  event: (ids) => sql`
    select 'event' as thing, v.id::text as id, v.title as name from ${events} v where v.id = ${numbers(ids)}`,
  lesson: (ids) => sql`
    select 'lesson' as thing, l.id::text as id, l.title as name from ${lessons} l where l.id = ${numbers(ids)}`,
  course: (ids) => sql`
    select 'course' as thing, c.id::text as id, c.title as name from ${courses} c where c.id = ${numbers(ids)}`,
  meeting: (ids, userId) => sql`
    select 'meeting' as thing, m.id::text as id, s.title || ' with ' || h.name as name
    from ${meetings} m join ${meetingServices} s on s.id = m.service_id
      join ${meetingHosts} h on h.id = m.host_id
    where m.user_id = ${userId} and m.id = ${numbers(ids)}`,
  cv: (ids, userId) => sql`
    select 'cv' as thing, c.id, c.title as name from ${cvs} c
    where c.owner_id = ${userId} and c.id = any(${sql.param(ids)}::text[])`,
  "cv-sending": (ids, userId) => sql`
    select 'cv-sending' as thing, s.id::text as id, s.sent_to as name from ${cvSendings} s
    where s.owner_id = ${userId} and s.id = ${numbers(ids)}`,
};

function numbers(ids: Ids): SQL {
  return sql`any(${sql.param(ids)}::int[])`;
}
