import type { WorkKind } from "#rules/work-hours/forbidden-work.ts";
import { judgeShift, type ShiftFinding } from "#rules/work-hours/judge-shift.ts";
import type { Shift } from "#rules/work-hours/split-shifts.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { forbiddenMessage } from "./forbidden-message.ts";
import { hoursLabel, stretchLabel } from "./hours-labels.ts";
import type { WorkLog } from "./week-view.ts";
import { calendarOf, ruleOf } from "./work-settings.ts";

export type CheckView = {
  tone: "positive" | "caution" | "negative";
  title: string;
  words: string;
};

/** What the published limit says about a shift before it is accepted. Information, not advice. */
export function checkShift(log: WorkLog, shift: Shift, kind: WorkKind): CheckView {
  const { settings, breaks } = log;
  const { day } = clockIn(settings.timeZone, shift.startsAt);
  const forbidden = forbiddenMessage(kind, settings.countryId, day);
  if (forbidden) return forbidden;
  const rule = ruleOf(settings, day);
  if (!rule) {
    return {
      tone: "caution",
      title: "We cannot tell",
      words: "We hold no rule for this kind of course in this country on that day.",
    };
  }
  const studying = { rule, calendar: calendarOf(settings, breaks) };
  const others = log.shifts.filter((logged) => !isSame(logged, shift));
  const isLogged = others.length < log.shifts.length;
  const view = wordsOf(
    judgeShift(studying, { shifts: others, timeZone: settings.timeZone }, shift),
  );
  return isLogged ? { ...view, words: `This shift is in your log already. ${view.words}` } : view;
}

/** Counted once, though it is asked about and logged. */
function isSame(one: Shift, other: Shift): boolean {
  return (
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.endsAt.getTime() === other.endsAt.getTime()
  );
}

function wordsOf(finding: ShiftFinding): CheckView {
  const { state, why, stretch, leftBefore, shiftMinutes, leftMinutes } = finding;
  const takes = hoursLabel(shiftMinutes);
  const when = stretchLabel(stretch);
  if (state === "no-limit") {
    return {
      tone: "positive",
      title: "No limit on these days",
      words: `From ${when} the rule sets no limit. This shift takes ${takes}.`,
    };
  }
  if (state === "ask" && why === "unknown-day") {
    return {
      tone: "caution",
      title: "Ask before you accept",
      words:
        "This shift is before your course begins or after it has ended, and no source we trust says what applies then. Ask your university’s adviser.",
    };
  }
  const left = leftBefore === null ? "" : `${hoursLabel(leftBefore)} are left from ${when}.`;
  if (state === "within") {
    const after = leftMinutes === null ? "" : ` ${hoursLabel(leftMinutes)} would be left.`;
    return {
      tone: "positive",
      title: "Within the limit",
      words: `${left} This shift takes ${takes}.${after}`,
    };
  }
  if (state === "ask") {
    return {
      tone: "caution",
      title: "Ask before you accept",
      words: `${left} This shift takes ${takes}. It passes the limit only if the days in a break or after your course count too, which we could not confirm.`,
    };
  }
  return {
    tone: "negative",
    title: "Over the limit",
    words: `${left} This shift takes ${takes}: ${hoursLabel(Math.max(0, shiftMinutes - (leftBefore ?? 0)))} too many.`,
  };
}
