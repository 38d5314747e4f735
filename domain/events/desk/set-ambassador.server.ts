import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { events } from "#db/schema/events.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { eventAudit } from "../audit-kinds.ts";
import type { EventRefusal } from "../refusals.ts";

/** Puts an event on an ambassador's desk, by their address; an empty one takes it off again. */
export async function setAmbassador(
  staff: { id: string },
  eventId: number,
  email: string,
): Promise<Result<{}, EventRefusal>> {
  return db.transaction(async (tx) => {
    const typed = email.trim().toLowerCase();
    const [ambassador] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, typed), eq(users.role, "ambassador")));
    if (typed !== "" && !ambassador) return no("no-such-ambassador");
    const [changed] = await tx
      .update(events)
      .set({ ambassadorId: ambassador?.id ?? null })
      .where(eq(events.id, eventId))
      .returning({ slug: events.slug });
    if (!changed) return no("not-found");
    const detail = { event: changed.slug, what: "ambassador" };
    await record(tx, eventAudit["event-changed"], { actorId: staff.id, detail });
    return ok({});
  });
}

/** The address of the ambassador who hosts an event, for staff who may see people. */
export async function ambassadorOf(eventId: number): Promise<string | null> {
  const [host] = await db
    .select({ email: users.email })
    .from(events)
    .innerJoin(users, eq(users.id, events.ambassadorId))
    .where(eq(events.id, eventId));
  return host?.email ?? null;
}
