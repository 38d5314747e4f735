import type { Failure } from "../attempts/failures.server.ts";

/** What is refused before anything is parsed. */
export function unsafeReason(xml: string): Failure | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return { reason: "wrong-answer", detail: "a DOCTYPE" };
  if (/xmldsig#(rsa-|hmac-)?sha1\b/.test(xml))
    return { reason: "not-signed", detail: "signed with SHA-1; use SHA-256" };
  return null;
}
