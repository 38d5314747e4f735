import { and, asc, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { ambassadorTasks as tasks, ambassadorTaskTicks as ticks } from "#db/schema/referrals.ts";
import { universities } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { referralAudit } from "./audit-kinds.ts";

const MAX_SHOWN = 30;
const PAGE_SIZE = 50;

type Ambassador = { id: string; role: string; universityId: number | null };

const isFor = ({ universityId }: Ambassador) =>
  universityId === null
    ? isNull(tasks.universityId)
    : or(isNull(tasks.universityId), eq(tasks.universityId, universityId));

/** What an ambassador is asked to do, what is due first, each with whether they have. */
export function tasksFor(ambassador: Ambassador) {
  const isTicked = and(eq(ticks.taskId, tasks.id), eq(ticks.userId, ambassador.id));
  return db
    .select({
      id: tasks.id,
      title: tasks.title,
      details: tasks.details,
      dueOn: tasks.dueOn,
      tickedAt: ticks.tickedAt,
    })
    .from(tasks)
    .leftJoin(ticks, isTicked)
    .where(and(isNull(tasks.endedAt), isFor(ambassador)))
    .orderBy(sql`${tasks.dueOn} nulls last`, asc(tasks.id))
    .limit(MAX_SHOWN);
}

export type AmbassadorTask = Awaited<ReturnType<typeof tasksFor>>[number];

/** Ticks a task off, or takes the tick away. Somebody else's task is none. */
export async function tickTask(
  ambassador: Ambassador,
  taskId: number,
  { isDone, now }: { isDone: boolean; now: Date },
): Promise<Result<{}, "not-found">> {
  if (ambassador.role !== "ambassador") return no("not-found");
  return db.transaction(async (tx) => {
    const [task] = await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(eq(tasks.id, taskId), isNull(tasks.endedAt), isFor(ambassador)));
    if (!task) return no("not-found");
    const own = { taskId, userId: ambassador.id };
    if (isDone)
      await tx
        .insert(ticks)
        .values({ ...own, tickedAt: now })
        .onConflictDoNothing();
    else
      await tx.delete(ticks).where(and(eq(ticks.taskId, taskId), eq(ticks.userId, ambassador.id)));
    return ok({});
  });
}

type Query = PageParams & { state?: "open" | "ended" | undefined };

const ticked = sql<number>`(select count(*) from ${ticks} where ${ticks.taskId} = ${tasks.id})`;

/** Every task, newest first. For our staff only. */
export async function unsafeListTasks({ page, pageSize = PAGE_SIZE, state }: Query) {
  const now = new Date();
  const isOpen = or(isNull(tasks.endedAt), gt(tasks.endedAt, now));
  const where = state === "open" ? isOpen : state === "ended" ? sql`not (${isOpen})` : undefined;
  const rows = await db
    .select({
      id: tasks.id,
      title: tasks.title,
      details: tasks.details,
      dueOn: tasks.dueOn,
      endedAt: tasks.endedAt,
      university: universities.name,
      ticked: ticked.mapWith(Number),
    })
    .from(tasks)
    .leftJoin(universities, eq(universities.id, tasks.universityId))
    .where(where)
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const paged: Paged<(typeof rows)[number]> = {
    ...{ rows, page, pageSize },
    total: await db.$count(tasks, where),
  };
  return paged;
}

export type StaffTask = Awaited<ReturnType<typeof unsafeListTasks>>["rows"][number];

export type NewTask = {
  title: string;
  details: string | null;
  universityId: number | null;
  dueOn: string | null;
};

export async function addTask(
  staff: Member,
  { details, ...task }: NewTask,
  now: Date,
): Promise<Result<{}, "forbidden">> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  await db.transaction(async (tx) => {
    await tx.insert(tasks).values({ ...task, details: details ?? "", createdAt: now });
    const detail = { task: task.title };
    await record(tx, referralAudit["ambassador-task-added"], { actorId: staff.id, detail });
  });
  return ok({});
}

/** From now on nobody is asked to do it. Who did keeps their tick. */
export async function endTask(
  staff: Member,
  taskId: number,
  now: Date,
): Promise<Result<{ title: string }, "forbidden" | "not-found">> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(tasks)
      .set({ endedAt: now })
      .where(and(eq(tasks.id, taskId), isNull(tasks.endedAt)))
      .returning({ title: tasks.title });
    if (!ended) return no("not-found");
    const detail = { task: ended.title };
    await record(tx, referralAudit["ambassador-task-ended"], { actorId: staff.id, detail });
    return ok(ended);
  });
}
