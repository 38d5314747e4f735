import * as client from "openid-client";
import type { Attributes } from "#rules/sign-on.ts";
import type { Answer, Attempt } from "../attempts/attempts.server.ts";
import type { Failure } from "../attempts/failures.server.ts";
import { ourAddresses } from "../provider/addresses.server.ts";
import type { Provider } from "../provider/providers.queries.server.ts";
import type { SignOnRefusal } from "../provider/refusals.ts";
import { clientOf, SettingsIncomplete } from "./oidc-client.server.ts";
import { ProviderAway } from "./outside-fetch.server.ts";

type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** Where the browser goes to sign in. */
export async function oidcSignInUrl(
  provider: Provider,
  attempt: Attempt,
): Promise<Outcome<string>> {
  try {
    const config = await clientOf(provider);
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: ourAddresses(provider.universityId).redirectUri,
      scope: "openid email profile",
      state: attempt.id,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: "S256",
    });
    return { ok: true, value: url.href };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** Turns the code in the address into what the provider says about the person. */
export async function readOidcAnswer(
  provider: Provider,
  attempt: Attempt,
  url: URL,
): Promise<Outcome<Answer>> {
  try {
    const config = await clientOf(provider);
    const tokens = await client.authorizationCodeGrant(config, ourUrl(provider, url), {
      expectedState: attempt.id,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    const more = config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
    // What is signed outweighs what is not.
    const all: Record<string, unknown> = { ...more, ...claims };
    return {
      ok: true,
      value: {
        issuer: claims.iss,
        subject: claims.sub,
        attributes: attributesOf(all),
        isEmailVerified: truthOf(all.email_verified),
        sessionIndex: null,
        ticket: { idToken: tokens.id_token ?? "" },
      },
    };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** Some providers send the word instead of the value. Null where they say nothing. */
function truthOf(claim: unknown): boolean | null {
  if (typeof claim === "boolean") return claim;
  return typeof claim === "string" ? claim.toLowerCase() === "true" : null;
}

/** Where somebody can sign out of the provider too; null where it has no such place. */
export async function oidcSignOutUrl(
  provider: Provider,
  { idToken }: Record<string, string>,
): Promise<string | null> {
  try {
    const config = await clientOf(provider);
    if (!config.serverMetadata().end_session_endpoint) return null;
    return client.buildEndSessionUrl(config, {
      post_logout_redirect_uri: ourAddresses(provider.universityId).signedOutUri,
      ...(idToken && { id_token_hint: idToken }),
    }).href;
  } catch {
    return null; // A provider that is away must not keep anybody from signing out here.
  }
}

/** Behind a proxy the address we see may differ from the one that was registered. */
function ourUrl({ universityId }: Provider, { search }: URL): URL {
  return new URL(ourAddresses(universityId).redirectUri + search);
}

const PROTOCOL_CLAIMS = new Set(
  "iss aud exp iat nbf nonce at_hash c_hash s_hash azp acr amr auth_time sid jti".split(" "),
);

function attributesOf(claims: Record<string, unknown>): Attributes {
  const attributes: Attributes = {};
  for (const [name, value] of Object.entries(claims)) {
    if (PROTOCOL_CLAIMS.has(name)) continue;
    const values = (Array.isArray(value) ? value : [value]).filter(isPlain).map(String);
    if (values.length > 0) attributes[name] = values;
  }
  return attributes;
}

function isPlain(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** The library's errors, each as one of our reasons. */
function failureOf(error: unknown): Failure {
  const detail = detailOf(error);
  return { reason: reasonOf(error), detail };
}

function reasonOf(error: unknown): SignOnRefusal {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderAway) return "provider-away";
  }
  if (error instanceof SettingsIncomplete) return "settings-wrong";
  if (error instanceof client.AuthorizationResponseError) return "provider-refused";
  if (error instanceof client.ResponseBodyError) {
    // A code that was used, or too old, or not for us; anything else is about our own settings.
    return error.error === "invalid_grant" ? "used-already" : "settings-wrong";
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") return "wrong-clock";
  if (code === "OAUTH_JWT_CLAIM_COMPARISON_FAILED") return claimReason(error);
  if (code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED") return "settings-wrong";
  return "wrong-answer";
}

function claimReason(error: unknown): SignOnRefusal {
  return claimIn(error) === "aud" ? "wrong-audience" : "wrong-answer";
}

/** Which claim it was, the library says in a cause of the error. */
function claimIn(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { claim } = (cause.cause ?? {}) as { claim?: unknown };
    if (typeof claim === "string") return claim;
  }
  return null;
}

function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const code = "code" in error ? ` (${String(error.code)})` : "";
  const said = "error" in error && typeof error.error === "string" ? `: ${error.error}` : "";
  const claim = claimIn(error);
  return `${error.message}${claim ? `: ${claim}` : ""}${said}${code}`;
}
