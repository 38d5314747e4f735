import type { Transaction } from "#db/client.server.ts";
import { type Looked, signalFacts } from "../moderation/signal-facts.server.ts";
import { signalsOf } from "../moderation/signals.ts";

/** Why even a trusted employer's advert is read first, as far as the employer is told. */
export type Held = "pay" | "twin" | "words" | "law";

const told: Record<string, Held> = {
  "low-pay": "pay",
  "high-pay": "pay",
  "too-good": "pay",
  "same-job": "twin",
  "same-words": "twin",
  "leaves-people-out": "law",
};

/** What holds an advert that would go live unread; null where nothing grave is noticed. */
export async function whyHeld(tx: Transaction, advert: Looked, now: Date): Promise<Held | null> {
  const facts = (await signalFacts([advert], now, tx)).get(advert.id);
  const grave = facts ? signalsOf(facts).find(({ level }) => level === "stop") : undefined;
  return grave ? (told[grave.code] ?? "words") : null;
}
