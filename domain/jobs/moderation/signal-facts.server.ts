import { setImmediate } from "node:timers/promises";
import type { jobs } from "#db/schema/jobs.ts";
import type { ApplyForm } from "#rules/applications/apply-form.ts";
import { dayIn } from "#rules/day-in.ts";
import { advertText } from "../verdict/advert-text.ts";
import type { RegisterState, Sponsorship } from "../vocabulary.ts";
import {
  type Asking,
  findNearDuplicates,
  findOwnDuplicates,
  findSameAdverts,
} from "./find-duplicates.server.ts";
import { hourlyPayOf } from "./hourly-pay.ts";
import type { DuplicateAdvert, SignalFacts } from "./signal.ts";

/** An advert as the signals look at it, and whose it is. */
export type Looked = Pick<
  typeof jobs.$inferSelect,
  | "id"
  | "employerId"
  | "title"
  | "descriptionHtml"
  | "country"
  | "city"
  | "remote"
  | "jobType"
  | "level"
  | "currency"
  | "salaryMin"
  | "salaryMax"
  | "salaryPeriod"
  | "hoursPerWeek"
  | "yearlyPay"
  | "sponsorship"
  | "applyUrl"
  | "applyEmail"
  | "sameJobKey"
  | "closesAt"
> & { register: string | null; applyForm?: ApplyForm | null };

/** The facts of a page of adverts. Between two of them others have their turn on this thread. */
export async function signalFacts(
  looked: readonly Looked[],
  now: Date,
  on?: Asking,
): Promise<Map<number, SignalFacts>> {
  const same = await findSameAdverts(looked, now, on);
  const own = await findOwnDuplicates(looked, now, on);
  const facts = new Map<number, SignalFacts>();
  for (const job of looked) {
    const duplicates = same.get(job.id) ?? [];
    const near = findNearDuplicates(job, own.get(job.employerId) ?? []);
    const others = near.filter(({ id }) => !duplicates.some((duplicate) => duplicate.id === id));
    facts.set(job.id, factsOf(job, [...duplicates, ...others], now));
    await setImmediate();
  }
  return facts;
}

function factsOf(job: Looked, duplicates: readonly DuplicateAdvert[], now: Date): SignalFacts {
  return {
    ...job,
    text: [advertText(job.descriptionHtml), ...questionsOf(job)].join("\n"),
    hourlyPay: hourlyPayOf(job),
    sponsorship: job.sponsorship as Sponsorship,
    register: job.register as RegisterState | null,
    hasClosed: job.closesAt !== null && job.closesAt <= now,
    on: dayIn("gb", now),
    duplicates,
  };
}

/** Asked of everybody who applies here, so read as closely as the advert. */
function questionsOf({ applyForm }: Looked): string[] {
  return applyForm?.questions.flatMap(({ question, choices }) => [question, ...choices]) ?? [];
}
