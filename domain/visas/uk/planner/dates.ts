import { inYears, longDay } from "#rules/days.ts";
import { type GraduatePlan, readGraduateVisa } from "#rules/post-study/graduate-visa.ts";

/** A day of the plan that is worth a reminder. */
export type PlanDate = {
  about: "window-opens" | "shorter-stay" | "visa-ends";
  day: string;
  title: string;
  words: string;
};

/** The days ahead, soonest first. */
export function planDates(plan: GraduatePlan, today: string): PlanDate[] {
  const { state, window, change, months } = readGraduateVisa(plan, today);
  const dates: PlanDate[] = [];
  if (window.from && state !== "never") dates.push(describeDate("window-opens", window.from));
  if (window.to) dates.push(describeDate("visa-ends", window.to));
  if (change?.isInWindow && months !== null && months > change.monthsAfter) {
    dates.push(describeDate("shorter-stay", change.lastDay));
  }
  return dates.filter(({ day }) => day >= today).sort((a, b) => a.day.localeCompare(b.day));
}

/** What a day is about, by the rules as they are read on it. */
export function describeDate(about: PlanDate["about"], day: string): PlanDate {
  const told = { about, day };
  if (about === "window-opens")
    return {
      ...told,
      title: "Graduate visa: the window opens",
      words: `From ${longDay(day)} an application can be made, once your university has told the Home Office that you completed your course. You have to be in the UK.`,
    };
  if (about === "visa-ends")
    return {
      ...told,
      title: "Your Student visa ends",
      words: `A Graduate visa has to be applied for in the UK before your Student visa ends on ${longDay(day)}.`,
    };
  return { ...told, ...shorterStay(day) };
}

function shorterStay(day: string) {
  const { months, change } = readGraduateVisa({ ...noPlan, level: "masters" }, day);
  const before = months === null ? "the longer stay" : inYears(months);
  const after = change ? inYears(change.monthsAfter) : "a shorter stay";
  return {
    title: `Last day for ${before} on the Graduate visa`,
    words: `An application up to ${longDay(day)} gets ${before}, a later one ${after}.`,
  };
}

const noPlan: GraduatePlan = {
  level: null,
  courseEndsOn: null,
  reportedOn: null,
  visaEndsOn: null,
};
