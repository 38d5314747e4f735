import type { Transaction } from "#db/client.server.ts";
import { type Looked, signalFacts } from "../moderation/signal-facts.server.ts";
import { signalsOf } from "../moderation/signals.ts";

/** Why an advert needs a careful reading, as far as the employer is told. */
type Why = "pay" | "twin" | "words" | "law" | "sponsorship";

/** What its employer can put right at once is told with the advert's own words. */
type ToldInFull = "law" | "sponsorship";
export type ReviewReason =
  | { why: Exclude<Why, ToldInFull> }
  | { why: ToldInFull; sentence: string; evidence: string | null };

const told: Record<string, Why> = {
  "low-pay": "pay",
  "high-pay": "pay",
  "too-good": "pay",
  "same-job": "twin",
  "same-words": "twin",
  "leaves-people-out": "law",
  "claims-exception": "law",
  "box-says-yes": "sponsorship",
  "box-says-no": "sponsorship",
  "not-on-register": "sponsorship",
};

/** Where the signal's own sentence speaks to staff alone. */
const toEmployers: Record<string, string> = {
  "box-says-yes": "Your answer says that you sponsor, and the advert says that you do not.",
  "box-says-no": "Your answer says that you do not sponsor, and the advert says that you do.",
  "not-on-register":
    "Your answer or your advert says that you sponsor or hold a licence, and we do not find you on the register of sponsors.",
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
  if (why !== "law" && why !== "sponsorship") return { why };
  return { why, sentence: toEmployers[first.code] ?? first.sentence, evidence: first.evidence };
}
