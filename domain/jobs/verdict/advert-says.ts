import type { AdvertReading } from "#rules/advert-words/read-advert.ts";
import type { JobCard } from "../job-card.ts";

/** What was kept of an advert's own words. */
export type StoredSayings = {
  stance: string;
  sayings: readonly { stance: string; quote: string }[];
};

export type AdvertSays = {
  answer: "yes" | "no" | "conditional" | "later" | "unclear";
  words: string;
};

const MAX_QUOTE_LENGTH = 110;

/**
 * What an advert says about sponsorship, in the stub of its card; null where it does not speak of it.
 * Its words go before the box that was ticked, and a no is told in them.
 */
export function advertSays(
  { sponsorship }: Pick<JobCard, "sponsorship">,
  { stance, sayings }: StoredSayings,
): AdvertSays | null {
  const no = sayings.find((saying) => saying.stance === "no");
  // Beside a yes to others too: of this job alone a no stands.
  if (stance === "no" && no) return { answer: "no", words: `The advert: “${shortened(no.quote)}”` };
  const isTorn = no !== undefined && sayings.some((saying) => saying.stance === "yes");
  if (isTorn) return { answer: "unclear", words: "The advert says yes and no to sponsoring." };
  // “We may sponsor” is what the box “later” says, and what the company's page counts.
  if (stance === "conditional" && sponsorship !== "later")
    return {
      answer: "conditional",
      words: "The advert says that sponsorship depends on conditions.",
    };
  const yes = sayings.find((saying) => saying.stance === "yes");
  if (sponsorship === "not-offered" && stance === "yes" && yes)
    return {
      answer: "no",
      words: `The employer’s answer is no; its advert says: “${shortened(yes.quote)}”`,
    };
  if (sponsorship === "not-offered")
    return { answer: "no", words: "The employer says it does not sponsor this job." };
  if (stance === "yes") return { answer: "yes", words: "The advert says it sponsors." };
  if (sponsorship === "offered") return { answer: "yes", words: "The employer says it sponsors." };
  if (sponsorship === "later")
    return { answer: "later", words: "The advert says it may sponsor later." };
  return stance === "unclear"
    ? { answer: "unclear", words: "The advert does not say clearly whether it sponsors." }
    : null;
}

/** The one stance of words and box together, as the reader's own check takes it along. */
export function stanceOfBoth(
  { sponsorship }: Pick<JobCard, "sponsorship">,
  advert: Pick<AdvertReading, "stance" | "sayings">,
): AdvertReading["stance"] {
  const { answer = "silent" } = advertSays({ sponsorship }, advert) ?? {};
  return answer === "later" ? "conditional" : answer;
}

function shortened(quote: string): string {
  const words = quote.replaceAll(/\s+/g, " ").trim();
  if (words.length <= MAX_QUOTE_LENGTH) return words;
  const cut = words.slice(0, MAX_QUOTE_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 40))}…`;
}
