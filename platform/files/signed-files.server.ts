import { hashed, sign, verifySigned } from "../signing.server.ts";

const PURPOSE = "file";

/**
 * The part of an address that opens one file for one holder, such as a session, until a moment.
 * Copied to anybody else it opens nothing. Who the holder is cannot be read off it.
 */
export function signFile(fileId: string, holder: string, expiresAt: Date): string {
  return sign(PURPOSE, `${fileId}.${hashed(PURPOSE, holder)}`, expiresAt);
}

/** The file's id; null where the token is false, too old, or another's. */
export function openSignedFile(token: string, holder: string, now: Date): string | null {
  const [fileId, owner] = verifySigned(PURPOSE, token, now)?.split(".") ?? [];
  return fileId && owner === hashed(PURPOSE, holder) ? fileId : null;
}
