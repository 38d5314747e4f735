import { and, between, count, desc, eq, gte, inArray, isNull, notExists, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests, profiles, users } from "#db/schema/accounts.ts";
import { preAuthorisedStudents } from "#db/schema/universities.ts";
import type { Role } from "#rules/access/visitor.ts";

const studentRoles: Role[] = ["student", "alumni", "ambassador", "predeparture_student"];

/** The counts at the top of a university's dashboard. All its own people, nobody else's. */
export async function countUniversity(universityId: number, now: Date) {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
  const own = studentsOf(universityId);

  return {
    students: await db.$count(users, own),
    joinedThisMonth: await db.$count(users, and(own, gte(users.createdAt, monthAgo))),
    waitingRequests: await db.$count(
      accessRequests,
      and(
        eq(accessRequests.universityId, universityId),
        eq(accessRequests.kind, "student"),
        isNull(accessRequests.decidedAt),
      ),
    ),
    listedNotRegistered: await db.$count(preAuthorisedStudents, listedWithoutAccount(universityId)),
  };
}

/** How many students made an account in each of the last six months, oldest first. */
export function countJoinedByMonth(universityId: number, now: Date) {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 5, 1));
  const month = sql<string>`to_char(${users.createdAt} at time zone 'UTC', 'YYYY-MM')`;
  return db
    .select({ month, joined: count() })
    .from(users)
    .where(and(studentsOf(universityId), gte(users.createdAt, from)))
    .groupBy(month)
    .orderBy(month);
}

/** Where students come from, largest groups first. */
export function countByHomeCountry(universityId: number) {
  return db
    .select({ country: profiles.homeCountry, students: count() })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(studentsOf(universityId))
    .groupBy(profiles.homeCountry)
    .orderBy(desc(count()), profiles.homeCountry)
    .limit(8);
}

/** How many students finish their course between two days, both included. */
export async function countFinishing(
  universityId: number,
  from: string,
  to: string,
): Promise<number> {
  const [row] = await db
    .select({ finishing: count() })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(studentsOf(universityId), between(profiles.courseEndsOn, from, to)));
  return row?.finishing ?? 0;
}

function studentsOf(universityId: number) {
  return and(eq(users.universityId, universityId), inArray(users.role, studentRoles));
}

/** Only accounts of this university count: who has one elsewhere is nobody's business here. */
function listedWithoutAccount(universityId: number) {
  const account = db
    .select({ one: sql`1` })
    .from(users)
    .where(
      and(
        eq(users.universityId, universityId),
        eq(users.email, sql`lower(${preAuthorisedStudents.email})`),
      ),
    );
  return and(eq(preAuthorisedStudents.universityId, universityId), notExists(account));
}
