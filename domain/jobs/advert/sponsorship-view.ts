import { type AdvertReading, readAdvert } from "#rules/advert-words/read-advert.ts";
import { longDay } from "#rules/days.ts";
import type { JobCard } from "../job-card.ts";
import { advertText } from "../verdict/advert-text.ts";
import type { RegisterState, Sponsorship } from "../vocabulary.ts";
import { registerWords } from "./register-words.ts";

type Spoken = Pick<JobCard, "sponsorship" | "employer" | "country"> & { descriptionHtml: string };

const ticked: Record<Sponsorship, string> = {
  offered: "Yes",
  later: "Perhaps later",
  "not-offered": "No",
  unsaid: "Not said",
};

const MOST_QUOTES = 2;

/** Who says what about sponsorship, side by side and in their own words, and whether it agrees. */
export function sponsorshipView(job: Spoken) {
  const advert = readAdvert(advertText(job.descriptionHtml));
  const { register } = job.employer;
  return {
    headline: headlineOf(job.sponsorship, plainStance(advert), register?.state ?? null),
    rows: [
      { source: "The employer’s answer", says: ticked[job.sponsorship] },
      { source: "The advert", says: quotesOf(advert) },
      ...(register
        ? [
            {
              source: `UK register, ${longDay(register.asOf)}`,
              says: registerWords[register.state].headline,
            },
          ]
        : []),
    ],
  };
}

/** The words that decide first: a reader may see why we read them so. */
function quotesOf({ stance, sayings }: AdvertReading): string {
  const decides = (saying: { stance: string }) => Number(saying.stance === stance);
  const quotes = sayings
    .toSorted((one, other) => decides(other) - decides(one))
    .slice(0, MOST_QUOTES)
    .map(({ quote }) => `“${quote}”`);
  return quotes.length > 0 ? quotes.join(" ") : "Does not mention it";
}

type Words = AdvertReading["stance"];

/** Words that say both are quoted, and left to the reader. */
function plainStance({ stance, sayings }: AdvertReading): Words {
  const says = (one: Words) => sayings.some((saying) => saying.stance === one);
  return says("yes") && says("no") ? "unclear" : stance;
}

function headlineOf(tick: Sponsorship, words: Words, state: RegisterState | null): string {
  const tickedYes = tick === "offered" || tick === "later";
  if (tick === "offered" && words === "no")
    return "The tick box says yes, the advert’s words say no";
  if (tick === "not-offered" && words === "yes")
    return "The tick box says no, the advert’s words say yes";
  if (tick === "not-offered" || words === "no")
    return state === "licensed"
      ? "The employer is on the register, and says it does not sponsor for this job"
      : "This employer does not sponsor for this job";
  if (tickedYes && words === "yes" && state === "licensed")
    return "Three sources agree about sponsorship";
  if ((tickedYes || words === "yes") && state === "licensed")
    return "The employer and the register agree";
  if ((tickedYes || words === "yes") && state)
    return "The employer says yes; the register is not as clear";
  return "What is said about sponsorship";
}
