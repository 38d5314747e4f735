import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { universities } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { EVERYTHING, invalidatePages } from "#platform/page-cache.server.ts";
import { readPicture } from "#platform/pictures.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { universityAudit } from "./audit-kinds.ts";
import { addPicture, storePicture } from "./pictures.server.ts";
import type { LogoRefusal } from "./refusals.ts";
import { findUniversity } from "./universities.queries.server.ts";

const LIMITS = { bytes: 2 * 1024 * 1024, pixels: 4_000_000, longestSide: 512 };

/** Our staff brand any university, an owner of its careers service their own. */
export function mayBrand(actor: Member, universityId: number): boolean {
  const isOwn = actor.universityId === universityId;
  return staffMay(actor, "change-settings") || (isOwn && officeMay(actor, "change-settings"));
}

/** Shows a university by this picture from now on. */
export async function setLogo(
  actor: Member,
  universityId: number,
  bytes: Buffer,
): Promise<Result<{ logoId: string }, LogoRefusal>> {
  if (!mayBrand(actor, universityId)) return no("forbidden");
  if (!(await findUniversity(universityId))) return no("not-found");
  const picture = await readPicture(bytes, LIMITS);
  if (!picture.ok) return picture;

  const stored = await storePicture(picture.value);
  const logoId = await db.transaction(async (tx) => {
    const id = await addPicture(tx, stored);
    await tx.update(universities).set({ logoId: id }).where(eq(universities.id, universityId));
    await record(tx, universityAudit["university-logo-changed"], {
      actorId: actor.id,
      universityId,
    });
    return id;
  });
  // It stands on every page of the microsite, whatever else the page shows.
  invalidatePages(EVERYTHING);
  return ok({ logoId });
}

/** Goes back to the crest we drew. The picture itself goes with the next housekeeping. */
export async function removeLogo(
  actor: Member,
  universityId: number,
): Promise<Result<{}, "forbidden" | "not-found">> {
  if (!mayBrand(actor, universityId)) return no("forbidden");
  if (!(await findUniversity(universityId))) return no("not-found");

  await db.transaction(async (tx) => {
    await tx.update(universities).set({ logoId: null }).where(eq(universities.id, universityId));
    await record(tx, universityAudit["university-logo-removed"], {
      actorId: actor.id,
      universityId,
    });
  });
  invalidatePages(EVERYTHING);
  return ok({});
}
