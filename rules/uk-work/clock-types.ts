import type { GateState } from "#rules/verdict-form.ts";

/** The paragraph of SW 12.2 somebody meets. */
export type Ground =
  | "under-26"
  | "postdoctoral"
  | "registration" // paragraphs c and d, which an advert does not tell apart
  | "student"
  | "graduate";

export type ClockGate = {
  gate: "clock";
  state: GateState;
  code: ClockCode;
  detail: {
    ground: Ground | null;
    monthsLeft: number | null;
    /** Last day to apply on this ground; null where no day ends it or none is known. */
    applyBy: string | null;
    /** First day a switch from a Student visa works, or an application for a job that starts late. */
    notBefore: string | null;
    /** That day is the job's first one: it may be applied for before. */
    isOfStart: boolean;
    /** The first day to apply for a job that starts on `notBefore` or on its own late day (SW 5.1(c)). */
    applyFrom: string | null;
    /** None of the new-entrant tests is met on the day, and one will be from this day on. */
    entrantFrom: string | null;
    /** The last day of a permission that is over by the day of the application, or by the first one that works. */
    visaEndsOn: string | null;
    /** An application by that last day would do, or might. */
    isEndOpen: boolean;
    /** English is still to be shown, whatever else the clock says. */
    isEnglishToShow: boolean;
    /** The first day to apply, where it is ahead and the verdict is worse by that day's facts: they are told. */
    judgedOn?: string;
  };
};

export type ClockCode =
  | "no-clock" // the standard line is met: no time runs
  | "list-ends" // the pay, or the code, passes by a list that ends
  | "new-entrant"
  | "not-new-entrant"
  | "cap-reached"
  | "registration-to-confirm" // the advert's words speak of it; the reader's facts decide
  | "already-sponsored" // open point: ask the employer or an adviser
  | "not-said"
  | "registration-not-said" // a job towards a registration or charter would count, and nobody said
  | "apply-later" // the job starts too late for an application on the day
  | "english-to-show"
  | "switch-later" // the course has to be finished first
  | "switch-unknown"
  | "visa-ends-first" // SW 2.2(a): the permission is over before an application works
  | "visa-ended" // SW 2.2(a): no permission left to apply on from inside the UK
  | "no-switch"; // SW 1.5ZA: not from inside the UK on this permission
