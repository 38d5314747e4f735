import { compareSaying } from "#rules/advert-words/compare-saying.ts";
import { readAdvert } from "#rules/advert-words/read-advert.ts";
import { standingOf } from "../verdict/employer-found.ts";
import type { Sponsorship } from "../vocabulary.ts";

export type Agreement = "agree" | "differ" | "not-on-register" | "register-limits" | "silent";

/** An advert while it is written; the register's answer is null where nobody asked it. */
type Written = {
  tickBox: Sponsorship;
  text: string;
  country: string;
  register: string | null;
  /** The ISO day on which it is written. */
  on: string;
};

const AGAINST_REGISTER = ["yes-not-on-register", "licensed-in-words-not-on-register"];

/** Whether the answer on sponsoring, the advert's words and the register say the same, for the person who writes it. */
export function agreementOf({ tickBox, text, country, register, on }: Written): Agreement {
  const words = readAdvert(text, on, { country });
  const standing = standingOf(country === "gb" ? register : null);
  const found = compareSaying({ tickBox, words, register: standing });
  const has = (...codes: string[]) => found.some(({ code }) => codes.includes(code));
  if (found.some(({ kind, code }) => kind === "contradiction" && !AGAINST_REGISTER.includes(code)))
    return "differ";
  if (has(...AGAINST_REGISTER)) return "not-on-register";
  if (has("yes-register-limited")) return "register-limits";
  const isSaid = words.sayings.some(({ stance }) => stance !== "unclear");
  if (!isSaid) return "silent";
  if (tickBox === "unsaid") return "differ";
  if (has("words-set-conditions")) return tickBox === "not-offered" ? "differ" : "agree";
  return has("box-and-words-agree") ? "agree" : "silent";
}
