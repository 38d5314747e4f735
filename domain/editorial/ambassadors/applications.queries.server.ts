import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { ambassadorApplications as applications } from "#db/schema/ambassadors.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import type { ApplicationState } from "./application.ts";

const PAGE_SIZE = 25;
const deciders = alias(users, "deciders");

export type AmbassadorApplication = Awaited<ReturnType<typeof readRows>>[number];

type Query = PageParams & { state?: ApplicationState | undefined };

const states: Record<ApplicationState, SQL> = {
  waiting: isNull(applications.decidedAt),
  accepted: eq(applications.decision, "accepted"),
  declined: eq(applications.decision, "declined"),
};

/** Applications, those that wait first, then the newest. For our staff only. */
export async function unsafeListApplications({
  state,
  page,
  pageSize = PAGE_SIZE,
}: Query): Promise<Paged<AmbassadorApplication>> {
  const where = state && states[state];
  const total = await db.$count(applications, where);
  return { rows: await readRows(where, { page, pageSize }), total, page, pageSize };
}

/** An account is theirs by its id, or by its address, which its owner has confirmed. */
function readRows(where: SQL | undefined, { page, pageSize }: { page: number; pageSize: number }) {
  return db
    .select({
      id: applications.id,
      name: applications.name,
      email: applications.email,
      university: applications.university,
      course: applications.course,
      languages: applications.languages,
      why: applications.why,
      sentAt: applications.sentAt,
      decision: applications.decision,
      decidedAt: applications.decidedAt,
      decidedBy: deciders.name,
      note: applications.note,
      accountId: users.id,
      accountRole: users.role,
    })
    .from(applications)
    .leftJoin(
      users,
      or(
        eq(users.id, applications.userId),
        and(isNull(applications.userId), eq(users.email, sql`lower(${applications.email})`)),
      ),
    )
    .leftJoin(deciders, eq(deciders.id, applications.decidedById))
    .where(where)
    .orderBy(sql`${applications.decidedAt} is not null`, desc(applications.sentAt), applications.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}
