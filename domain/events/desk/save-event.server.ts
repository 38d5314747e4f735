import { and, eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { eventSessions, events } from "#db/schema/events.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { eventAudit } from "../audit-kinds.ts";
import { newCheckInCode } from "../check-in-code.server.ts";
import { type LockedEvent, lockEvent } from "../places/lock-event.server.ts";
import { offerFreePlaces } from "../places/offer-places.server.ts";
import type { EventRefusal } from "../refusals.ts";
import type { EventInput, SessionInput } from "./event.schema.ts";

type Staff = { id: string };
type Saved = Result<{ id: number }, EventRefusal>;

/** Where an event has no session yet it stands at its day of making: only drafts do. */
function columnsOf({ sessions, ...input }: EventInput, now: Date) {
  const [first, last] = [sessions[0], sessions.at(-1)];
  const ends = sessions.map(({ endsAt }) => endsAt.getTime());
  return {
    ...input,
    startsAt: first?.startsAt ?? now,
    endsAt: last ? new Date(Math.max(...ends)) : new Date(now.getTime() + 60_000),
    updatedAt: now,
  };
}

/** A new event, as a draft: only the desk sees it. */
export async function addEvent(
  staff: Staff,
  slug: string,
  { isDemo = false, ...input }: EventInput & { isDemo?: boolean },
  now: Date,
): Promise<Saved> {
  try {
    return await db.transaction(async (tx) => {
      const [event] = await tx
        .insert(events)
        .values({
          slug,
          checkInCode: newCheckInCode(),
          createdAt: now,
          isDemo,
          ...columnsOf(input, now),
        })
        .returning({ id: events.id });
      await addSessions(tx, event!.id, input.sessions);
      await record(tx, eventAudit["event-added"], { actorId: staff.id, detail: { event: slug } });
      return ok(event!);
    });
  } catch (error) {
    if (violates(error, "events_slug")) return no("slug-taken");
    throw error;
  }
}

async function addSessions(
  tx: Transaction,
  eventId: number,
  sessions: readonly SessionInput[],
): Promise<void> {
  const values = sessions.map(({ id: _id, ...session }) => ({ eventId, ...session }));
  if (values.length > 0) await tx.insert(eventSessions).values(values);
}

type Target = { id: number; baseRevision: number };

/**
 * Changes an event. Where it is published and its time, place or title is another, everybody who
 * comes or waits is told once, and their calendars with them.
 */
export async function changeEvent(
  staff: Staff,
  { id, baseRevision }: Target,
  input: EventInput,
  now: Date,
): Promise<Saved | { ok: false; error: "conflict"; revision: number }> {
  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event || event.path !== null) return no("not-found");
    if (event.state === "cancelled") return no("is-cancelled");
    if (event.revision !== baseRevision)
      return { ok: false as const, error: "conflict" as const, revision: event.revision };
    if (event.state === "published" && input.sessions.length === 0) return no("needs-session");

    const isTold = event.state === "published" && concernsCalendars(event, input);
    const sequence = event.sequence + (isTold ? 1 : 0);
    const set = { ...columnsOf(input, now), revision: event.revision + 1, sequence };
    await tx.update(events).set(set).where(eq(events.id, id));
    await changeSessions(tx, event, input.sessions, now);
    await record(tx, eventAudit["event-changed"], {
      actorId: staff.id,
      detail: { event: event.slug },
    });
    if (isTold) await enqueue(tx, "tell-event-people", { eventId: id });
    await offerFreePlaces(tx, (await lockEvent(tx, id))!, now);
    return ok({ id });
  });
}

/** Whether what stands in people's calendars is another now. */
function concernsCalendars(event: LockedEvent, input: EventInput): boolean {
  const shown = (sessions: readonly Omit<SessionInput, "id">[]) =>
    JSON.stringify(sessions.map(({ startsAt, endsAt, title }) => [startsAt, endsAt, title]));
  return (
    event.title !== input.title ||
    event.place !== input.place ||
    shown(event.sessions) !== shown(input.sessions)
  );
}

/** A session that stays has the same id, and so the same uid in calendars. One that was shown and goes is remembered. */
async function changeSessions(
  tx: Transaction,
  event: LockedEvent,
  sessions: readonly SessionInput[],
  now: Date,
): Promise<void> {
  const known = new Set(event.sessions.map(({ id }) => id));
  const kept = sessions.filter(({ id }) => id !== null && known.delete(id));
  for (const { id, ...session } of kept)
    await tx.update(eventSessions).set(session).where(eq(eventSessions.id, id!));
  const gone = and(eq(eventSessions.eventId, event.id), inArray(eventSessions.id, [0, ...known]));
  if (event.state === "draft") await tx.delete(eventSessions).where(gone);
  else await tx.update(eventSessions).set({ cancelledAt: now }).where(gone);
  const added = sessions.filter((session) => !kept.includes(session));
  await addSessions(tx, event.id, added);
}
