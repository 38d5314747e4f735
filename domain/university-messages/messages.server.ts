import { and, desc, eq, gt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { universityMessages } from "#db/schema/university-messages.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { cached } from "#platform/cached.server.ts";
import { countFailure } from "#platform/limits.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { addDays } from "#rules/days.ts";
import type { PageParams } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { isEverybody, isInGroup, MIN_MESSAGE_GROUP } from "#rules/university/message-group.ts";
import { dayStartIn } from "#rules/wall-clock.ts";
import { universityMessageAudit } from "./audit-kinds.ts";
import { countGroup, findGrouped } from "./group.server.ts";
import { mailingTime } from "./mailing-time.ts";
import type { UniversityMessageInput } from "./message.schema.ts";
import type { MessageRefusal } from "./refusals.ts";

const PAGE_SIZE = 20;
const SHOWN = 3;
const MAX_RUNNING = 2000;
const TAG = "university-messages";

/** Mailings a university may send; what only stands on dashboards is not counted. */
const MAILINGS = { limit: 3, windowSeconds: 7 * 24 * 3600 };

/** Who sends: an adviser, for their own university. Days are days on its clock. */
type Sender = { member: Member; universityId: number; timeZone: string };

const { id, title, body, audience, isMailed, startsAt, endsAt } = universityMessages;

/** Every student's home asks, so those of all universities are read once and then from memory. */
const runningMessages = cached(readRunning, { tag: TAG, maxAgeMs: 3000 });

function readRunning() {
  return db
    .select({
      ...{ id, title, body, audience, startsAt, endsAt },
      universityId: universityMessages.universityId,
    })
    .from(universityMessages)
    .where(gt(endsAt, new Date()))
    .orderBy(desc(startsAt), desc(id))
    .limit(MAX_RUNNING);
}

/** What a student reads now, the newest first. */
export async function currentMessages(reader: { id: string; universityId: number }, now: Date) {
  const running = (await runningMessages())
    .filter((each) => each.universityId === reader.universityId)
    .filter((each) => each.startsAt <= now && now < each.endsAt);
  // Most messages are for everybody: then nobody's course is looked up.
  const isForAll = running.every((each) => isEverybody(each.audience));
  const student = isForAll ? null : await findGrouped(reader.id);
  return running
    .filter((each) => student === null || isInGroup(student, each.audience))
    .slice(0, SHOWN)
    .map((each) => ({ id: each.id, title: each.title, body: each.body }));
}

/** All of a university's, newest first, for those who send them. */
export async function listMessages(
  universityId: number,
  { page, pageSize = PAGE_SIZE }: PageParams,
) {
  const where = eq(universityMessages.universityId, universityId);
  const rows = await db
    .select({ id, title, body, audience, isMailed, startsAt, endsAt })
    .from(universityMessages)
    .where(where)
    .orderBy(desc(endsAt), desc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(universityMessages, where), page, pageSize };
}

/** Shows a message to a group of students from a day to a day, and mails it where that was asked. */
export async function sendMessage(
  { member, universityId, timeZone }: Sender,
  { startsOn, endsOn, group, ...message }: UniversityMessageInput,
  now: Date,
): Promise<Result<{ count: number }, MessageRefusal>> {
  if (!officeMay(member, "send-messages") || member.universityId !== universityId)
    return no("forbidden");
  const count = await countGroup(universityId, group);
  if (!isEverybody(group) && count < MIN_MESSAGE_GROUP) return no("small-group");
  const mailings = `university-mailing:${universityId}`;
  if (message.isMailed && (await countFailure(mailings, MAILINGS, now)).over)
    return no("slow-down");
  const startsAt = dayStartIn(timeZone, startsOn);
  await db.transaction(async (tx) => {
    const [sent] = await tx
      .insert(universityMessages)
      .values({
        ...{ ...message, audience: group, universityId, sentById: member.id, createdAt: now },
        startsAt,
        endsAt: dayStartIn(timeZone, addDays(endsOn, 1)),
      })
      .returning({ id });
    const detail = { title: message.title, until: endsOn, mailed: String(message.isMailed) };
    const kind = universityMessageAudit["university-message-sent"];
    await record(tx, kind, { actorId: member.id, universityId, detail });
    const mailing = { messageId: sent!.id };
    const startAfter = mailingTime(startsAt, now);
    const later = startAfter > now ? { startAfter } : {};
    if (message.isMailed) await enqueue(tx, "mail-university-message", mailing, later);
  });
  invalidatePages(TAG);
  return ok({ count });
}

/** Takes a message down. One of another university, or one that has ended, is left as it is. */
export async function endMessage(
  { member, universityId }: Omit<Sender, "timeZone">,
  messageId: number,
  now: Date,
): Promise<boolean> {
  if (!officeMay(member, "send-messages")) return false;
  const actorId = member.id;
  const isEnded = await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(universityMessages)
      .where(
        and(eq(universityMessages.universityId, universityId), eq(id, messageId), gt(endsAt, now)),
      )
      .returning({ title });
    if (!ended) return false;
    const kind = universityMessageAudit["university-message-ended"];
    await record(tx, kind, { actorId, universityId, detail: ended });
    return true;
  });
  invalidatePages(TAG);
  return isEnded;
}
