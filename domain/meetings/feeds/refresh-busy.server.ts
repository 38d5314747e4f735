import { and, asc, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { meetingBusy, meetingHosts } from "#db/schema/meeting-hosts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { fetchOutside, outsideRefusals } from "#platform/outside/fetch-outside.server.ts";
import type { Span } from "#rules/meetings/slots.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { meetingAudit } from "../calendar/audit-kinds.ts";
import type { Host } from "../calendar/meeting.ts";
import { isDesk } from "../calendar/meetings.queries.server.ts";
import type { MeetingRefusal } from "../calendar/refusals.ts";
import { readBusy } from "./read-busy.server.ts";

const MINUTE = 60_000;
const LIMITS = { maxBytes: 5_000_000, maxMillis: 20_000 };
const DAYS_AHEAD = 370;
const EVERY = 30 * MINUTE;
/** A calendar that cannot be read is asked less often. */
const AFTER_FAILURE = 120 * MINUTE;
const AT_ONCE = 50;
const UNREADABLE = "The file is not a calendar we can read.";

type Fetch = (url: string, limits: typeof LIMITS) => ReturnType<typeof fetchOutside>;

/** Reads the calendars whose time has come. Old busy times stay until new ones are there. */
export async function refreshBusyTimes(now: Date, fetch: Fetch = fetchOutside): Promise<number> {
  const { busyUrl, busyNextAt, isActive } = meetingHosts;
  const due = await db
    .select()
    .from(meetingHosts)
    .where(
      and(isNotNull(busyUrl), eq(isActive, true), or(isNull(busyNextAt), lte(busyNextAt, now))),
    )
    .orderBy(asc(busyNextAt))
    .limit(AT_ONCE);
  for (const host of due) await refreshOne(host, now, fetch);
  return due.length;
}

async function refreshOne(host: Host, now: Date, fetch: Fetch): Promise<void> {
  const busyUrl = host.busyUrl!;
  const within = { from: now.getTime(), until: now.getTime() + DAYS_AHEAD * 1440 * MINUTE };
  const read = await readFrom(busyUrl, host.zone, within, fetch);
  await db.transaction(async (tx) => {
    const wait = read.ok ? EVERY : AFTER_FAILURE;
    const told = read.ok ? { busyReadAt: now, busyFailure: null } : { busyFailure: read.error };
    // Where the address was changed meanwhile, what was read is of the old one.
    const isSame = and(eq(meetingHosts.id, host.id), eq(meetingHosts.busyUrl, busyUrl));
    const still = await tx
      .update(meetingHosts)
      .set({ ...told, busyNextAt: new Date(now.getTime() + wait) })
      .where(isSame)
      .returning({ id: meetingHosts.id });
    if (still.length === 0 || !read.ok) return;
    await tx.delete(meetingBusy).where(eq(meetingBusy.hostId, host.id));
    const rows = read.value.map(({ from, until }) => ({
      hostId: host.id,
      startsAt: new Date(from),
      endsAt: new Date(until),
    }));
    for (let at = 0; at < rows.length; at += 1000)
      await tx.insert(meetingBusy).values(rows.slice(at, at + 1000));
  });
}

async function readFrom(
  url: string,
  hostZone: string,
  within: Span,
  fetch: Fetch,
): Promise<Result<Span[], string>> {
  const fetched = await fetch(url, LIMITS);
  if (!fetched.ok) return no(outsideRefusals[fetched.error]);
  const text = new TextDecoder().decode(fetched.value);
  const read = await readBusy({ text, hostZone, within });
  return read.ok ? read : no(UNREADABLE);
}

/** Where busy times are read from; empty ends it, and forgets them. */
export async function changeBusyAddress(
  hostId: number,
  busyUrl: string,
  { actorId, desk }: { actorId: string; desk: number | null },
): Promise<Result<null, MeetingRefusal>> {
  return db.transaction(async (tx) => {
    const isTheirs = and(eq(meetingHosts.id, hostId), isDesk(meetingHosts.universityId, desk));
    const [host] = await tx.select().from(meetingHosts).where(isTheirs).for("update");
    if (!host) return no("not-found");
    if (host.userId !== null && host.userId !== actorId) return no("not-yours");
    await tx.delete(meetingBusy).where(eq(meetingBusy.hostId, hostId));
    await tx
      .update(meetingHosts)
      .set({
        busyUrl: busyUrl || null,
        ...{ busyReadAt: null, busyFailure: null, busyNextAt: null },
      })
      .where(isTheirs);
    const detail = { host: String(hostId), busy: busyUrl ? "set" : "ended" };
    await record(tx, meetingAudit["meeting-feed-changed"], {
      ...{ actorId, universityId: desk, detail },
    });
    return ok(null);
  });
}
