import { setImmediate } from "node:timers/promises";
import type { jobs } from "#db/schema/jobs.ts";
import type { ApplyForm } from "#rules/applications/apply-form.ts";
import { advertText } from "../verdict/advert-text.ts";
import type { RegisterState, Sponsorship } from "../vocabulary.ts";
import { hourlyPayOf } from "./hourly-pay.ts";
import type { SignalFacts, Twin } from "./signal.ts";
import { type Asking, nearAdverts, ownAdverts, sameAdverts } from "./twins.server.ts";

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
  const same = await sameAdverts(looked, now, on);
  const own = await ownAdverts(looked, now, on);
  const facts = new Map<number, SignalFacts>();
  for (const job of looked) {
    const twins = same.get(job.id) ?? [];
    const near = nearAdverts(job, own.get(job.employerId) ?? []);
    const others = near.filter(({ id }) => !twins.some((twin) => twin.id === id));
    facts.set(job.id, factsOf(job, [...twins, ...others], now));
    await setImmediate();
  }
  return facts;
}

function factsOf(job: Looked, twins: readonly Twin[], now: Date): SignalFacts {
  return {
    ...job,
    text: [advertText(job.descriptionHtml), ...questionsOf(job)].join("\n"),
    hourlyPay: hourlyPayOf(job),
    sponsorship: job.sponsorship as Sponsorship,
    register: job.register as RegisterState | null,
    hasClosed: job.closesAt !== null && job.closesAt <= now,
    twins,
  };
}

/** Asked of everybody who applies here, so read as closely as the advert. */
function questionsOf({ applyForm }: Looked): string[] {
  return applyForm?.questions.flatMap(({ question, choices }) => [question, ...choices]) ?? [];
}
