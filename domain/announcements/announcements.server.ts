import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { announcements } from "#db/schema/desk.ts";
import { universities } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { cached } from "#platform/cached.server.ts";
import { EVERYTHING, invalidatePages } from "#platform/page-cache.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { addDays } from "#rules/days.ts";
import type { PageParams } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { dayStartIn } from "#rules/wall-clock.ts";
import type { AnnouncementInput } from "./announcement.schema.ts";
import { announcementAudit } from "./audit-kinds.ts";
import type { AnnouncementRefusal } from "./refusals.ts";

const PAGE_SIZE = 25;
const MAX_RUNNING = 50;
/** The days of an announcement are days here. */
const ZONE = "Europe/London";

const columns = {
  id: announcements.id,
  message: announcements.message,
  linkPath: announcements.linkPath,
  linkLabel: announcements.linkLabel,
  site: announcements.site,
  universityId: announcements.universityId,
  audience: announcements.audience,
  startsAt: announcements.startsAt,
  endsAt: announcements.endsAt,
};

/** What may be shown now or later. Every page asks, so it is read once and then from memory. */
export const runningAnnouncements = cached(readRunning, {
  tag: "announcements",
  maxAgeMs: 3000,
});

async function readRunning() {
  return db
    .select(columns)
    .from(announcements)
    .where(and(isNull(announcements.stoppedAt), gt(announcements.endsAt, new Date())))
    .orderBy(announcements.endsAt)
    .limit(MAX_RUNNING);
}

export type ListedAnnouncement = Awaited<ReturnType<typeof listAnnouncements>>["rows"][number];

/** All of them, newest first. */
export async function listAnnouncements({ page, pageSize = PAGE_SIZE }: PageParams) {
  const rows = await db
    .select({ ...columns, stoppedAt: announcements.stoppedAt, university: universities.name })
    .from(announcements)
    .leftJoin(universities, eq(universities.id, announcements.universityId))
    .orderBy(desc(announcements.createdAt), announcements.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(announcements), page, pageSize };
}

export async function addAnnouncement(
  staff: Member,
  { site, startsOn, endsOn, ...words }: AnnouncementInput,
): Promise<Result<{ id: number }, AnnouncementRefusal>> {
  if (!staffMay(staff, "publish")) return no("forbidden");
  const universityId = site === "all" || site === "main" ? null : Number(site);
  if (universityId !== null && !(await hasUniversity(universityId)))
    return no("no-such-university");
  const id = await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(announcements)
      .values({
        ...words,
        site: universityId === null ? (site as "all" | "main") : "university",
        universityId,
        startsAt: dayStartIn(ZONE, startsOn),
        endsAt: dayStartIn(ZONE, addDays(endsOn, 1)),
        setById: staff.id,
      })
      .returning({ id: announcements.id });
    await record(tx, announcementAudit["announcement-set"], {
      actorId: staff.id,
      universityId,
      detail: { message: words.message, audience: words.audience, until: endsOn },
    });
    return added!.id;
  });
  // It stands on every page.
  invalidatePages(EVERYTHING);
  return ok({ id });
}

/** Takes it off before its end; of two who do, one does. */
export async function stopAnnouncement(
  staff: Member,
  id: number,
  now: Date,
): Promise<Result<{}, AnnouncementRefusal>> {
  if (!staffMay(staff, "publish")) return no("forbidden");
  const isStopped = await db.transaction(async (tx) => {
    const stopped = await tx
      .update(announcements)
      .set({ stoppedAt: now })
      .where(
        and(
          eq(announcements.id, id),
          isNull(announcements.stoppedAt),
          gt(announcements.endsAt, now),
        ),
      )
      .returning({ id: announcements.id });
    if (stopped.length === 0) return false;
    await record(tx, announcementAudit["announcement-stopped"], {
      actorId: staff.id,
      detail: { announcement: String(id) },
    });
    return true;
  });
  if (!isStopped) return no("not-running");
  invalidatePages(EVERYTHING);
  return ok({});
}

async function hasUniversity(id: number): Promise<boolean> {
  return (await db.$count(universities, eq(universities.id, id))) > 0;
}
