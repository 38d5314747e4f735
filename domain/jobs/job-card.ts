import type {
  Board,
  JobCountry,
  JobLevel,
  JobType,
  RegisterState,
  Remote,
  Sector,
  Sponsorship,
} from "./vocabulary.ts";

/** The employer's own figures, in hundredths of the currency, also where it has no such coin. */
export type Pay = {
  currency: string;
  min: number;
  max: number | null;
  period: "year" | "month" | "week" | "day" | "hour";
};

export type JobEmployer = {
  id: number;
  slug: string;
  name: string;
  /** Null where nobody has looked, and outside the United Kingdom. */
  register: { state: RegisterState; asOf: string; why: string | null } | null;
};

/** What a job shows in a list; a job's own page adds to it. */
export type JobCard = {
  id: number;
  slug: string;
  board: Board;
  title: string;
  summary: string;
  employer: JobEmployer;
  country: JobCountry;
  city: string | null;
  remote: Remote;
  sector: Sector;
  jobType: JobType;
  level: JobLevel;
  hoursPerWeek: number | null;
  pay: Pay | null;
  sponsorship: Sponsorship;
  /** For part-time jobs. Null: cannot tell. */
  studentSafe: boolean | null;
  studentSafeWhy: string | null;
  /** When we first saw it, where its feed gives no day (`isUndated`). */
  postedAt: Date;
  isUndated: boolean;
  closesAt: Date | null;
  closesZone: string;
  isLive: boolean;
  isDemo: boolean;
};
