import { and, eq, inArray, max } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { meetingHosts } from "#db/schema/meeting-hosts.ts";
import { meetingServiceHosts, meetingServices } from "#db/schema/meetings.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { meetingAudit } from "../calendar/audit-kinds.ts";
import type { Service } from "../calendar/meeting.ts";
import { isDesk } from "../calendar/meetings.queries.server.ts";
import type { MeetingRefusal } from "../calendar/refusals.ts";
import type { ServiceInput } from "./service.schema.ts";

export type DeskActor = { actorId: string; desk: number | null };

/** A new service of a desk, after its others. */
export async function addService(
  input: ServiceInput,
  { actorId, desk }: DeskActor,
): Promise<Result<{ id: number }, MeetingRefusal>> {
  return db.transaction(async (tx) => {
    const { hostIds, ...columns } = input;
    const ofDesk = isDesk(meetingServices.universityId, desk);
    const [last] = await tx
      .select({ position: max(meetingServices.position) })
      .from(meetingServices)
      .where(ofDesk);
    const slug = `service-${crypto.randomUUID().slice(0, 13)}`;
    const [service] = await tx
      .insert(meetingServices)
      .values({ ...columns, slug, universityId: desk, position: (last?.position ?? 0) + 1 })
      .returning({ id: meetingServices.id });
    await setHosts(tx, service!.id, hostIds, desk);
    await note(tx, service!.id, { actorId, desk });
    return ok(service!);
  });
}

/** Changes what can be booked from now on; meetings that are booked stay as they are. */
export async function changeService(
  id: number,
  input: ServiceInput,
  { actorId, desk }: DeskActor,
): Promise<Result<{ id: number }, MeetingRefusal>> {
  return db.transaction(async (tx) => {
    const { hostIds, ...columns } = input;
    const changed = await tx
      .update(meetingServices)
      .set(columns)
      .where(and(eq(meetingServices.id, id), isDesk(meetingServices.universityId, desk)))
      .returning({ id: meetingServices.id });
    if (changed.length === 0) return no("not-found");
    await setHosts(tx, id, hostIds, desk);
    await note(tx, id, { actorId, desk });
    return ok({ id });
  });
}

/** Hosts of other desks are left out, whatever was posted. */
async function setHosts(
  tx: Transaction,
  serviceId: number,
  hostIds: readonly number[],
  desk: number | null,
): Promise<void> {
  await tx.delete(meetingServiceHosts).where(eq(meetingServiceHosts.serviceId, serviceId));
  const own = await tx
    .select({ hostId: meetingHosts.id })
    .from(meetingHosts)
    .where(and(inArray(meetingHosts.id, [0, ...hostIds]), isDesk(meetingHosts.universityId, desk)));
  if (own.length === 0) return;
  await tx.insert(meetingServiceHosts).values(own.map(({ hostId }) => ({ serviceId, hostId })));
}

function note(tx: Transaction, serviceId: number, { actorId, desk }: DeskActor) {
  const detail = { service: String(serviceId) };
  return record(tx, meetingAudit["meeting-service-changed"], {
    ...{ actorId, universityId: desk, detail },
  });
}

export type ServiceOfDesk = Service & { hostIds: number[] };

/** One service of a desk with who offers it; another desk's does not exist. */
export async function findServiceOf(
  desk: number | null,
  id: number,
): Promise<ServiceOfDesk | null> {
  const [service] = await db
    .select()
    .from(meetingServices)
    .where(and(isDesk(meetingServices.universityId, desk), eq(meetingServices.id, id)));
  if (!service) return null;
  const hosts = await db
    .select({ id: meetingServiceHosts.hostId })
    .from(meetingServiceHosts)
    .where(eq(meetingServiceHosts.serviceId, id));
  return { ...service, hostIds: hosts.map((host) => host.id) };
}
