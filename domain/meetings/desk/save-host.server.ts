import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { users } from "#db/schema/accounts.ts";
import { meetingBusy, meetingHosts } from "#db/schema/meeting-hosts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { meetingAudit } from "../calendar/audit-kinds.ts";
import type { Host } from "../calendar/meeting.ts";
import { isDesk } from "../calendar/meetings.queries.server.ts";
import type { MeetingRefusal } from "../calendar/refusals.ts";
import type { HostInput } from "./host.schema.ts";
import type { DeskActor } from "./save-service.server.ts";

type Saved = Result<{ id: number }, MeetingRefusal>;

/** Somebody new whom people can meet. Hours come next: without any, nothing can be booked. */
export function addHost(input: HostInput, by: DeskActor): Promise<Saved> {
  return unlessTwice(async (tx) => {
    const userId = await accountOf(tx, input.email, by.desk);
    const [host] = await tx
      .insert(meetingHosts)
      .values({ ...input, userId, universityId: by.desk })
      .returning({ id: meetingHosts.id });
    await note(tx, host!.id, by);
    return ok(host!);
  });
}

export function changeHost(id: number, input: HostInput, by: DeskActor): Promise<Saved> {
  return unlessTwice(async (tx) => {
    const isTheirs = and(eq(meetingHosts.id, id), isDesk(meetingHosts.universityId, by.desk));
    const [host] = await tx.select().from(meetingHosts).where(isTheirs).for("update");
    if (!host) return no("not-found");
    const userId = await accountOf(tx, input.email, by.desk);
    const secrets = userId === host.userId ? {} : await deleteSecrets(tx, host);
    await tx
      .update(meetingHosts)
      .set({ ...input, userId, ...secrets })
      .where(isTheirs);
    await note(tx, id, by);
    return ok({ id });
  });
}

/** Secret addresses belong to the account that had them: the new host makes their own. */
async function deleteSecrets(tx: Transaction, { id, feedNumber }: Host) {
  await tx.delete(meetingBusy).where(eq(meetingBusy.hostId, id));
  return {
    ...{ hasFeed: false, feedNumber: feedNumber + 1 },
    ...{ busyUrl: null, busyReadAt: null, busyFailure: null, busyNextAt: null },
  };
}

async function unlessTwice(write: (tx: Transaction) => Promise<Saved>): Promise<Saved> {
  try {
    return await db.transaction(write);
  } catch (error) {
    if (violates(error, "meeting_hosts_of_user")) return no("host-twice");
    throw error;
  }
}

/** The account of a colleague with this address; notes and the feed are theirs. */
async function accountOf(tx: Transaction, email: string, desk: number | null) {
  const ofDesk =
    desk === null
      ? eq(users.role, "staff")
      : and(eq(users.role, "university_admin"), eq(users.universityId, desk));
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), ofDesk));
  return account?.id ?? null;
}

function note(tx: Transaction, hostId: number, { actorId, desk }: DeskActor) {
  const detail = { host: String(hostId) };
  return record(tx, meetingAudit["meeting-host-changed"], {
    ...{ actorId, universityId: desk, detail },
  });
}

/** One host of a desk; another desk's does not exist. */
export async function findHostOf(desk: number | null, id: number): Promise<Host | null> {
  const [host] = await db
    .select()
    .from(meetingHosts)
    .where(and(isDesk(meetingHosts.universityId, desk), eq(meetingHosts.id, id)));
  return host ?? null;
}
