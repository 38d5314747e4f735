import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { users } from "#db/schema/accounts.ts";
import { passkeys } from "#db/schema/sign-in.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { PasskeyRefusal } from "../refusals.ts";
import type { RequestFacts } from "../request-facts.ts";
import { askPasswordAgain } from "../sign-in/ask-password-again.server.ts";
import { deviceName } from "../sign-in/device-name.ts";
import type { SignedInMember } from "../visitor.ts";
import { claimChallenge, isOurChallenge, newChallenge } from "./challenge.server.ts";
import { notifyPasskeyChanged } from "./notify-passkey-changed.server.ts";
import type { MadePasskey } from "./passkey.schema.ts";
import { relyingPartyAt } from "./relying-party.server.ts";

const MAX_PASSKEYS = 10;

/** What `PublicKeyCredential.parseCreationOptionsFromJSON` takes. */
export type CreationOptions = Awaited<ReturnType<typeof optionsFor>>;

/** Asks for the password, then says what the browser is to make. Nothing is added yet. */
export async function startPasskey(
  member: SignedInMember,
  password: string,
  facts: RequestFacts,
): Promise<Result<CreationOptions, PasskeyRefusal>> {
  const now = new Date();
  const asked = await askPasswordAgain(member.id, password, now);
  if (!asked.ok) return asked;
  const rpId = relyingPartyAt(facts.origin);
  if (!rpId) return no("not-here");
  return ok(await optionsFor(member, rpId, now));
}

async function optionsFor(member: SignedInMember, rpId: string, now: Date) {
  const known = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, member.id));
  return {
    rp: { id: rpId, name: "Waymark" },
    user: {
      id: Buffer.from(member.id).toString("base64url"),
      name: member.email,
      displayName: member.name,
    },
    challenge: newChallenge("passkey-add", member.id, now),
    // Ed25519, P-256 and RSA: between them every authenticator.
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key" as const, alg })),
    excludeCredentials: known.map((one) => ({ ...one, type: "public-key" as const })),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true,
      userVerification: "required" as const,
    },
    attestation: "none" as const,
  };
}

type Made = { made: MadePasskey | null; name: string | null };

/** Keeps the passkey that the browser made, if it was asked for by this person. */
export async function addPasskey(
  member: SignedInMember,
  { made, name }: Made,
  facts: RequestFacts,
): Promise<Result<{}, PasskeyRefusal>> {
  const now = new Date();
  const credential = made ? await verify(member, made, facts) : null;
  if (!credential) return no("not-made");
  const added = {
    id: randomUUID(),
    userId: member.id,
    name: name ?? deviceName(facts.userAgent),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: made!.response.transports,
    createdAt: now,
  };
  try {
    const isAdded = await db.transaction((tx) => store(tx, member, added));
    outdateSessions(member.id);
    return isAdded ? ok({}) : no("too-many");
  } catch (error) {
    if (violates(error, "passkeys_credential_unique")) return no("already-added");
    throw error;
  }
}

async function verify(member: SignedInMember, made: MadePasskey, { origin }: RequestFacts) {
  const rpId = relyingPartyAt(origin);
  if (!rpId) return null;
  const now = new Date();
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const isAsked = async (challenge: string) =>
    isOurChallenge("passkey-add", member.id, challenge, now) && claimChallenge(challenge, now);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: made as Parameters<typeof verifyRegistrationResponse>[0]["response"],
      expectedChallenge: isAsked,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null; // It throws for every way in which an answer can be false.
  }
}

async function store(
  tx: Transaction,
  member: SignedInMember,
  added: typeof passkeys.$inferInsert,
): Promise<boolean> {
  // Of two who add the eleventh together the second sees what the first did.
  await tx.update(users).set({ hasPasskey: true }).where(eq(users.id, member.id));
  if ((await tx.$count(passkeys, eq(passkeys.userId, member.id))) >= MAX_PASSKEYS) return false;
  await tx.insert(passkeys).values(added);
  await notifyPasskeyChanged(tx, member, { kind: "passkey-added", passkey: added.name });
  return true;
}
