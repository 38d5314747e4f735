import type { Transaction } from "#db/client.server.ts";
import { type Looked, signalFacts } from "../moderation/signal-facts.server.ts";
import { signalsOf } from "../moderation/signals.ts";

/** Why an advert needs a careful reading, as far as the employer is told. */
type Why = "pay" | "twin" | "words" | "law";

/** With the law in our words and the advert's own, where it seems to choose people by what the law protects. */
export type ReviewReason =
  | { why: Exclude<Why, "law"> }
  | { why: "law"; sentence: string; evidence: string | null };

const told: Record<string, Why> = {
  "low-pay": "pay",
  "high-pay": "pay",
  "too-good": "pay",
  "same-job": "twin",
  "same-words": "twin",
  "leaves-people-out": "law",
  "claims-exception": "law",
};

/** What is grave in an advert, the law first; null where nothing is noticed. */
export async function reviewReasonFor(
  tx: Transaction,
  advert: Looked,
  now: Date,
): Promise<ReviewReason | null> {
  const facts = (await signalFacts([advert], now, tx)).get(advert.id);
  const grave = facts ? signalsOf(facts).filter(({ level }) => level === "stop") : [];
  const first = grave.find(({ code }) => told[code] === "law") ?? grave[0];
  if (!first) return null;
  const why = told[first.code] ?? "words";
  return why === "law" ? { why, sentence: first.sentence, evidence: first.evidence } : { why };
}
