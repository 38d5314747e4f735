/** Why staff send an advert back, decline it or take it down: what they tick, and what the employer reads. */
export const reasons = {
  "title-unclear": {
    label: "Title and advert do not fit",
    sentence:
      "The title and the advert ask for different things, such as a graduate title and years of experience. Change one so that they agree.",
  },
  "pay-missing": {
    label: "Pay missing or unclear",
    sentence:
      "Say what the job pays, for which period and for how many hours. Readers whose visa depends on pay cannot apply without it.",
  },
  "pay-too-low": {
    label: "Pay too low",
    sentence:
      "The pay seems to be under the lowest wage allowed where the job is. Check it, or tell us how it is made up.",
  },
  "place-missing": {
    label: "Place missing",
    sentence: "Say in which town the work is done, or that it is done from home and from where.",
  },
  "sponsorship-unclear": {
    label: "Answer and text on sponsoring differ",
    sentence:
      "Your answer about sponsoring and the text of the advert do not agree. Change one of them, so that nobody applies for nothing.",
  },
  "not-on-register": {
    label: "Says it sponsors, not on the register",
    sentence:
      "You say that you sponsor, and we do not find you on the register of licensed sponsors. Tell us the name on your licence, or change the answer.",
  },
  "apply-unclear": {
    label: "Way to apply does not work or is not the company’s",
    sentence:
      "The way to apply is not your company’s own, or does not work. Give a page or a mailbox of your company.",
  },
  "advert-thin": {
    label: "Advert says too little",
    sentence: "Say what the person will do, what they need, and what happens after they apply.",
  },
  filled: {
    label: "Filled or closed",
    sentence:
      "Readers tell us that this job is filled or closed. Close an advert as soon as people can no longer apply; if it is still open, write to us.",
  },
  "visa-wrong": {
    label: "Wrong visa statement",
    sentence:
      "What the advert says about a visa or sponsoring is not right, and readers decide by it. Say only what you offer and what the register of licensed sponsors says about you.",
  },
  duplicate: {
    label: "Already live",
    sentence: "The same job is live already. Change that advert instead of posting another.",
  },
  discrimination: {
    label: "Leaves people out unlawfully",
    sentence:
      "The advert chooses people by something the law protects, such as age, sex or nationality. In Great Britain the Equality Act 2010 forbids that for applicants (section 39), unless the work itself requires it (Schedule 9, paragraph 1) or another law does, as for some security-cleared posts. Take it out, or tell us which rule allows it.",
  },
  "asks-for-money": {
    label: "Asks for money or bank details",
    sentence:
      "An advert here may not ask people for money, for bank details or for copies of identity papers before there is a contract.",
  },
  "not-a-job": {
    label: "Not a job",
    sentence: "This is not an advert for a job. Only jobs can be on the board.",
  },
  scam: {
    label: "Looks like a scam",
    sentence: "We could not confirm that this job is real, so it cannot be on the board.",
  },
} as const;

export type ReasonCode = keyof typeof reasons;

export const reasonCodes = Object.keys(reasons) as ReasonCode[];

/** What the employer reads for these codes. */
export function sentencesOf(codes: readonly string[]): string[] {
  return codes.flatMap((code) =>
    Object.hasOwn(reasons, code) ? [reasons[code as ReasonCode].sentence] : [],
  );
}
