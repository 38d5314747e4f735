import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { cvSendings, cvs, cvVersions } from "#db/schema/cvs.ts";
import { MAX_STORED_BYTES, MAX_VERSION_BYTES } from "./refusals.ts";

/** Named, sent, or what stands: such a version is never forgotten by itself. */
const isKeptForever = sql`(
  ${cvVersions.name} is not null
  or exists (select 1 from ${cvs}
    where ${cvs.id} = ${cvVersions.cvId} and ${cvs.revision} = ${cvVersions.revision})
  or exists (select 1 from ${cvSendings}
    where ${cvSendings.cvId} = ${cvVersions.cvId} and ${cvSendings.revision} = ${cvVersions.revision})
)`;

const RECENT_SAVES = 50;
/** A state between two versions, many saves ago: stored for windows left open, where there is room. */
const isSpare = sql`(
  ${cvVersions.isSuperseded} and exists (select 1 from ${cvs}
    where ${cvs.id} = ${cvVersions.cvId} and ${cvs.revision} - ${cvVersions.revision} >= ${RECENT_SAVES})
)`;

/**
 * All versions of all of somebody's documents fit in one limit. Past it the oldest that are
 * neither named nor sent nor current are forgotten, until the rest fits: spare states before any
 * version that is shown.
 */
export async function pruneVersions(tx: Transaction, ownerId: string): Promise<void> {
  if ((await bytesOf(tx, ownerId)) <= MAX_VERSION_BYTES) return;
  const room = Math.max(0, MAX_VERSION_BYTES - (await keptBytes(tx, ownerId)));
  await tx.execute(sql`
    delete from ${cvVersions} where (cv_id, revision) in (
      select cv_id, revision from (
        select ${cvVersions.cvId} as cv_id, ${cvVersions.revision} as revision,
          sum(${cvVersions.bytes}) over (
            order by ${isSpare}, ${cvVersions.savedAt} desc, ${cvVersions.revision} desc, ${cvVersions.cvId}
          ) as with_newer
        from ${cvVersions}
        where ${cvVersions.ownerId} = ${ownerId} and not ${isKeptForever}
      ) as free
      where with_newer > ${room}
    )`);
}

/** Whether one more version can be kept for good: those are never made room for. */
export async function hasRoomToStore(tx: Transaction, ownerId: string): Promise<boolean> {
  return (await keptBytes(tx, ownerId)) < MAX_STORED_BYTES;
}

async function bytesOf(tx: Transaction, ownerId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${cvVersions.bytes}), 0)::int` })
    .from(cvVersions)
    .where(eq(cvVersions.ownerId, ownerId));
  return row?.bytes ?? 0;
}

async function keptBytes(tx: Transaction, ownerId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${cvVersions.bytes}), 0)::int` })
    .from(cvVersions)
    .where(sql`${cvVersions.ownerId} = ${ownerId} and ${isKeptForever}`);
  return row?.bytes ?? 0;
}
