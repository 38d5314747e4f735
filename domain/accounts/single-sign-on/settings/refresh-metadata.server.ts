import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { signOnProviders } from "#db/schema/single-sign-on.ts";
import { log } from "#platform/log.server.ts";
import { no, type Result } from "#rules/result.ts";
import { findProvider, unsafeListMetadataUrls } from "../provider/providers.queries.server.ts";
import { type IdpMetadata, readMetadata } from "../saml/read-metadata.ts";
import { fetchMetadata } from "./fetch-metadata.server.ts";
import { columnsOf, isAllowedUrl, type SaveRefusal } from "./save-provider.server.ts";

/** Reads every provider's metadata again. What cannot be read changes nothing, and its admins see why. */
export async function refreshMetadata(now: Date): Promise<void> {
  for (const { universityId, url } of await unsafeListMetadataUrls()) {
    if (!url) continue;
    const read = await readAgain(universityId, url);
    if (!read.ok) log.warn({ universityId, problem: read.error }, "SAML metadata was not renewed");
    const set = read.ok
      ? { ...columnsOf(read.value), samlMetadataReadAt: now, samlMetadataProblem: null }
      : { samlMetadataProblem: read.error };
    await db
      .update(signOnProviders)
      .set(set)
      // Not where somebody has saved another address meanwhile.
      .where(
        and(
          eq(signOnProviders.universityId, universityId),
          eq(signOnProviders.samlMetadataUrl, url),
        ),
      );
  }
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
