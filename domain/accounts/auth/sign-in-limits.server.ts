import { db } from "#db/client.server.ts";
import { limitKeyOf } from "#platform/client-address.ts";
import { countFailures, resetFailures, uncountFailure } from "#platform/limits.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { hashed } from "#platform/signing.server.ts";
import type { RequestFacts } from "../request-facts.ts";
import { deviceOf } from "./open-session.server.ts";

export const WINDOW_SECONDS = 3600;

/** Wrong passwords an hour that are answered as such (docs/decisions/0023). */
const MAX_WRONG = {
  /** On a browser the person has signed in on before. Nobody else's count against it. */
  device: 20,
  /** On one account, from one network: one stranger cannot use up what everybody shares. */
  accountFromNetwork: 40,
  /** On one account, from everywhere. OWASP ASVS 4.0.3, 2.2.1. */
  account: 100,
  /** From one network, on all accounts: a campus that mistypes, not a list of stolen passwords. */
  network: 500,
};

/** So many wrong passwords, and the owner is told. */
export const MIN_GUESSES_NOTIFIED = 10;
const NOTIFY_AFTER_MS = 10 * 60_000;

type Counter = { key: string; limit: number };

/** What an attempt was counted under. */
export type Tries = {
  /** A limit was used up before: a password alone does not open the account from here. */
  isOver: boolean;
  /** Forgotten once the password was right. */
  own: string;
  /** Shared with others: a right password takes back its own try and no more. */
  shared: string[];
  /** Wrong passwords on the account, or on this browser where it is known. */
  guesses: { counter: string; count: number };
};

/**
 * Counts an attempt before its password is looked at: of many sent at once no more are
 * answered than of as many sent one by one.
 */
export async function countTry(email: string, facts: RequestFacts, now: Date): Promise<Tries> {
  const [own, ...shared] = countersFor(email, facts, now);
  const counters = [own, ...shared].map((one) => ({ ...one, windowSeconds: WINDOW_SECONDS }));
  const counts = await countFailures(counters, now);
  // The account's, which comes second, or the browser's own.
  const told = shared.length > 0 ? 1 : 0;
  return {
    isOver: counts.some(({ over }) => over),
    own: own.key,
    shared: shared.map(({ key }) => key),
    guesses: { counter: counters[told]!.key, count: counts[told]!.count },
  };
}

export function countersFor(
  email: string,
  facts: RequestFacts,
  now: Date,
): [Counter, ...Counter[]] {
  const device = deviceOf(email, facts, now);
  if (device) return [{ key: `sign-in:device:${device}`, limit: MAX_WRONG.device }];
  const account = hashed("limits", email);
  const network = hashed("limits", limitKeyOf(facts.clientAddress));
  return [
    { key: `sign-in:pair:${account} ${network}`, limit: MAX_WRONG.accountFromNetwork },
    { key: `sign-in:account:${account}`, limit: MAX_WRONG.account },
    { key: `sign-in:network:${network}`, limit: MAX_WRONG.network },
  ];
}

/** The password was right: the try was none. */
export async function forgetTry({ own, shared }: Tries): Promise<void> {
  await resetFailures(own);
  for (const key of shared) await uncountFailure(key);
}

/** The password was wrong. Once a burst the owner is told, some minutes later, when more is known. */
export async function noteWrongPassword({ guesses }: Tries, email: string, now: Date) {
  if (guesses.count !== MIN_GUESSES_NOTIFIED) return;
  const { counter } = guesses;
  const startAfter = new Date(now.getTime() + NOTIFY_AFTER_MS);
  await db.transaction((tx) => enqueue(tx, "password-guessed", { email, counter }, { startAfter }));
}
