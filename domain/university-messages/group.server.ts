import { and, asc, eq, gt, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { visaEndShares } from "#db/schema/analytics.ts";
import { universityMailStops } from "#db/schema/university-messages.ts";
import type { Role } from "#rules/access/visitor.ts";
import { type MessageGroup, MIN_MESSAGE_GROUP } from "#rules/university/message-group.ts";

const readers: Role[] = ["student", "alumni", "ambassador"];
const MAX_COURSES = 200;

/**
 * A university's students who are in a group: the same law as `isInGroup`, in SQL. The end of a visa is
 * known of those who chose to be counted with it.
 */
function inGroup(universityId: number, { course, year, visaEnds }: MessageGroup): SQL | undefined {
  return and(
    eq(users.universityId, universityId),
    inArray(users.role, readers),
    isNull(users.eraseAfter),
    isNull(users.deactivatedAt),
    course === undefined ? undefined : sql`${courseKey()} = ${course}`,
    year === undefined ? undefined : sql`extract(year from ${profiles.courseEndsOn}) = ${year}`,
    visaEnds === undefined
      ? undefined
      : sql`to_char(${visaEndShares.endsOn}, 'YYYY-MM') = ${visaEnds}`,
  );
}

const courseKey = () =>
  sql<string>`regexp_replace(lower(btrim(coalesce(${profiles.course}, ''))), '\\s+', ' ', 'g')`;

/** How many are in it. Never shown as it is: see rules/small-numbers.ts. */
export async function countGroup(universityId: number, group: MessageGroup): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(visaEndShares, eq(visaEndShares.userId, users.id))
    .where(inGroup(universityId, group));
  return row?.count ?? 0;
}

export type NamedCourse = {
  /** What a message is kept with: see `courseKey` of rules/university/message-group.ts. */
  key: string;
  /** As most of its students write it. */
  name: string;
};

/** Courses that five or more of the students name, for the form to offer. */
export async function listCourses(universityId: number): Promise<NamedCourse[]> {
  return db
    .select({
      key: courseKey(),
      name: sql<string>`mode() within group (order by regexp_replace(btrim(${profiles.course}), '\\s+', ' ', 'g'))`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(inGroup(universityId, {}), sql`${courseKey()} <> ''`))
    .groupBy(sql`1`)
    .having(sql`count(*) >= ${MIN_MESSAGE_GROUP}`)
    .orderBy(sql`1`)
    .limit(MAX_COURSES);
}

/** The next of a group who want mail, by id. */
export async function nextRecipients(
  tx: Transaction,
  universityId: number,
  { group, after, limit }: { group: MessageGroup; after: string; limit: number },
) {
  const stop = db
    .select({ userId: universityMailStops.userId })
    .from(universityMailStops)
    .where(
      and(
        eq(universityMailStops.userId, users.id),
        eq(universityMailStops.universityId, universityId),
      ),
    );
  return tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(visaEndShares, eq(visaEndShares.userId, users.id))
    .where(and(inGroup(universityId, group), gt(users.id, after), notExists(stop)))
    .orderBy(asc(users.id))
    .limit(limit);
}

/** What decides which messages somebody reads. */
export async function findGrouped(userId: string) {
  const [row] = await db
    .select({
      course: profiles.course,
      courseEndsOn: profiles.courseEndsOn,
      permissionEndsOn: visaEndShares.endsOn,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(visaEndShares, eq(visaEndShares.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? { course: null, courseEndsOn: null, permissionEndsOn: null };
}
