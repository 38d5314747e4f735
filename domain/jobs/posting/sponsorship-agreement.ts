import { compareSaying } from "#rules/advert-words/compare-saying.ts";
import { readAdvert } from "#rules/advert-words/read-advert.ts";
import type { Sponsorship } from "../vocabulary.ts";

export type Agreement = "agree" | "differ" | "silent";

/** Whether the answer on sponsoring and the advert's words say the same, for whoever writes it. */
export function agreementOf(tickBox: Sponsorship, text: string): Agreement {
  const words = readAdvert(text);
  const found = compareSaying({ tickBox, words, register: "unknown" });
  if (found.some(({ kind }) => kind === "contradiction")) return "differ";
  const isSaid = words.sayings.some(({ stance }) => stance !== "unclear");
  if (!isSaid) return "silent";
  if (tickBox === "unsaid") return "differ";
  const sets = found.some(({ code }) => code === "words-set-conditions");
  if (sets) return tickBox === "not-offered" ? "differ" : "agree";
  return found.some(({ code }) => code === "box-and-words-agree") ? "agree" : "silent";
}
