import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { signOnProviders } from "#db/schema/single-sign-on.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { log } from "#platform/log.server.ts";
import { no, type Result } from "#rules/result.ts";
import { accountAudit } from "../../audit-kinds.ts";
import { findProvider, unsafeListMetadataUrls } from "../provider/providers.queries.server.ts";
import { type IdpMetadata, readMetadata } from "../saml/read-metadata.ts";
import { fetchMetadata } from "./fetch-metadata.server.ts";
import { columnsOf, isAllowedUrl, type SaveRefusal } from "./save-provider.server.ts";

/** Reads every provider's metadata again. What cannot be read changes nothing, and its admins see why. */
export async function refreshMetadata(now: Date): Promise<void> {
  for (const { universityId, url } of await unsafeListMetadataUrls()) {
    if (!url) continue;
    const read = await readAgain(universityId, url);
    if (read.ok) {
      await keepRead(universityId, url, read.value, now);
      continue;
    }
    log.warn({ universityId, problem: read.error }, "SAML metadata was not renewed");
    await db
      .update(signOnProviders)
      .set({ samlMetadataProblem: read.error })
      .where(isStillRead(universityId, url));
  }
}

/** Not where somebody has saved another address meanwhile. */
function isStillRead(universityId: number, url: string) {
  return and(
    eq(signOnProviders.universityId, universityId),
    eq(signOnProviders.samlMetadataUrl, url),
  );
}

/** Nobody's hand changed it, so the trail says what did, and what. */
async function keepRead(
  universityId: number,
  url: string,
  metadata: IdpMetadata,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isRead = isStillRead(universityId, url);
    const [before] = await tx.select().from(signOnProviders).where(isRead).for("update");
    if (!before) return;
    const columns = columnsOf(metadata);
    const set = { ...columns, samlMetadataReadAt: now, samlMetadataProblem: null };
    await tx.update(signOnProviders).set(set).where(isRead);
    const changed = changedIn(before, columns);
    if (changed.length === 0) return;
    const detail = { changed: changed.join(", "), by: "nightly reading" };
    await record(tx, accountAudit["sign-on-metadata-changed"], { universityId, detail });
  });
}

const parts = {
  samlCertificates: "certificates",
  samlSignInUrl: "sign-in address",
  samlLogoutUrl: "sign-out address",
  samlWantsSigned: "signed requests",
} as const;

type Read = ReturnType<typeof columnsOf>;

function changedIn(before: typeof signOnProviders.$inferSelect, after: Read): string[] {
  const names = Object.keys(parts) as (keyof typeof parts)[];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => parts[name]);
}

async function readAgain(
  universityId: number,
  url: string,
): Promise<Result<IdpMetadata, SaveRefusal>> {
  const fetched = await fetchMetadata(url);
  if (!fetched.ok) return fetched;
  const read = readMetadata(fetched.value, isAllowedUrl);
  const known = await findProvider(universityId);
  // A certificate may change by itself; who the provider is, only somebody's hand may change.
  if (read.ok && read.value.entityId !== known?.samlEntityId) return no("metadata-other-provider");
  return read;
}
