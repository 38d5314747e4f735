import type { Profile } from "@node-saml/node-saml";
import { db } from "#db/client.server.ts";
import { signOnAssertions } from "#db/schema/single-sign-on.ts";
import type { Attributes } from "#rules/sign-on.ts";
import type { Answer, Attempt } from "../attempts/attempts.server.ts";
import type { Failure } from "../attempts/failures.server.ts";
import { ourAddresses } from "../provider/addresses.server.ts";
import type { Provider } from "../provider/providers.queries.server.ts";
import type { SignOnRefusal } from "../provider/refusals.ts";
import { readConfirmation } from "./confirmation.ts";
import { keysOf } from "./keys.server.ts";
import { isEncrypted, openEncrypted, withoutEncrypted } from "./open-encrypted.ts";
import {
  attemptIdOf,
  CLOCK_SKEW_MS,
  requestIdOf,
  samlLibrary,
  samlOf,
} from "./saml-client.server.ts";
import { unsafeReason } from "./unsafe-xml.ts";

type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** Where the browser goes to sign in. The request is signed where the provider asks for it. */
export async function samlSignInUrl(provider: Provider, attempt: Attempt): Promise<string> {
  const { universityId, samlWantsSigned } = provider;
  const [signingKey] = samlWantsSigned ? await keysOf(universityId, attempt.createdAt) : [];
  const saml = await samlOf(provider, { requestId: requestIdOf(attempt.id), signingKey });
  return saml.getAuthorizeUrlAsync(attempt.id, undefined, {});
}

type SamlAnswer = { attemptId: string; answer: Answer };

/**
 * What the provider says about the person in a posted answer: signed by it, for us, for this request,
 * now, and for the first time. The library checks signature, audience, issuer and time; recipient,
 * destination and request are checked here, on what was signed, and the database decides on replays.
 */
export async function readSamlAnswer(
  provider: Provider,
  samlResponse: string,
  now: Date,
): Promise<Outcome<SamlAnswer>> {
  const xml = Buffer.from(samlResponse, "base64").toString("utf8");
  const unsafe = unsafeReason(withoutEncrypted(xml));
  if (unsafe) return failed(unsafe.reason, unsafe.detail);
  const opened = isEncrypted(xml) ? await openAnswer(provider, xml, now) : null;
  if (opened && "failure" in opened) return { ok: false, failure: opened.failure };
  try {
    const saml = await samlOf(provider, { openingKey: opened?.key });
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: samlResponse });
    if (!profile) return failed("wrong-answer", "no assertion");
    return await checkProfile(provider, profile, { xml, now });
  } catch (error) {
    const failure = await failureOf(error);
    return { ok: false, failure: opened ? sameAsUnopened(failure) : failure };
  }
}

async function openAnswer({ universityId }: Provider, xml: string, now: Date) {
  const opened = await openEncrypted(xml, await keysOf(universityId, now));
  if (!opened) return { failure: { reason: "encrypted", detail: NOT_OPENED } as Failure };
  const unsafe = unsafeReason(opened.assertion);
  return unsafe ? { failure: sameAsUnopened(unsafe) } : opened;
}

const NOT_OPENED = "not encrypted for a certificate of ours, or with RSA 1.5 or Triple DES";

/**
 * Anyone who changes an encrypted answer bit by bit must not learn from us when it opens: what opens and
 * is not signed has the reason of what does not open. Those who set it up see the difference.
 */
function sameAsUnopened({ reason, detail }: Failure): Failure {
  const isTelling = reason === "not-signed" || reason === "wrong-answer";
  return { reason: isTelling ? "encrypted" : reason, detail };
}

async function checkProfile(
  { universityId, samlEntityId }: Provider,
  profile: Profile,
  { xml, now }: { xml: string; now: Date },
): Promise<Outcome<SamlAnswer>> {
  const { acs } = ourAddresses(universityId);
  if (profile.issuer !== samlEntityId) return failed("wrong-answer", "another issuer");
  const destination = /<[\w-]*:?Response\b[^>]*?\sDestination=["']([^"']*)["']/.exec(xml)?.[1];
  if (destination && destination !== acs) return failed("wrong-audience", "another destination");

  const confirmation = readConfirmation(profile.getAssertion?.(), acs, { now, CLOCK_SKEW_MS });
  if (!confirmation.ok) return failed(confirmation.error, confirmation.error);
  const { inResponseTo, assertionId, expiresAt } = confirmation.value;
  const isNew = await claimAssertion(universityId, assertionId, expiresAt);
  if (!isNew) return failed("used-already", "the assertion was used before");
  return {
    ok: true,
    value: { attemptId: attemptIdOf(inResponseTo), answer: answerOf(profile) },
  };
}

/** False where it was used before: of two who bring it together the database takes one. */
async function claimAssertion(
  universityId: number,
  assertionId: string,
  expiresAt: Date,
): Promise<boolean> {
  const claimed = await db
    .insert(signOnAssertions)
    .values({ universityId, assertionId, expiresAt })
    .onConflictDoNothing()
    .returning({ id: signOnAssertions.assertionId });
  return claimed.length > 0;
}

function answerOf(profile: Profile): Answer {
  const nameId = profile.nameID ?? "";
  const format = profile.nameIDFormat ?? "";
  const attributes: Attributes = { NameID: [nameId] };
  for (const [name, value] of Object.entries((profile.attributes ?? {}) as object)) {
    const values = (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean);
    if (values.length > 0) attributes[name] = values;
  }
  return {
    issuer: profile.issuer,
    subject: lastingSubject({ nameId, format }, attributes),
    attributes,
    isEmailVerified: null,
    sessionIndex: profile.sessionIndex ?? null,
    ticket: { nameId, format, sessionIndex: profile.sessionIndex ?? "" },
  };
}

const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
/** subject-id and pairwise-id (OASIS 2019), then eduPersonPrincipalName and eduPersonUniqueId. */
const LASTING = [
  "urn:oasis:names:tc:SAML:attribute:pairwise-id",
  "urn:oasis:names:tc:SAML:attribute:subject-id",
  "urn:oid:1.3.6.1.4.1.5923.1.1.1.13",
  "urn:oid:1.3.6.1.4.1.5923.1.1.1.6",
];

/** A transient name is another one each time: then an attribute that lasts is who it is, or nothing is. */
function lastingSubject(name: { nameId: string; format: string }, attributes: Attributes): string {
  if (name.format !== TRANSIENT) return name.nameId;
  return LASTING.flatMap((known) => attributes[known] ?? [])[0] ?? "";
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  // A NameID as a value, such as eduPersonTargetedID.
  const nested = JSON.stringify(value ?? "");
  return /"_":"([^"]*)"/.exec(nested)?.[1] ?? "";
}

function failed(reason: SignOnRefusal, detail?: string): { ok: false; failure: Failure } {
  return { ok: false, failure: { reason, detail } };
}

/** The library's sentences, each as one of our reasons. */
const reasons: [RegExp, SignOnRefusal][] = [
  [/audience/i, "wrong-audience"],
  [/InResponseTo is missing/i, "unsolicited"],
  [/InResponseTo/i, "wrong-answer"],
  [/expired|not yet valid|clocks|subject confirmation/i, "wrong-clock"],
  [/decryption key/i, "encrypted"],
  [/signature/i, "not-signed"],
];

async function failureOf(error: unknown): Promise<Failure> {
  const { SamlStatusError } = await samlLibrary();
  const detail = error instanceof Error ? error.message : "";
  if (error instanceof SamlStatusError) return { reason: "provider-refused", detail };
  const found = reasons.find(([pattern]) => pattern.test(detail));
  return { reason: found?.[1] ?? "wrong-answer", detail };
}
