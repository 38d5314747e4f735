import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { signOnIdentities, signOnProviders } from "#db/schema/single-sign-on.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidateUniversities } from "#domain/universities/universities.queries.server.ts";
import { type OutsideRefusal, outsideRefusals } from "#platform/outside/fetch-outside.server.ts";
import { isLoopbackProvider } from "#platform/outside/loopback-transport.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { AttributeMapping } from "#rules/sign-on.ts";
import { accountAudit } from "../../audit-kinds.ts";
import { findProvider, type Provider } from "../provider/providers.queries.server.ts";
import { type ProviderRefusal, providerRefusals } from "../provider/refusals.ts";
import { seal } from "../provider/sealing.server.ts";
import { type IdpMetadata, readMetadata } from "../saml/read-metadata.ts";
import { fetchMetadata } from "./fetch-metadata.server.ts";
import type { OidcInput, SamlInput, SwitchInput } from "./provider.schema.ts";

/** A university's admin, whose own university it is about. */
type Admin = { id: string; universityId: number };

export type SaveRefusal = ProviderRefusal | OutsideRefusal;

/** What the admin reads when saving says no. */
export function sentenceOfSaving(refusal: SaveRefusal): string {
  return { ...outsideRefusals, ...providerRefusals }[refusal];
}

/** Saves the OpenID provider of the admin's university. Whatever was saved for SAML ends. */
export async function saveOidc(
  admin: Admin,
  { issuer, clientId, clientSecret, ...mapping }: OidcInput,
  now: Date,
): Promise<Result<{}, "not-https" | "secret-needed" | "secret-again">> {
  if (!isAllowedUrl(issuer)) return no("not-https");
  const before = await findProvider(admin.universityId);
  // A secret is shown to the issuer it was entered for, and to no other.
  const isSameClient = before?.oidcIssuer === issuer && before.oidcClientId === clientId;
  const kept = isSameClient ? before.oidcSecret : null;
  const oidcSecret = clientSecret ? await seal(clientSecret) : kept;
  if (!oidcSecret) return no(before?.oidcSecret ? "secret-again" : "secret-needed");
  await save(admin, {
    ...{ protocol: "oidc", oidcIssuer: issuer, oidcClientId: clientId, oidcSecret, mapping },
    ...noSaml,
    updatedAt: now,
  });
  return ok({});
}

const noSaml = {
  samlEntityId: null,
  samlSignInUrl: null,
  samlLogoutUrl: null,
  samlCertificates: [],
  samlWantsSigned: false,
  samlMetadataUrl: null,
  samlMetadataReadAt: null,
  samlMetadataProblem: null,
};
const noOidc = { oidcIssuer: null, oidcClientId: null, oidcSecret: null };

/** Saves the SAML provider of the admin's university from its metadata. */
export async function saveSaml(
  admin: Admin,
  { metadataUrl, metadataXml, ...mapping }: SamlInput,
  now: Date,
): Promise<Result<{}, SaveRefusal>> {
  const before = await findProvider(admin.universityId);
  const isKept = !metadataUrl && !metadataXml && before?.protocol === "saml";
  if (isKept) {
    await save(admin, { ...before, mapping, updatedAt: now });
    return ok({});
  }
  // A file that somebody chose outweighs an address.
  const xml = metadataXml ? ok(metadataXml) : await fetchMetadata(metadataUrl);
  if (!xml.ok) return xml;
  const read = readMetadata(xml.value, isAllowedUrl);
  if (!read.ok) return read;
  await save(admin, {
    protocol: "saml",
    ...columnsOf(read.value),
    samlMetadataUrl: metadataXml ? null : metadataUrl,
    samlMetadataReadAt: now,
    samlMetadataProblem: null,
    ...noOidc,
    mapping,
    updatedAt: now,
  });
  return ok({});
}

export function columnsOf(metadata: IdpMetadata) {
  const { entityId, signInUrl, logoutUrl, certificates, wantsSigned } = metadata;
  return {
    samlWantsSigned: wantsSigned,
    samlEntityId: entityId,
    samlSignInUrl: signInUrl,
    samlLogoutUrl: logoutUrl,
    samlCertificates: certificates,
  };
}

/** Switches it on or off, and says whether passwords go on working. */
export async function switchSignOn(
  admin: Admin,
  { isOn, mode }: SwitchInput,
  now: Date,
): Promise<Result<{}, "not-complete">> {
  const switched = await db.transaction(async (tx) => {
    const rows = await tx
      .update(signOnProviders)
      .set({ isOn, mode, updatedAt: now })
      .where(eq(signOnProviders.universityId, admin.universityId))
      .returning({ id: signOnProviders.universityId });
    if (rows.length === 0) return false;
    await note(tx, admin, { isOn: isOn ? "on" : "off", mode });
    return true;
  });
  if (!switched) return no("not-complete");
  invalidateUniversities();
  return ok({});
}

/** Everybody is linked again, by their address, when they next come. */
export async function deleteIdentities({ id, universityId }: Admin): Promise<void> {
  await db.transaction(async (tx) => {
    const isOurs = eq(signOnIdentities.universityId, universityId);
    const gone = await tx
      .delete(signOnIdentities)
      .where(isOurs)
      .returning({ userId: signOnIdentities.userId });
    const detail = { people: String(gone.length) };
    const about = { actorId: id, universityId, detail };
    await record(tx, accountAudit["sign-on-links-forgotten"], about);
  });
}

type Saved = Omit<Partial<Provider>, "universityId" | "isOn" | "mode"> & {
  protocol: Provider["protocol"];
  mapping: AttributeMapping;
  updatedAt: Date;
};

async function save(admin: Admin, saved: Saved): Promise<void> {
  const { universityId } = admin;
  await db.transaction(async (tx) => {
    await tx
      .insert(signOnProviders)
      .values({ ...saved, universityId })
      .onConflictDoUpdate({ target: signOnProviders.universityId, set: saved });
    await note(tx, admin, { protocol: saved.protocol });
  });
  invalidateUniversities();
}

function note(
  tx: Parameters<typeof record>[0],
  { id, universityId }: Admin,
  detail: Record<string, string>,
) {
  return record(tx, accountAudit["sign-on-saved"], { actorId: id, universityId, detail });
}

/** An address that browsers and we may be sent to. */
export function isAllowedUrl(url: string): boolean {
  return URL.parse(url)?.protocol === "https:" || isLoopbackProvider(url);
}
