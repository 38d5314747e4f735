import { hourlyPayOf } from "../moderation/hourly-pay.ts";
import type { SignalFacts } from "../moderation/signal.ts";
import { hasStop, signalsOf } from "../moderation/signals.ts";
import { sponsorshipSignals } from "../moderation/signals-of-sponsorship.ts";
import { advertText } from "../verdict/advert-text.ts";
import type { RegisterState } from "../vocabulary.ts";
import { yearlyPayOf } from "../yearly-pay.ts";
import type { FeedJob, Waits } from "./feed-job.ts";

type Unread = Omit<FeedJob, "contentHash" | "waits">;

/**
 * Whether somebody reads a feed's job before readers do: the signals of a posted advert. Its likeness
 * to adverts of other sources is looked at when it comes in (find-duplicates-elsewhere.server.ts).
 */
export function reviewNeededFor(job: Unread, on: string): Waits {
  const facts = { ...factsOf(job), on };
  if (hasStop(signalsOf({ ...facts, register: null }))) return "always";
  // No other signal looks at the register.
  return hasStop(sponsorshipSignals({ ...facts, register: "not_found" })) ? "if-unlisted" : null;
}

/** What the register says counts only for an employer that was looked up there. */
export function needsReview({ waits }: Pick<FeedJob, "waits">, register: RegisterState | null) {
  return waits === "always" || (waits === "if-unlisted" && register === "not_found");
}

function factsOf(job: Unread): Omit<SignalFacts, "register" | "on"> {
  const { pay, hoursPerWeek } = job;
  const yearlyPay = yearlyPayOf(pay, hoursPerWeek);
  const salary = { salaryMin: pay?.min ?? null, salaryPeriod: pay?.period ?? null };
  return {
    ...job,
    ...{ yearlyPay, salaryMin: salary.salaryMin, salaryMax: pay?.max ?? null },
    currency: pay?.currency ?? null,
    text: advertText(job.descriptionHtml),
    hourlyPay: hourlyPayOf({ ...salary, yearlyPay, hoursPerWeek }),
    hasClosed: false,
    duplicates: [],
  };
}
