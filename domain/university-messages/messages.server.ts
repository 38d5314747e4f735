import { and, desc, eq, gt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { universityMessages } from "#db/schema/university-messages.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { forgetPages } from "#platform/page-cache.server.ts";
import { remembered } from "#platform/remembered.server.ts";
import { addDays } from "#rules/days.ts";
import type { PageAsked } from "#rules/paged.ts";
import { dayStartIn } from "#rules/wall-clock.ts";
import { universityMessageAudit } from "./audit-kinds.ts";
import type { UniversityMessageInput } from "./message.schema.ts";

const PAGE_SIZE = 20;
const SHOWN = 3;
const MAX_RUNNING = 2000;
const TAG = "university-messages";

/** Who sends: an adviser, for their own university. Days are days on its clock. */
type Sender = { id: string; universityId: number; timeZone: string };

const { id, title, body, startsAt, endsAt } = universityMessages;

/** Every student's home asks, so those of all universities are read once and then from memory. */
const runningMessages = remembered(readRunning, { tag: TAG, maxAgeMs: 3000 });

function readRunning() {
  return db
    .select({ id, title, body, startsAt, endsAt, universityId: universityMessages.universityId })
    .from(universityMessages)
    .where(gt(endsAt, new Date()))
    .orderBy(desc(startsAt), desc(id))
    .limit(MAX_RUNNING);
}

/** What a university's students read now, the newest first. */
export async function currentMessages(universityId: number, now: Date) {
  return (await runningMessages())
    .filter((each) => each.universityId === universityId)
    .filter((each) => each.startsAt <= now && now < each.endsAt)
    .slice(0, SHOWN)
    .map((each) => ({ id: each.id, title: each.title, body: each.body }));
}

/** All of a university's, newest first, for those who send them. */
export async function listMessages(
  universityId: number,
  { page, pageSize = PAGE_SIZE }: PageAsked,
) {
  const where = eq(universityMessages.universityId, universityId);
  const rows = await db
    .select({ id, title, body, startsAt, endsAt })
    .from(universityMessages)
    .where(where)
    .orderBy(desc(endsAt), desc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(universityMessages, where), page, pageSize };
}

export async function sendMessage(
  { id: sentById, universityId, timeZone }: Sender,
  { startsOn, endsOn, ...words }: UniversityMessageInput,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(universityMessages).values({
      ...{ ...words, universityId, sentById, createdAt: now },
      startsAt: dayStartIn(timeZone, startsOn),
      endsAt: dayStartIn(timeZone, addDays(endsOn, 1)),
    });
    const detail = { title: words.title, until: endsOn };
    const kind = universityMessageAudit["university-message-sent"];
    await record(tx, kind, { actorId: sentById, universityId, detail });
  });
  forgetPages(TAG);
}

/** Takes a message down. One of another university, or one that has ended, is left as it is. */
export async function endMessage(
  { id: actorId, universityId }: Sender,
  messageId: number,
  now: Date,
): Promise<boolean> {
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
  forgetPages(TAG);
  return isEnded;
}
