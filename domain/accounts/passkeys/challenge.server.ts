import { randomUUID } from "node:crypto";
import { countFailure } from "#platform/limits.server.ts";
import { hashed, sign, verifySigned } from "#platform/signing.server.ts";

/** A sign-in page may stand open for a while before somebody chooses their passkey. */
const MINUTES = 60;

type Purpose = "passkey-add" | "passkey-sign-in";

/**
 * What an authenticator is asked to sign. Ours by its signature, so that a page which nobody
 * uses costs no row; which one was used is noted when it is.
 */
export function newChallenge(purpose: Purpose, userId: string, now: Date): string {
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000);
  return Buffer.from(sign(purpose, `${randomUUID()} ${userId}`, expiresAt)).toString("base64url");
}

/** Whether it is one of ours, for this purpose and this person, and not too old. */
export function isOurChallenge(purpose: Purpose, userId: string, challenge: string, now: Date) {
  const payload = verifySigned(purpose, Buffer.from(challenge, "base64url").toString(), now);
  return payload !== null && payload.slice(payload.indexOf(" ") + 1) === userId;
}

/** Uses a challenge up. False the second time: of two answers to one the database takes one. */
export async function claimChallenge(challenge: string, now: Date): Promise<boolean> {
  const [payload] = Buffer.from(challenge, "base64url").toString().split(".");
  const once = { limit: 1, windowSeconds: 2 * MINUTES * 60 };
  const key = `passkey:${hashed("limits", payload ?? "")}`;
  return !(await countFailure(key, once, now)).over;
}
