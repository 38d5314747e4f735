import { sign, verifySignedRow } from "#platform/signing.server.ts";

const PURPOSE = "meeting";
const LIST = "meeting-waiting";

/** The key to one meeting. It goes only to the person who booked it. */
export function meetingToken(meetingId: number): string {
  return sign(PURPOSE, String(meetingId));
}

/** The meeting a link is about; null where the link is not one of ours. */
export function meetingIn(token: string, now: Date): number | null {
  return verifySignedRow(PURPOSE, token, now);
}

/** The key to one's turn on a waiting list. */
export function waitingToken(waitingId: number): string {
  return sign(LIST, String(waitingId));
}

export function waitingIn(token: string, now: Date): number | null {
  return verifySignedRow(LIST, token, now);
}
