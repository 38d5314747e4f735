import { and, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { meetingHosts } from "#db/schema/meeting-hosts.ts";
import { meetings } from "#db/schema/meetings.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { findFile, type StoredFile, storeFile } from "#platform/files/files.server.ts";
import { meetingAudit } from "../calendar/audit-kinds.ts";
import { isDesk } from "../calendar/meetings.queries.server.ts";

/** A PDF in the store, before the transaction that will point at it. */
export function storeCv(bytes: Uint8Array): Promise<StoredFile> {
  return storeFile(Buffer.from(bytes), "application/pdf");
}

/** The CV of one meeting, for its desk. Each opening is written down for the person. */
export async function openCv(
  meetingId: number,
  { actorId, desk }: { actorId: string; desk: number | null },
): Promise<{ file: StoredFile; name: string } | null> {
  const [found] = await db
    .select({ fileId: meetings.cvFileId, name: meetings.cvName, userId: meetings.userId })
    .from(meetings)
    .innerJoin(meetingHosts, eq(meetingHosts.id, meetings.hostId))
    .where(
      and(
        isDesk(meetingHosts.universityId, desk),
        eq(meetings.id, meetingId),
        inArray(meetings.state, ["booked", "no-show"]),
      ),
    );
  const file = found?.fileId ? await findFile(found.fileId) : null;
  if (!found || !file) return null;
  const detail = { meeting: String(meetingId) };
  await db.transaction((tx) =>
    record(tx, meetingAudit["meeting-cv-opened"], {
      ...{ actorId, userId: found.userId, universityId: desk, detail },
    }),
  );
  return { file, name: found.name ?? "CV.pdf" };
}
