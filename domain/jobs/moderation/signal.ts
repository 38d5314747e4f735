import type { RegisterState, Sponsorship } from "../vocabulary.ts";

/** stop: hold it until somebody has read it with care. look: worth a second look. */
export type SignalLevel = "stop" | "look";

export type Signal = {
  code: string;
  level: SignalLevel;
  /** What our staff read. */
  sentence: string;
  /** The advert's own words that gave it away. */
  evidence: string | null;
};

/** Another advert that may be the same one. */
export type DuplicateAdvert = {
  id: number;
  title: string;
  employer: string;
  how: "same-job" | "same-words";
};

export type SignalFacts = {
  title: string;
  /** The advert as plain text. */
  text: string;
  country: string;
  city: string | null;
  remote: string;
  jobType: string;
  level: string;
  currency: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  yearlyPay: number | null;
  /** Null where it cannot be worked out: no pay, or no hours to divide by. */
  hourlyPay: number | null;
  applyUrl: string | null;
  applyEmail: string | null;
  sponsorship: Sponsorship;
  register: RegisterState | null;
  /** Its closing time has passed. */
  hasClosed: boolean;
  /** The ISO day on which it is read. */
  on: string;
  duplicates: readonly DuplicateAdvert[];
};
