import { type HoursFinding, isWorse, judgeDay, type Studying } from "./judge-hours.ts";
import { minutesByDay, type Shift } from "./split-shifts.ts";

/** What a shift would do to the stretch of days it weighs on most. */
export type ShiftFinding = HoursFinding & {
  /** Minutes of the shift itself that fall into the stretch. */
  shiftMinutes: number;
  /** What is left in the stretch without the shift; null without a limit. */
  leftBefore: number | null;
};

type Log = { shifts: readonly Shift[]; timeZone: string };

/** Judges a shift before it is accepted, beside those already in the log. */
export function judgeShift(studying: Studying, log: Log, shift: Shift): ShiftFinding {
  const withShift = minutesByDay([...log.shifts, shift], log.timeZone);
  const own = minutesByDay([shift], log.timeZone);
  const finding = [...own.keys()]
    .map((day) => judgeDay(studying, withShift, day))
    .reduce((worst, other) => (isWorse(other, worst) ? other : worst));

  const shiftMinutes = [...own]
    .filter(([day]) => finding.stretch.from <= day && day <= finding.stretch.to)
    .reduce((total, [, worked]) => total + worked, 0);
  const { limitMinutes, usedMinutes } = finding;
  const leftBefore =
    limitMinutes === null ? null : Math.max(0, limitMinutes - (usedMinutes - shiftMinutes));
  return { ...finding, shiftMinutes, leftBefore };
}
