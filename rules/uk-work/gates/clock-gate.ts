import type { NewEntrantFinding } from "../new-entrant.ts";
import type { Switch } from "../switching.ts";
import type { ClockCode, ClockGate, GateState } from "../verdict-types.ts";
import type { SalaryOutcome } from "./settle-salary.ts";

/** The reader's own time: does the way the pay passes run out, and may they switch yet? */
export function clockGate(
  newEntrant: NewEntrantFinding,
  outcome: SalaryOutcome,
  change: Switch,
): ClockGate {
  const clock = clockOf(newEntrant, outcome);
  const isYes = newEntrant.answer === "yes";

  return {
    gate: "clock",
    ...(clock.state === "open" ? withSwitch(clock, change) : clock),
    detail: {
      ground: isYes ? newEntrant.ground : null,
      monthsLeft: isYes ? newEntrant.monthsLeft : null,
      applyBy: isYes ? newEntrant.applyBy : null,
      notBefore: change.state === "later" ? change.notBefore : null,
    },
  };
}

type Clock = { state: GateState; code: ClockCode };

function clockOf(newEntrant: NewEntrantFinding, { finding }: SalaryOutcome): Clock {
  const isTimed = finding?.option === "E" || finding?.option === "J";
  if (finding?.passes && finding.open !== "unknown" && !isTimed)
    return { state: "open", code: "no-clock" };
  if (newEntrant.answer === "yes") return { state: "open", code: "new-entrant" };
  if (newEntrant.answer === "unknown") return { state: "unknown", code: newEntrant.reason };
  const code = newEntrant.reason === "cap-reached" ? "cap-reached" : "not-new-entrant";
  return { state: "closed", code };
}

const switchCodes: Partial<Record<Switch["state"], ClockCode>> = {
  later: "switch-later",
  unknown: "switch-unknown",
  barred: "no-switch",
};

/** A switch that does not work yet, or not from here, is a condition: other days and places remain. */
function withSwitch(clock: Clock, { state }: Switch): Clock {
  const code = switchCodes[state];
  return code ? { state: "open-if", code } : clock;
}
