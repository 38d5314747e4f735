import { and, eq, lt, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { passkeys } from "#db/schema/sign-in.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { deviceCookies, openVerifiedSession } from "../auth/open-session.server.ts";
import { recordSignIn } from "../auth/record-sign-in.server.ts";
import { unsafeFindMember } from "../people/find-member.server.ts";
import type { RequestFacts } from "../request-facts.ts";
import { isDeactivated } from "../sign-in/sign-in.server.ts";
import { signOnOnlyFor } from "../single-sign-on/provider/providers.queries.server.ts";
import type { SignedInMember } from "../visitor.ts";
import { claimChallenge, isOurChallenge, newChallenge } from "./challenge.server.ts";
import type { UsedPasskey } from "./passkey.schema.ts";
import { relyingPartyAt } from "./relying-party.server.ts";

/** Nobody is known yet: whose passkey it is, the passkey says. */
const ANYBODY = "";

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes; null where passkeys do not work. */
export function passkeyRequest({ origin }: Pick<RequestFacts, "origin">, now: Date) {
  const rpId = relyingPartyAt(origin);
  if (!rpId) return null;
  const challenge = newChallenge("passkey-sign-in", ANYBODY, now);
  return { rpId, challenge, userVerification: "required" as const };
}

type SignedIn = { member: SignedInMember; cookies: string[] };

/**
 * Signs in with a passkey. The device asked for a finger, a face or a PIN, so it is something
 * one has and something one is or knows: no code is asked for after it.
 */
export async function signInWithPasskey(
  used: UsedPasskey | null,
  facts: RequestFacts,
  now: Date,
): Promise<Result<SignedIn, "passkey-refused" | "deactivated" | "use-university">> {
  const passkey = used ? await findPasskey(used.id) : undefined;
  const counter = used && passkey ? await verify(used, passkey, { facts, now }) : null;
  if (!passkey || counter === null) return no("passkey-refused");
  const { userId } = passkey;
  if (await isDeactivated(userId)) return no("deactivated");
  if ((await signOnOnlyFor(await unsafeFindMember(userId))) !== null) return no("use-university");

  const cookies = await db.transaction(async (tx) => {
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, passkey.id), isHigher(counter)))
      .returning({ id: passkeys.id });
    if (used.length === 0) return null;
    const session = await openVerifiedSession(tx, userId, facts);
    const detail = { way: "passkey", passkey: passkey.name };
    await recordSignIn(tx, { userId, detail, now });
    return session;
  });
  if (!cookies) return no("passkey-refused");
  const member = await unsafeFindMember(userId);
  return ok({ member, cookies: [...cookies, ...(await deviceCookies(member.email, facts, now))] });
}

/** A device that counts must have counted on, or there is a copy of it. Most do not count and say nought. */
function isHigher(counter: number) {
  return or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
  );
}

async function findPasskey(credentialId: string) {
  const [passkey] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      name: passkeys.name,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** The device's count, once its answer was found to be true and new; else null. */
async function verify(
  used: UsedPasskey,
  { credentialId, publicKey, counter }: Found,
  { facts, now }: { facts: RequestFacts; now: Date },
): Promise<number | null> {
  const rpId = relyingPartyAt(facts.origin);
  if (!rpId) return null;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  let challenge = "";
  const isAsked = (asked: string) => {
    challenge = asked;
    return isOurChallenge("passkey-sign-in", ANYBODY, asked, now);
  };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: used,
      expectedChallenge: isAsked,
      expectedOrigin: facts.origin,
      expectedRPID: rpId,
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, "base64url"), counter },
      requireUserVerification: true,
    });
    const isNew = verified && (await claimChallenge(challenge, now));
    return isNew ? authenticationInfo.newCounter : null;
  } catch {
    return null; // It throws for every way in which an answer can be false.
  }
}
