import type { GateState } from "#rules/verdict-form.ts";
import type { ClockCode, ClockGate } from "../clock-types.ts";
import { firstDayToApply, type Waiting } from "../first-day.ts";
import type { NewEntrantFinding } from "../new-entrant.ts";
import type { Switch } from "../switching.ts";
import type { OccupationGate } from "../verdict-types.ts";
import type { SalaryOutcome } from "./settle-salary.ts";

/** How the job passes, and for how long. */
export type Passing = {
  newEntrant: NewEntrantFinding;
  outcome: SalaryOutcome;
  occupation: OccupationGate;
  /** The first day to apply, where it is judged by that day's facts. */
  judgedOn?: string | undefined;
};

/** The reader's own time: does the way the pay passes run out, and may they apply yet? */
export function clockGate(passing: Passing, waiting: Waiting): ClockGate {
  const { newEntrant } = passing;
  const listEnds = listEndOf(passing);
  const clock = clockOf(passing, listEnds);
  const isYes = newEntrant.answer === "yes";
  const byOwnTime = isYes && clock.code === "new-entrant" ? newEntrant.applyBy : null;

  return {
    gate: "clock",
    ...(clock.state.startsWith("open") ? withConditions(clock, waiting) : clock),
    detail: {
      ground: isYes ? newEntrant.ground : null,
      monthsLeft: isYes ? newEntrant.monthsLeft : null,
      applyBy: earlier(byOwnTime, listEnds),
      notBefore: notBeforeOf(waiting),
      isOfStart: waiting.change.state === "later" && waiting.change.isOfStart,
      applyFrom: "applyFrom" in waiting.change ? waiting.change.applyFrom : null,
      entrantFrom: newEntrant.answer === "no" ? newEntrant.from : null,
      visaEndsOn: visaEndOf(waiting.change),
      isEndOpen: waiting.change.state === "ended" && waiting.change.wasOpen,
      isEnglishToShow: waiting.isEnglishToShow,
      ...(passing.judgedOn ? { judgedOn: passing.judgedOn } : {}),
    },
  };
}

type Clock = { state: GateState; code: ClockCode };

const listCodes: readonly string[] = ["on-list", "on-list-if", "by-certificate", "prison-officer"];

/** The day a list ends that the pay or the code rests on. */
function listEndOf({ outcome: { finding }, occupation }: Passing): string | null {
  const isByList = finding?.option === "D" || finding?.option === "I";
  const ofPay = isByList && finding.passes ? finding.until : null;
  return earlier(ofPay, listCodes.includes(occupation.code) ? occupation.detail.until : null);
}

/** Nobody has to be a new entrant: it shuts only where the pay reaches no other line. */
function clockOf({ newEntrant, outcome }: Passing, listEnds: string | null): Clock {
  const { finding, state } = outcome;
  const isTimed = finding?.option === "E" || finding?.option === "J";
  if (finding?.passes && finding.open !== "unknown" && !isTimed)
    return { state: "open", code: listEnds === null ? "no-clock" : "list-ends" };
  if (newEntrant.answer === "yes") return { state: "open", code: "new-entrant" };
  if (newEntrant.answer === "if") return { state: "open-if", code: "registration-to-confirm" };
  if (newEntrant.answer === "unknown") return { state: "unknown", code: newEntrant.reason };
  const code = newEntrant.reason === "cap-reached" ? "cap-reached" : "not-new-entrant";
  return { state: state === "closed" ? "closed" : "open", code };
}

const switchCodes: Partial<Record<Switch["state"], ClockCode>> = {
  later: "switch-later",
  "ends-first": "visa-ends-first",
  unknown: "switch-unknown",
  ended: "visa-ended",
  barred: "no-switch",
};

/** What does not work yet, or not from here, is a condition: other days and places remain. */
function withConditions(clock: Clock, { change, start, isEnglishToShow }: Waiting): Clock {
  const code =
    switchCodes[change.state] ??
    (start.applyFrom ? "apply-later" : isEnglishToShow ? "english-to-show" : null);
  return code ? { state: "open-if", code } : clock;
}

function visaEndOf(change: Switch): string | null {
  if (change.state === "ended") return change.endedOn;
  return change.state === "ends-first" ? change.endsOn : null;
}

/** A job that starts late is applied for late; a switch may ask for more. */
function notBeforeOf(waiting: Waiting): string | null {
  const { change } = waiting;
  const isOfStart = change.state === "later" && change.isOfStart;
  return isOfStart ? change.notBefore : firstDayToApply(waiting);
}

function earlier(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  return first < second ? first : second;
}
