import { randomUUID } from "node:crypto";
import { parseCookies } from "better-auth/cookies";
import type { Transaction } from "#db/client.server.ts";
import { sign, verifySigned } from "#platform/signing.server.ts";
import type { CookieFacts, RequestFacts } from "../request-facts.ts";
import { authFor } from "./auth.server.ts";
import { noteHandover, ownerKey } from "./device-handovers.server.ts";
import { joining } from "./joined-transaction.server.ts";

const YEAR_MS = 365 * 24 * 3600 * 1000;

export type Opened =
  | { kind: "signed-in"; cookies: string[]; token: string }
  | { kind: "two-factor"; cookies: string[] };

/**
 * Opens a new session in the caller's transaction and ends the one the browser
 * had. Where two-factor is on, the answer is a challenge instead of a session.
 */
export async function openSession(
  tx: Transaction,
  { userId, remember }: { userId: string; remember: boolean },
  facts: RequestFacts,
): Promise<Opened> {
  const { headers, response } = await joining({ tx, facts }, () =>
    authFor(facts).api.openSession({
      body: { userId, remember },
      headers: facts.headers,
      returnHeaders: true,
    }),
  );
  const cookies = headers.getSetCookie();
  if ("twoFactorRedirect" in response) return { kind: "two-factor", cookies };
  return { kind: "signed-in", cookies, token: response.token };
}

/** The same for somebody who has given both factors at once: nothing more is asked. */
export async function openVerifiedSession(
  tx: Transaction,
  userId: string,
  facts: RequestFacts,
): Promise<string[]> {
  const { headers } = await joining({ tx, facts }, () =>
    authFor(facts).api.openVerifiedSession({
      body: { userId, remember: false },
      headers: facts.headers,
      returnHeaders: true,
    }),
  );
  return headers.getSetCookie();
}

/** A cookie by which the browser is known again when this person signs in next time. */
export async function deviceCookies(
  email: string,
  facts: RequestFacts,
  now: Date,
): Promise<string[]> {
  const known = markedDevice(facts, now);
  const isTheirs = known?.owner === ownerKey(email);
  if (known && !isTheirs) await noteHandover(known.owner, email, now);
  const device = known && isTheirs ? known.device : randomUUID();
  const value = sign("device", `${device} ${ownerKey(email)}`, new Date(now.getTime() + YEAR_MS));
  const { headers } = await authFor(facts).api.markDevice({ body: { value }, returnHeaders: true });
  return headers.getSetCookie();
}

/** The browser's own id, where this person has signed in on it before. */
export function deviceOf(email: string, facts: CookieFacts, now: Date): string | null {
  const known = markedDevice(facts, now);
  return known?.owner === ownerKey(email) ? known.device : null;
}

/** What the browser's cookie says: its id, and who signed in on it last. */
function markedDevice(
  { headers, isSecure }: CookieFacts,
  now: Date,
): { device: string; owner: string } | null {
  const cookies = parseCookies(headers.get("cookie") ?? "");
  const value = cookies.get(isSecure ? "__Secure-waymark.device" : "waymark.device");
  const payload = value && verifySigned("device", decoded(value), now);
  const [device, owner] = payload ? payload.split(" ") : [];
  return device && owner ? { device, owner } : null;
}

/** Anybody may write a cookie: one that cannot be decoded is not ours, and not signed either. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
