import { inflateRawSync } from "node:zlib";
import type { Profile, SAML } from "@node-saml/node-saml";
import { db } from "#db/client.server.ts";
import { signOnAssertions } from "#db/schema/single-sign-on.ts";
import { ourAddresses } from "../provider/addresses.server.ts";
import type { Provider } from "../provider/providers.queries.server.ts";
import { keysOf } from "./keys.server.ts";
import { CLOCK_SKEW_MS, samlOf } from "./saml-client.server.ts";
import { unsafeReason } from "./unsafe-xml.ts";

/** How old a request to sign out may be. */
const MAX_AGE_MS = 5 * 60_000;

/** Where somebody signs out of the provider; null where it has no such place. */
export async function samlSignOutUrl(
  provider: Provider,
  { nameId = "", format = "", sessionIndex = "" }: Record<string, string>,
  now: Date,
): Promise<string | null> {
  if (!provider.samlLogoutUrl) return null;
  const person = { nameID: nameId, nameIDFormat: format, sessionIndex } as Profile;
  const saml = await signingSaml(provider, now);
  return saml.getLogoutUrlAsync(person, "", {});
}

/** Messages about signing out have to be signed (SAML profiles 4.4.3.1), whatever requests are. */
async function signingSaml(provider: Provider, now: Date): Promise<SAML> {
  const [signingKey] = await keysOf(provider.universityId, now);
  return samlOf(provider, { signingKey });
}

type LogoutMessage =
  /** The provider's word that somebody who began here is signed out. */
  | { kind: "done" }
  /** Somebody signed out there; `answerUrl` carries our word that it is done here too. */
  | { kind: "asked"; nameId: string; sessionIndex: string | null; answerUrl: string };

type Sent = { query: string } | { samlRequest: string; relayState: string };

/** A message about signing out, by redirect or by form; null where it is not signed, old or used. */
export async function readLogoutMessage(
  provider: Provider,
  sent: Sent,
  now: Date,
): Promise<LogoutMessage | null> {
  try {
    const saml = await signingSaml(provider, now);
    const { profile, relayState, xml } = await ("query" in sent
      ? readRedirect(saml, sent.query)
      : readPosted(saml, sent));
    if (!profile) return { kind: "done" };
    if (!isForUsNow(xml, ourAddresses(provider.universityId).logout, now)) return null;
    if (!(await claimRequest(provider.universityId, profile, now))) return null;
    return {
      kind: "asked",
      nameId: profile.nameID,
      sessionIndex: profile.sessionIndex ?? null,
      answerUrl: await saml.getLogoutResponseUrlAsync(profile, relayState, {}, true),
    };
  } catch {
    return null; // The library throws for everything that is wrong with a message.
  }
}

type Read = { profile: Profile | null; relayState: string; xml: string };
/** Some kilobytes are usual; what unpacks to far more is not read. */
const MAX_INFLATED = { maxOutputLength: 200_000 };

async function readRedirect(saml: SAML, query: string): Promise<Read> {
  const message = partsOf(query);
  const { SAMLRequest: request, RelayState: relayState = "" } = message;
  // The library lets a request without a signature pass. An answer ends nothing here, so it may.
  if (request && !message.Signature) throw new Error("Not signed");
  if (/rsa-sha1$/.test(message.SigAlg ?? "")) throw new Error("Signed with SHA-1");
  const xml = request ? inflateRawSync(Buffer.from(request, "base64"), MAX_INFLATED) : null;
  const { profile } = await saml.validateRedirectAsync(message, query);
  return { profile, relayState, xml: xml?.toString("utf8") ?? "" };
}

const PARTS = ["SAMLRequest", "SAMLResponse", "RelayState", "SigAlg", "Signature"];

/**
 * The parts of a message in an address, each once and under its plain name. The library looks for what
 * was signed by its own reading of the address: a second request in it would pass for the signed one.
 */
function partsOf(query: string): Record<string, string> {
  const names = query.split("&").map((part) => part.split("=")[0]!);
  const isPlain =
    names.every((name) => PARTS.includes(name)) && names.length === new Set(names).size;
  if (!isPlain || (names.includes("SAMLRequest") && names.includes("SAMLResponse")))
    throw new Error("Not a message");
  return Object.fromEntries(new URLSearchParams(query));
}

async function readPosted(
  saml: SAML,
  sent: { samlRequest: string; relayState: string },
): Promise<Read> {
  const xml = Buffer.from(sent.samlRequest, "base64").toString("utf8");
  const unsafe = unsafeReason(xml);
  if (unsafe) throw new Error(unsafe.detail);
  const { profile } = await saml.validatePostRequestAsync({ SAMLRequest: sent.samlRequest });
  return { profile: profile ?? null, relayState: sent.relayState, xml };
}

/** Of a signed request: sent lately, and to us if it says to whom. */
function isForUsNow(xml: string, ours: string, now: Date): boolean {
  const head = /<[\w-]*:?LogoutRequest\b[^>]*>/.exec(xml)?.[0] ?? "";
  const value = (name: string) => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(head)?.[1];
  const age = now.getTime() - Date.parse(value("IssueInstant") ?? "");
  const destination = value("Destination");
  return Math.abs(age) <= MAX_AGE_MS && (!destination || destination === ours);
}

/** A request works once: its ID is remembered beside those of assertions. */
async function claimRequest(universityId: number, { ID }: Profile, now: Date): Promise<boolean> {
  if (!ID) return false;
  const expiresAt = new Date(now.getTime() + MAX_AGE_MS + CLOCK_SKEW_MS);
  const claimed = await db
    .insert(signOnAssertions)
    .values({ universityId, assertionId: ID, expiresAt })
    .onConflictDoNothing()
    .returning({ id: signOnAssertions.assertionId });
  return claimed.length > 0;
}
