import { sign, verifySignedRow } from "#platform/signing.server.ts";

const PURPOSE = "event-place";

/** The key to one registration. It goes only to the address that registered. */
export function placeToken(registrationId: number): string {
  return sign(PURPOSE, String(registrationId));
}

/** The registration a link is about; null where the link is not one of ours. */
export function registrationIn(token: string, now: Date): number | null {
  return verifySignedRow(PURPOSE, token, now);
}
