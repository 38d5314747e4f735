import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { eventRegistrations, events } from "#db/schema/events.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { addFile, removeFiles, type StoredFile, storeFile } from "#platform/files/files.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { eventAudit } from "../audit-kinds.ts";
import { cancelWithin } from "../places/answer-offer.server.ts";
import { markAttended } from "../places/attend.server.ts";
import { countPlaces, lockEvent, lockPlace } from "../places/lock-event.server.ts";
import { mailPlace } from "../places/mail-places.server.ts";
import { change } from "../places/take-place.server.ts";
import type { EventRefusal } from "../refusals.ts";

type Staff = { id: string };
type Done = Result<null, EventRefusal>;

/** Gives somebody from the waiting list a place at once, out of turn; never more than there are. */
export async function givePlace(staff: Staff, registrationId: number): Promise<Done> {
  return db.transaction(async (tx) => {
    const found = await lockPlace(tx, registrationId);
    if (!found) return no("not-found");
    const { event, place } = found;
    if (event.state !== "published") return no("is-cancelled");
    if (place.state !== "waiting" && place.state !== "offered") return no("not-waiting");
    const { taken } = await countPlaces(tx, event.id);
    const others = taken - (place.state === "offered" ? 1 : 0);
    if (event.capacity !== null && others >= event.capacity) return no("is-full");

    const held = { state: "held", offerExpiresAt: null, waitingSince: null } as const;
    await mailPlace(tx, event, await change(tx, place.id, held));
    await note(tx, staff, "event-place-given", { event: event.slug, registration: place.id });
    return ok(null);
  });
}

/** Cancels somebody's place for them; the next in the list is asked. */
export async function removePlace(staff: Staff, registrationId: number, now: Date): Promise<Done> {
  return db.transaction(async (tx) => {
    const done = await cancelWithin(tx, registrationId, now);
    if (!done.ok) return no("not-found");
    await note(tx, staff, "event-place-removed", { event: "", registration: registrationId });
    return ok(null);
  });
}

/** The host ticks who was there, and can take the tick back. */
export async function setAttendance(
  staff: Staff,
  { registrationId, wasThere }: { registrationId: number; wasThere: boolean },
  now: Date,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const found = await lockPlace(tx, registrationId);
    if (found?.place.state !== "held") return no("not-found");
    if (wasThere) await markAttended(tx, found.place, now);
    else await change(tx, registrationId, { attendedAt: null });
    const detail = { event: found.event.slug, registration: registrationId };
    await note(tx, staff, "event-attendance", detail);
    return ok(null);
  });
}

const MAX_BYTES = 40_000_000;
const types = {
  recording: ["video/mp4", "video/webm"],
  slides: ["application/pdf"],
} as const;

export type Material = {
  document: keyof typeof types;
  /** An outside address; empty with no file takes it away. */
  url: string;
  file: { bytes: Uint8Array; type: string } | null;
};

/** The recording or the slides: a file of ours or an address elsewhere, one in place of the other. */
export async function setMaterial(
  staff: Staff,
  eventId: number,
  { document, url, file }: Material,
): Promise<Done> {
  if (file && file.bytes.length > MAX_BYTES) return no("too-large");
  if (file && !(types[document] as readonly string[]).includes(file.type)) return no("wrong-type");
  if (file && !looksLike(document, file.bytes)) return no("wrong-type");
  const stored = file ? await storeFile(Buffer.from(file.bytes), file.type) : null;
  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event || event.path !== null) return no("not-found");
    const former = document === "recording" ? event.recordingFileId : event.slidesFileId;
    await pointAt(tx, eventId, { document, url: stored ? "" : url, stored });
    if (former) await removeFiles(tx, [former]);
    await note(tx, staff, "event-material", { event: event.slug, registration: 0 });
    return ok(null);
  });
}

type Pointing = { document: Material["document"]; url: string; stored: StoredFile | null };

async function pointAt(tx: Transaction, eventId: number, { document, url, stored }: Pointing) {
  if (stored) await addFile(tx, stored);
  const [link, fileId] = [url || null, stored?.id ?? null];
  const set =
    document === "recording"
      ? { recordingUrl: link, recordingFileId: fileId }
      : { slidesUrl: link, slidesFileId: fileId };
  await tx.update(events).set(set).where(eq(events.id, eventId));
}

/** By the first bytes: what a browser says about a file is a guess from its name. */
function looksLike(document: Material["document"], bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12));
  if (document === "slides") return start.subarray(0, 5).toString("latin1") === "%PDF-";
  if (start.length < 12) return false;
  const isMp4 = start.subarray(4, 8).toString("latin1") === "ftyp";
  return isMp4 || start.readUInt32BE(0) === 0x1a45dfa3;
}

function note(
  tx: Transaction,
  staff: Staff,
  kind: keyof typeof eventAudit,
  { event, registration }: { event: string; registration: number },
): Promise<void> {
  const detail = { event, registration: String(registration) };
  return record(tx, eventAudit[kind], { actorId: staff.id, detail });
}

/** The event a registration belongs to, so that a page cannot be used for another's. */
export async function isOfEvent(registrationId: number, eventId: number): Promise<boolean> {
  const [row] = await db
    .select({ eventId: eventRegistrations.eventId })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId));
  return row?.eventId === eventId;
}
