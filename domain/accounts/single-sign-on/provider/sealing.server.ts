import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { settings } from "#platform/settings.server.ts";

/** Encrypts with the app's secret, as the secrets of two-step sign-in are. */
export function seal(text: string): Promise<string> {
  return symmetricEncrypt({ key: settings().appSecret, data: text });
}

/** Null where it was encrypted with another secret. */
export async function unseal(sealed: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: settings().appSecret, data: sealed });
  } catch {
    return null; // The app's secret was changed since: see docs/runbooks/rotate-secret.md.
  }
}
