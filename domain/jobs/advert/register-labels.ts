import { longDay } from "#rules/days.ts";
import type { JobCard } from "../job-card.ts";
import type { RegisterState, Sponsorship } from "../vocabulary.ts";

/** What we know about a job today, in a headline and a line; never more than we know. */
export type Known = {
  tone: "ok" | "ask" | "no" | "plain";
  headline: string;
  note: string | null;
  /** What the advert itself says about sponsorship; nothing where that is not the question. */
  advert: string | null;
};

type Words = Pick<Known, "tone" | "headline"> & { note: string };

/** "Not found" is never "cannot sponsor": the licence may be a parent's, or newer than our copy. */
export const registerLabels: Record<RegisterState, Words> = {
  licensed: {
    tone: "ok",
    headline: "On the register",
    note: "A-rated for Skilled Worker: it can sponsor, which is not a promise.",
  },
  licensed_restricted: {
    tone: "ask",
    headline: "On the register, with limits",
    note: "Its rating is not A, which may limit whom it can sponsor. Ask the employer.",
  },
  licensed_other_routes: {
    tone: "ask",
    headline: "On the register, other routes",
    note: "Not for Skilled Worker.",
  },
  possible_match: {
    tone: "ask",
    headline: "May be on the register",
    note: "A name like this one is there. Ask the employer.",
  },
  not_found: {
    tone: "no",
    headline: "Not found on the register",
    note: "A licence may be in another name, or newer than our copy.",
  },
};

/** What the employer answered. Its advert may say otherwise: whoever has read that says so instead. */
const answerMessages: Record<Sponsorship, string> = {
  offered: "The employer says it sponsors.",
  later: "The employer says it may sponsor later.",
  "not-offered": "The employer says it does not sponsor.",
  unsaid: "The employer has not said whether it sponsors.",
};

/** A feed may bring a job without its text. */
const NOT_SEEN = "We have not seen what the advert says about sponsorship.";

type RegisterCard = Pick<JobCard, "board" | "country" | "employer" | "sponsorship"> &
  Partial<Pick<JobCard, "summary">> &
  Pick<JobCard, "studentSafe" | "studentSafeWhy">;

/** Part-time work is about the student visa's hours; other work in the United Kingdom about the register. */
export function knownOf(card: RegisterCard): Known {
  if (card.board === "part-time-jobs") return studentHours(card);
  const { register } = card.employer;
  const isUnseen = card.sponsorship === "unsaid" && card.summary === "";
  const advert = isUnseen ? NOT_SEEN : answerMessages[card.sponsorship];
  if (!register) return { tone: "plain", ...withoutRegister(card), advert };

  const { tone, headline, note } = registerLabels[register.state];
  return { tone, headline, note: `${note} Register of ${longDay(register.asOf)}.`, advert };
}

function withoutRegister({ country }: RegisterCard): Pick<Known, "headline" | "note"> {
  if (country === "gb") return { headline: "Not yet looked up on the register", note: null };
  return {
    headline: "Outside the UK",
    note: "The UK register of sponsors does not cover this job.",
  };
}

function studentHours({ studentSafe, studentSafeWhy: note }: RegisterCard): Known {
  // The hours, the country or whether one is employed: the note says which is not known.
  if (studentSafe === null)
    return { tone: "ask", headline: "Student visa: not clear", note, advert: null };
  return studentSafe
    ? { tone: "ok", headline: "Within a student visa", note, advert: null }
    : { tone: "no", headline: "Not on a student visa", note, advert: null };
}
