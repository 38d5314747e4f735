import type { SAML } from "@node-saml/node-saml";
import { ATTEMPT_MINUTES, findAttempt } from "../attempts/attempts.server.ts";
import { ourAddresses } from "../provider/addresses.server.ts";
import { findProvider, type Provider } from "../provider/providers.queries.server.ts";
import { keysOf, type OwnKey } from "./keys.server.ts";

/** How far the provider's clock may be from ours. */
export const CLOCK_SKEW_MS = 120_000;

/** A SAML request's ID may not begin with a digit. */
export const requestIdOf = (attemptId: string) => `_${attemptId}`;
export const attemptIdOf = (requestId: string) => requestId.replace(/^_/, "");

type Own = {
  /** The ID of the message that is to be made. */
  requestId?: string;
  /** Signs the messages we make. */
  signingKey?: OwnKey | undefined;
  /** Opens an encrypted answer. */
  openingKey?: OwnKey | undefined;
};

/** The library with all it needs is 130 files, which most processes never use. */
export const samlLibrary = () => import("@node-saml/node-saml");

/** The library, set up for one university. */
export async function samlOf(
  provider: Provider,
  { requestId, signingKey, openingKey }: Own = {},
): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await samlLibrary();
  const ours = ourAddresses(provider.universityId);
  return new SAML({
    issuer: ours.entityId,
    callbackUrl: ours.acs,
    audience: ours.entityId,
    logoutCallbackUrl: ours.logout,
    entryPoint: provider.samlSignInUrl ?? "",
    logoutUrl: provider.samlLogoutUrl ?? "",
    idpIssuer: provider.samlEntityId ?? "",
    idpCert: provider.samlCertificates,
    // One of the two has to be signed, and only what is signed is read; providers differ in which.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    signatureAlgorithm: "sha256",
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: ATTEMPT_MINUTES * 60_000,
    cacheProvider: attemptsAsCache,
    ...(requestId && { generateUniqueId: () => requestId }),
    ...(signingKey && { privateKey: signingKey.privateKey }),
    ...(openingKey && { decryptionPvk: openingKey.privateKey }),
  });
}

/** The library asks here whether we sent a request; which answer is taken, the attempt's row decides. */
const attemptsAsCache = {
  saveAsync: async () => null,
  getAsync: async (requestId: string) => {
    const attempt = await findAttempt(attemptIdOf(requestId));
    return attempt?.createdAt.toISOString() ?? null;
  },
  removeAsync: async () => null,
};

/** What a university's IT team gives its provider. There before anything is set up. */
export async function ourMetadata(universityId: number, now: Date): Promise<string> {
  const { entityId, acs, logout } = ourAddresses(universityId);
  const keys = await keysOf(universityId, now);
  const newest = keys.at(-1)!;
  const provider = await findProvider(universityId);
  const { SAML } = await samlLibrary();
  const saml = new SAML({
    issuer: entityId,
    callbackUrl: acs,
    logoutCallbackUrl: logout,
    idpCert: "not needed for metadata",
    identifierFormat: null,
    wantAssertionsSigned: true,
    // The same text each time: those who watch it for changes should see none.
    generateUniqueId: () => `_waymark-${universityId}`,
    privateKey: newest.privateKey,
    decryptionPvk: newest.privateKey,
  });
  const signing = keys.map(({ certificate }) => certificate);
  const xml = saml.generateServiceProviderMetadata(newest.certificate, signing);
  return withRedirectLogout(provider?.samlWantsSigned ? xml : withUnsignedRequests(xml));
}

/** The library says that requests are signed where there is a key; ours are where they have to be. */
function withUnsignedRequests(xml: string): string {
  return xml.replace('AuthnRequestsSigned="true"', 'AuthnRequestsSigned="false"');
}

/** The library names the posted form alone; we take both. */
function withRedirectLogout(xml: string): string {
  return xml.replace(
    /<SingleLogoutService\b[^>]*HTTP-POST[^>]*\/>/,
    (posted) => posted.replace("HTTP-POST", "HTTP-Redirect") + posted,
  );
}
