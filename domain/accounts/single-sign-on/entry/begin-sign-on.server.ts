import type { SignOnPurpose } from "#rules/sign-on.ts";
import { beginAttempt } from "../attempts/attempts.server.ts";
import { noteFailure } from "../attempts/failures.server.ts";
import { oidcSignInUrl } from "../oidc/oidc.server.ts";
import { findProvider } from "../provider/providers.queries.server.ts";
import type { SignOnRefusal } from "../provider/refusals.ts";
import { samlSignInUrl } from "../saml/saml.server.ts";

type Beginning = {
  universityId: number;
  purpose: Extract<SignOnPurpose, "sign-in" | "try">;
  /** Who tries the settings. */
  userId: string | null;
  origin: string;
  next: string | null;
  /** The invitation they came with, and when they followed it. */
  referralCode?: string | null;
  referredAt?: Date | null;
};

/** A no with what the page says and the code under it. */
export type Refused = { reason: SignOnRefusal; reference: string | null };
type Begun = { url: string; browserSecret: string };

/** Sends a browser to its university. A test may use settings that are not switched on yet. */
export async function beginSignOn(
  beginning: Beginning,
  now: Date,
): Promise<{ ok: true; value: Begun } | { ok: false; refused: Refused }> {
  const provider = await findProvider(beginning.universityId);
  const isTry = beginning.purpose === "try";
  if (!provider || !(provider.isOn || isTry)) {
    return { ok: false, refused: { reason: "not-set-up", reference: null } };
  }
  const { attempt, browserSecret } = await beginAttempt(beginning, now);
  const url =
    provider.protocol === "oidc"
      ? await oidcSignInUrl(provider, attempt)
      : { ok: true as const, value: await samlSignInUrl(provider, attempt) };
  if (url.ok) return { ok: true, value: { url: url.value, browserSecret } };

  const about = { universityId: beginning.universityId, isTry };
  const reference = await noteFailure(about, url.failure, now);
  return { ok: false, refused: { reason: url.failure.reason, reference } };
}
