import type {
  Confidence,
  EmployerFound,
  OptionReason,
  PayScaleRange,
  SalaryOption,
  UkNation,
} from "./verdict-types.ts";

/**
 * Everything of a job that does not depend on its reader, as plain data to keep.
 *
 * True on `on`, and on every later day up to `goodUntil`: `{ ...prepared, on: later }`
 * is the same job read then. After that it has to be prepared again.
 */
export type PreparedJob = {
  on: string;
  goodUntil: string | null;
  /** The same job from the day after `goodUntil` on; null where nothing ends. */
  next?: PreparedJob | null;
  employer: EmployerFound;
  occupation: PreparedOccupation;
  pay: {
    annual: number | null;
    weeklyHours: number;
    areHoursSaid: boolean;
    isForAnotherWeek?: boolean;
  };
  lines: readonly PreparedLine[];
  /** Options F to J for somebody who did not come before 4 April 2024. */
  lowerRates: Opening & { until: string | null };
  /** Last day for a certificate of sponsorship that counts on a list; null for jobs on none. */
  certificateBy: string | null;
  payScale: PayScaleRange | null;
  nation: UkNation | null;
  isPostdoctoral: boolean;
  towardsRegistration: boolean | null;
  startsOn: string | null;
};

export type PreparedOccupation =
  | KnownOccupation
  | { kind: "unsure"; candidates: readonly { socCode: string; title: string }[] }
  | { kind: "no-such-code"; socCode: string };

export type KnownOccupation = {
  kind: "known";
  socCode: string;
  title: string;
  confidence: Confidence;
} & Access;

/** How a code is open, before anybody's own past is looked at. */
export type Access = {
  way:
    | "degree"
    | "listed"
    | "listed-if"
    | "by-certificate" // the list is gone; a certificate from before still counts
    | "list-ended"
    | "medium"
    | "old-permission" // only for those who came before 4 April 2024
    | "care"
    | "care-ended" // off the salary list: shut to new people, and not judged for those in it
    | "prison"
    | "never";
  list: "isl" | "tsl" | null;
  /** Which jobs of the code, in the list's words. */
  restriction: string | null;
  /** Last day of the way in; null where none is known. */
  until: string | null;
  /** Last day for the certificate of sponsorship a list asks for. */
  certificateBy: string | null;
};

export type Opening = { open: "yes" | "if" | "no" | "unknown"; because: OptionReason };

/** An option of SW 4.2 as far as the job decides it. */
export type PreparedLine = Opening & {
  option: SalaryOption;
  cashThreshold: number;
  goingRate: number | null;
  required: number | null;
  margin: number | null;
  passes: boolean | null;
  isBorderline: boolean;
  upToHours: number | null;
  until: string | null;
};
