import { inForce } from "#rules/dated.ts";
import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type { NewEntrantClock } from "#rules/uk-work/clock.ts";
import type { Ground } from "#rules/uk-work/clock-types.ts";
import type { PayPath } from "#rules/uk-work/pay-path.ts";
import { newEntrantRules } from "#rules/uk-work/tables.ts";

type ClockStop = {
  label: string;
  note: string;
  state: "done" | "here" | "ahead" | "unknown" | "closed";
};

export type ClockView = {
  state: NewEntrantClock["state"];
  headline: string;
  lead: string;
  stops: readonly ClockStop[];
  monthsLeft: number | null;
};

const groundWords: Record<Ground, string> = {
  "under-26": "You are under 26",
  postdoctoral: "The job is a postdoctoral one",
  registration: "The job leads to a registration",
  student: "Your newest visa is a Student visa",
  graduate: "Your newest visa is a Graduate visa",
};

/** The new-entrant clock in words and as a line with stops. Information, not advice. */
export function clockView(clock: NewEntrantClock, path: PayPath | null): ClockView {
  return {
    state: clock.state,
    headline: headlineOf(clock),
    lead: leadOf(clock),
    stops: clock.state === "running" ? runningStops(clock, path) : otherStops(clock),
    monthsLeft: clock.monthsLeft,
  };
}

function headlineOf({ state, applyBy, opensOn }: NewEntrantClock): string {
  if (state === "running")
    return applyBy
      ? `An application by ${longDay(applyBy)} counts as a new entrant’s`
      : "An application counts as a new entrant’s, with no end date";
  if (state === "not-yet")
    return opensOn
      ? `From ${longDay(opensOn)} an application counts as a new entrant’s`
      : "An application does not count as a new entrant’s yet";
  return state === "over"
    ? "An application does not count as a new entrant’s"
    : "We cannot tell yet";
}

function leadOf({ state, on, monthsLeft, monthsUsed }: NewEntrantClock): string {
  const day = longDay(on);
  const { capMonths } = inForce(newEntrantRules, on, "new-entrant rule");
  if (state === "unknown")
    return `By what you entered, ${day} cannot be judged. Your visa and its end, your date of birth and the months already counted decide it.`;
  if (monthsLeft === 0) return `All ${capMonths} months at the lower pay line are used by ${day}.`;
  if (state === "over") return `By what you entered, none of the tests is met on ${day}.`;
  const used = monthsUsed === null ? "" : ` Months used: ${monthsUsed || "none"} of ${capMonths}.`;
  return `By what you entered, applied for on ${day}.${used}`;
}

function runningStops(clock: NewEntrantClock, path: PayPath | null): ClockStop[] {
  const { on, ground, applyBy, endsOn, monthsLeft } = clock;
  return [
    {
      label: longDay(on),
      note: ground ? `${groundWords[ground]}.` : "",
      state: "here",
    },
    {
      label: "Last day to apply",
      note: applyBy ? longDay(applyBy) : "No end date",
      state: "ahead",
    },
    {
      label: "Lower pay line ends",
      note: endsOn
        ? `${longDay(endsOn)}, after ${monthsLeft} months, if sponsored from ${longDay(on)}`
        : "After the months that are left",
      state: "ahead",
    },
    {
      label: "Standard pay line",
      note: path
        ? `${inPounds(path.requiredThen)} a year from ${longDay(path.risesOn)}`
        : "Depends on the occupation",
      state: "ahead",
    },
  ];
}

function otherStops({ on, state, opensOn, applyBy, monthsLeft }: NewEntrantClock): ClockStop[] {
  const today: ClockStop = { label: longDay(on), note: "", state: "here" };
  if (state === "not-yet") {
    const opening = opensOn ? longDay(opensOn) : "Not known";
    const last = applyBy ? longDay(applyBy) : "No end date";
    return [
      today,
      { label: "First day to apply", note: opening, state: "ahead" },
      { label: "Last day to apply", note: last, state: "ahead" },
    ];
  }
  const isOver = state === "over";
  return [
    today,
    {
      label: isOver ? "New-entrant line" : "New-entrant line, not known",
      note:
        isOver && monthsLeft === 0 ? "Four years are used" : isOver ? "Not open" : "Tell us more",
      state: isOver ? "closed" : "unknown",
    },
  ];
}
