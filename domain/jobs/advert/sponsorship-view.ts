import { compareSaying, type Finding } from "#rules/advert-words/compare-saying.ts";
import type { AdvertReading } from "#rules/advert-words/read-advert.ts";
import type { Saying } from "#rules/advert-words/saying.ts";
import { longDay } from "#rules/days.ts";
import type { JobCard } from "../job-card.ts";
import { advertReading } from "../verdict/advert-reading.ts";
import { standingOf } from "../verdict/employer-found.ts";
import type { Sponsorship } from "../vocabulary.ts";
import { registerLabels } from "./register-labels.ts";
import { findingMessage, headlineFor } from "./sponsorship-messages.ts";

type Spoken = Pick<JobCard, "sponsorship" | "employer" | "country"> & { descriptionHtml: string };

const ticked: Record<Sponsorship, string> = {
  offered: "Yes",
  later: "May sponsor later",
  "not-offered": "No",
  unsaid: "Not given",
};

/** A feed may bring a job without its text. */
const UNSEEN = "Not known: we were not given its text";
const MAX_QUOTES = 2;
const MAX_CLASHING = 4;

/** Who says what about sponsorship, side by side and in their own words, and where it does not agree. */
export function sponsorshipView(job: Spoken, on: string) {
  const { words } = advertReading(job, on);
  const isUnseen = job.descriptionHtml === "";
  const { sponsorship: tick } = job;
  const { register } = job.employer;
  const standing = standingOf(register?.state ?? null);
  const found = compareSaying({ tickBox: tick, words, register: standing });
  const clashes = found.filter(({ kind }) => kind === "contradiction");
  const isNo = tick === "not-offered" || words.stance === "no";
  return {
    headline: headlineFor(found, { tick, isLookedUp: register !== null, isNo, isUnseen }),
    rows: [
      { source: "The employer’s answer", says: ticked[tick] },
      { source: "The advert", says: isUnseen ? UNSEEN : quotesOf(words, clashes) },
      ...(register ? [registerRow(register)] : []),
      ...(clashes.length > 0 ? [clashRow(clashes, tick)] : []),
    ],
  };
}

function registerRow({ state, asOf }: NonNullable<JobCard["employer"]["register"]>) {
  return { source: `UK register, ${longDay(asOf)}`, says: registerLabels[state].headline };
}

function clashRow(clashes: readonly Finding[], tick: Sponsorship) {
  const said = clashes.map(({ code }) => `${findingMessage(code, tick)}.`);
  return { source: "What does not agree", says: `${said.join(" ")} Ask before you apply.` };
}

/** What does not agree is quoted first, then the words that decide: a reader may see why we read them so. */
function quotesOf({ stance, sayings }: AdvertReading, clashes: readonly Finding[]): string {
  const clashing = new Set(clashes.flatMap((clash) => clash.sayings));
  const weight = (saying: Saying) =>
    Number(clashing.has(saying)) * 2 + Number(saying.stance === stance);
  const most = Math.max(MAX_QUOTES, Math.min(clashing.size, MAX_CLASHING));
  const quotes = sayings
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, most)
    .map(({ quote }) => `“${quote}”`);
  return quotes.length > 0 ? quotes.join(" ") : "Does not mention it";
}
