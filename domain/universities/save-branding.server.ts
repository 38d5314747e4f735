import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { universities } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { EVERYTHING, invalidatePages } from "#platform/page-cache.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { universityAudit } from "./audit-kinds.ts";
import type { BrandingInput } from "./office.schema.ts";
import { mayBrand } from "./set-logo.server.ts";

/** Colour, words and links of a university's own site. */
export async function saveBranding(
  actor: Member,
  universityId: number,
  branding: BrandingInput,
): Promise<Result<{}, "forbidden">> {
  if (!mayBrand(actor, universityId)) return no("forbidden");
  await db.transaction(async (tx) => {
    await tx.update(universities).set(branding).where(eq(universities.id, universityId));
    const detail = { colour: branding.brandColour };
    const about = { actorId: actor.id, universityId, detail };
    await record(tx, universityAudit["branding-changed"], about);
  });
  // Its colour stands on every page of the microsite, whatever else the page shows.
  invalidatePages(EVERYTHING);
  return ok({});
}
