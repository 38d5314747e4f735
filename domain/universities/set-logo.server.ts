import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { universities } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { EVERYTHING, forgetPages } from "#platform/page-cache.server.ts";
import { readPicture } from "#platform/pictures.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { universityAudit } from "./audit-kinds.ts";
import { addPicture, storePicture } from "./pictures.server.ts";
import type { LogoRefusal } from "./refusals.ts";
import { findUniversity } from "./universities.queries.server.ts";

const LIMITS = { bytes: 2 * 1024 * 1024, pixels: 4_000_000, longestSide: 512 };

/** Shows a university by this picture from now on. Only our staff may. */
export async function setLogo(
  actor: Member,
  universityId: number,
  bytes: Buffer,
): Promise<Result<{ logoId: string }, LogoRefusal>> {
  if (!staffMay(actor, "change-settings")) return no("forbidden");
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
  forgetPages(EVERYTHING);
  return ok({ logoId });
}

/** Goes back to the crest we drew. The picture itself goes with the next housekeeping. */
export async function removeLogo(
  actor: Member,
  universityId: number,
): Promise<Result<{}, "forbidden" | "not-found">> {
  if (!staffMay(actor, "change-settings")) return no("forbidden");
  if (!(await findUniversity(universityId))) return no("not-found");

  await db.transaction(async (tx) => {
    await tx.update(universities).set({ logoId: null }).where(eq(universities.id, universityId));
    await record(tx, universityAudit["university-logo-removed"], {
      actorId: actor.id,
      universityId,
    });
  });
  forgetPages(EVERYTHING);
  return ok({});
}
