import type { Profile } from "@node-saml/node-saml";
import { db } from "#db/client.server.ts";
import { signOnAssertions } from "#db/schema/single-sign-on.ts";
import type { Provider } from "../provider/providers.queries.server.ts";
import { CLOCK_SKEW_MS, samlOf } from "./saml-client.server.ts";

/** How old a request to sign out may be. */
const MAX_AGE_MS = 5 * 60_000;

/** Where somebody signs out of the provider; null where it has no such place. */
export async function samlSignOutUrl(
  provider: Provider,
  { nameId = "", format = "", sessionIndex = "" }: Record<string, string>,
): Promise<string | null> {
  if (!provider.samlLogoutUrl) return null;
  const person = { nameID: nameId, nameIDFormat: format, sessionIndex } as Profile;
  return samlOf(provider).getLogoutUrlAsync(person, "", {});
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
  const saml = samlOf(provider);
  try {
    const { profile, relayState } = await ("query" in sent
      ? readRedirect(saml, sent.query)
      : readPosted(saml, sent));
    if (!profile) return { kind: "done" };
    const isFresh = await claimRequest(provider.universityId, profile, now);
    if (!isFresh) return null;
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

type Saml = ReturnType<typeof samlOf>;

async function readRedirect(saml: Saml, query: string) {
  const asked = new URLSearchParams(query);
  const relayState = asked.get("RelayState") ?? "";
  const message = Object.fromEntries(asked);
  // The library lets a request without a signature pass. An answer ends nothing here, so it may.
  if (asked.has("SAMLRequest") && !asked.get("Signature")) throw new Error("Not signed");
  if (/rsa-sha1$/.test(asked.get("SigAlg") ?? "")) throw new Error("Signed with SHA-1");
  const { profile } = await saml.validateRedirectAsync(message, query);
  return { profile, relayState };
}

async function readPosted(saml: Saml, sent: { samlRequest: string; relayState: string }) {
  const { profile } = await saml.validatePostRequestAsync({ SAMLRequest: sent.samlRequest });
  return { profile: profile ?? null, relayState: sent.relayState };
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
