import { longDay } from "#rules/days.ts";
import type { JobCard } from "../job-card.ts";
import type { RegisterState, Sponsorship } from "../vocabulary.ts";
import { registerWords } from "./register-words.ts";
import { sponsorshipQuote } from "./sponsorship-quote.ts";

type Spoken = Pick<JobCard, "sponsorship" | "employer" | "country"> & { descriptionHtml: string };

const ticked: Record<Sponsorship, string> = {
  offered: "Yes",
  later: "Perhaps later",
  "not-offered": "No",
  unsaid: "Not said",
};

/** Who says what about sponsorship, side by side, and whether it agrees. */
export function sponsorshipView(job: Spoken) {
  const quote = sponsorshipQuote(job.descriptionHtml);
  const { register } = job.employer;
  return {
    headline: headlineOf(job.sponsorship, register?.state ?? null),
    rows: [
      { source: "The employer’s answer", says: ticked[job.sponsorship] },
      { source: "The advert", says: quote ? `“${quote}”` : "Does not mention it" },
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

function headlineOf(sponsorship: Sponsorship, state: RegisterState | null): string {
  const saysYes = sponsorship === "offered" || sponsorship === "later";
  if (saysYes && state === "licensed") return "The employer and the register agree";
  if (saysYes && state) return "The employer says yes; the register is not as clear";
  if (sponsorship === "not-offered") return "This employer does not sponsor for this job";
  return "What is said about sponsorship";
}
