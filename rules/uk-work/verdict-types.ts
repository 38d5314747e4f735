import type { CourseLevel } from "#rules/course-level.ts";
import type { GateState, TraceLine } from "#rules/verdict-form.ts";
import type { ClockGate } from "./clock-types.ts";

/**
 * The contract of the Skilled Worker verdict: what is known of a job and of its
 * reader goes in, a verdict with gates, options and a trace comes out.
 * Money is pence a year, days are ISO, null is "not said", never "no".
 *
 * `prepare-job.ts` reads a job once, on the server; `verdict.ts` judges it for a reader;
 * `typical-reader.ts` is the reader nobody described; `clock.ts` and `pay-path.ts` look ahead.
 */

export type UkNation = "england" | "scotland" | "wales" | "northern-ireland";

/** What is known of a job, no matter who reads it. */
export type UkJob = {
  employer: EmployerFound;
  /** `candidates`: under the bar, likeliest first, at most three. */
  occupation: { socCode: string; confidence: Confidence } | { candidates: readonly string[] };
  /** Basic pay only, the minimum of a range. */
  pay: {
    annual: number | null;
    weeklyHours: number | null;
    /** Part-time, and the pay named may be that of a full week: then it is not taken. */
    isForAnotherWeek?: boolean;
  };
  nation: UkNation | null;
  isPostdoctoral: boolean;
  /**
   * True: the advert's words speak of work towards a registration or a charter, which the reader
   * has to confirm (SW 12.2(c)-(d)). Null: they do not, and such work is common in this code.
   */
  towardsRegistration: boolean | null;
  startsOn: string | null;
  /** The row of a national pay scale the advert names ("Band 5"), for codes paid by one. */
  payScaleRole?: string | null;
};

/**
 * How a code is known: settled by our staff, chosen by the reader, or read from the title, where
 * it is sure or likely. The duties decide it in the end, and the employer names it (SW 6.2).
 */
export type Confidence = "settled" | "chosen" | "sure" | "likely";

export type EmployerFound = {
  standing: "licensed" | "restricted" | "other-routes" | "possible" | "not-found" | "unknown";
  name: string | null;
  town: string | null;
  /** The day of the register that was asked. */
  asOf: string | null;
};

/** What somebody tells us about themselves. */
export type Applicant = {
  bornOn: string | null;
  /** Most recent permission, visits left out. "none" is somebody who never had one. */
  lastPermission: Permission | "none" | null;
  /** Months held as Skilled Worker, Graduate or Tier 2, together, up to the day of the application. */
  monthsCounted: number | null;
  phd: "none" | "relevant" | "stem" | null;
  /** Skilled Worker since before 4 April 2024 without a gap; null lets `lastPermission` decide. */
  isTransitional: boolean | null;
  applyingFrom: "uk" | "uk-as-visitor" | "abroad" | null;
  /** Proven English. "b1-before" is B1 shown for a Skilled Worker permission already held. */
  english: "b2" | "b1-before" | "none" | null;
  /** The day a certificate of sponsorship was issued to them. */
  certificateOn?: string | null;
  /** In this job they would work towards a UK registration, a charter or a regulated profession. */
  towardsRegistration?: boolean | null;
};

export type Permission =
  /** `isEndAssumed`: nobody told us this end, so no first day to apply is held against it. */
  | { kind: "student"; endsOn: string; course: Course; isEndAssumed?: boolean }
  | { kind: "graduate"; endsOn: string }
  /** `since`: the first day of Skilled Worker permission held without a gap. */
  | { kind: "skilled-worker"; endsOn: string; since: string | null }
  /** Short-term Student, Parent of a Child Student, Seasonal or Domestic Worker, outside the Rules. */
  | { kind: "no-switching"; endsOn: string }
  | { kind: "other"; endsOn: string };

export type Course = {
  /** "undergraduate" is a bachelor's; "teaching" a PGCE or PGDE. */
  level: CourseLevel | "teaching" | null;
  isFullTime: boolean | null;
  startedOn: string | null;
  /** May lie ahead. */
  completedOn: string | null;
};

/** The rows of the points table in SW 4.2, by their letter. */
export type SalaryOption = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K";

export type VerdictCode =
  | "fits"
  | "fits-as-new-entrant"
  | "below"
  | "occupation-not-eligible"
  | "employer-not-found"
  | "employer-not-a-rated"
  | "cannot-tell";

export type Gate = LicenceGate | OccupationGate | SalaryGate | ClockGate;

export type LicenceGate = {
  gate: "licence";
  state: GateState;
  code: EmployerFound["standing"];
  detail: EmployerFound;
};

export type OccupationGate = {
  gate: "occupation";
  state: GateState;
  code: OccupationCode;
  detail: {
    socCode: string | null;
    title: string | null;
    /** Null where no code is named. */
    confidence: Confidence | null;
    candidates: readonly { socCode: string; title: string }[];
    /** The list the code is open through, its own words about which jobs, and its last day. */
    list: "isl" | "tsl" | null;
    restriction: string | null;
    until: string | null;
    /** A list asks for a certificate of sponsorship issued by this day. */
    certificateBy: string | null;
    /** Partner and children: false below degree level for new workers (SW 29.1A). */
    allowsDependants: boolean | null;
  };
};

export type OccupationCode =
  | "degree-level"
  | "on-list"
  | "on-list-if" // the list takes only some jobs of this code, or only some nations
  | "by-certificate" // the list is gone; a certificate issued before still counts
  | "list-ended"
  | "kept" // open to those on the route since before 22 July 2025, or 4 April 2024
  | "medium-not-listed"
  | "care-restricted" // SW 6.1B
  | "prison-officer" // a rule of its own inside the UK
  | "not-eligible"
  | "unknown-code"
  | "unsure"; // several codes could be meant

export type SalaryGate = {
  gate: "salary";
  state: GateState;
  code: SalaryCode;
  detail: {
    pay: number | null;
    weeklyHours: number;
    /** False: the advert does not say, and the published week of 37.5 hours is taken. */
    areHoursSaid: boolean;
    option: SalaryOption | null;
    required: number | null;
    /** Within £100 of the line: published rates are rounded, so check. */
    isBorderline: boolean;
    /** Why the option is open, or what it rests on. */
    because: OptionReason | null;
    /** A list the pay rests on asks for a certificate of sponsorship issued by this day. */
    certificateBy: string | null;
    /** The longest week at which this pay still meets the option; null where none does. */
    upToHours: number | null;
    /** For codes on a national pay scale: what its rows ask for. */
    payScale: PayScaleRange | null;
  };
};

export type SalaryCode =
  | "meets"
  | "meets-if-hours" // at 37.5 hours; the advert does not say how many
  | "meets-if" // rests on something the employer or the reader has to show
  | "meets-borderline" // over the line by less than the rounding of published rates
  | "below"
  | "below-unless-hours" // a shorter full week would do, and the advert names none
  | "borderline" // below by less than the rounding of published rates
  | "pay-not-said"
  | "pay-of-which-week" // part-time, and the pay may be that of a full week
  | "depends-on-reader" // passes only by an option we cannot judge for this reader
  | "depends-on-pay-scale"
  | "no-rate"; // we hold no rate for the code

/** What a national pay scale asks of a job whose role or band the advert does not settle. */
export type PayScaleRange = {
  lowest: number;
  highest: number;
  roles: readonly PayScaleRole[];
};

export type PayScaleRole = {
  role: string;
  nation: UkNation | null;
  /** For this job's hours, and never under the cash threshold. */
  required: number;
  /** The week the published figure is for; null where the scale only says "full time". */
  hours: number | null;
};

/** Whether this reader and this job may use an option, and what the pay makes of it. */
export type OptionFinding = {
  option: SalaryOption;
  open: "yes" | "if" | "no" | "unknown";
  because: OptionReason;
  cashThreshold: number;
  goingRate: number | null;
  required: number | null;
  /** Pence over the line, negative below it; null without pay or rate. */
  margin: number | null;
  passes: boolean | null;
  isBorderline: boolean;
  upToHours: number | null;
  until: string | null;
};

export type OptionReason =
  | "everyone"
  | "new-entrant"
  | "not-new-entrant"
  | "new-entrant-unknown"
  | "registration-to-confirm"
  | "shortage-list-discount-doubtful" // TSL together with E, B or C: sources disagree
  | "phd-if-relevant"
  | "no-phd"
  | "phd-not-said"
  | "code-without-phd-points"
  | "on-salary-list"
  | "on-salary-list-if"
  | "not-on-salary-list"
  | "salary-list-certificate" // gone; a certificate from before still counts
  | "salary-list-certificate-if" // the same, and the list takes only some jobs of the code
  | "salary-list-ended"
  | "transitional"
  | "not-transitional"
  | "transitional-not-said"
  | "health-and-care-employer" // SW A1.1, by the employer's name
  | "health-and-care-unknown" // SW A1.1 takes this code, but only with a health or care employer
  | "prison-officer"
  | "pay-scale"
  | "pay-scale-role-unknown"
  | "not-on-pay-scale"
  | "only-pay-scale" // the code has no rate but its pay scale
  | "no-rate";

export type Verdict = {
  code: VerdictCode;
  shortBy: number | null;
  spare: number | null;
  option: SalaryOption | null;
  gates: readonly Gate[];
  options: readonly OptionFinding[];
  trace: readonly TraceLine[];
  on: string;
};
