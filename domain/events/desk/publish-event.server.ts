import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { eventAudit } from "../audit-kinds.ts";
import { countPlaces, lockEvent } from "../places/lock-event.server.ts";
import type { EventRefusal } from "../refusals.ts";

type Staff = { id: string };
type Done = Result<null, EventRefusal>;

export async function publishEvent(staff: Staff, id: number, now: Date): Promise<Done> {
  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event || event.path !== null) return no("not-found");
    if (event.state === "cancelled") return no("is-cancelled");
    if (event.sessions.length === 0) return no("needs-session");
    await tx.update(events).set({ state: "published", updatedAt: now }).where(eq(events.id, id));
    const detail = { event: event.slug };
    await record(tx, eventAudit["event-published"], { actorId: staff.id, detail });
    return ok(null);
  });
}

/** Back to a draft, while nobody has a place: with people in it an event is cancelled, and they are told. */
export async function unpublishEvent(staff: Staff, id: number, now: Date): Promise<Done> {
  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event || event.path !== null) return no("not-found");
    const { taken, waiting } = await countPlaces(tx, id);
    if (event.state !== "published") return no("is-cancelled");
    if (taken + waiting > 0) return no("has-people");
    await tx.update(events).set({ state: "draft", updatedAt: now }).where(eq(events.id, id));
    const detail = { event: event.slug };
    await record(tx, eventAudit["event-unpublished"], { actorId: staff.id, detail });
    return ok(null);
  });
}

/** It does not take place. Everybody who comes or waits is told once; doing it twice tells nobody again. */
export async function cancelEvent(
  staff: Staff,
  { id, reason }: { id: number; reason: string },
  now: Date,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event || event.path !== null || event.state === "draft") return no("not-found");
    if (event.state === "cancelled") return ok(null);
    const sequence = event.sequence + 1;
    const set = { state: "cancelled", cancelReason: reason || null, sequence } as const;
    await tx
      .update(events)
      .set({ ...set, updatedAt: now })
      .where(eq(events.id, id));
    const detail = { event: event.slug };
    await record(tx, eventAudit["event-cancelled"], { actorId: staff.id, detail });
    await enqueue(tx, "tell-event-people", { eventId: id });
    return ok(null);
  });
}
