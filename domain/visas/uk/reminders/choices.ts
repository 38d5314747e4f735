import { addDays, longDay } from "#rules/days.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { describeDate, type PlanDate } from "../planner/dates.ts";

/** A mail somebody wants: what about, and on which day. */
export type Reminder = { about: PlanDate["about"]; day: string; remindOn: string };

const abouts: readonly PlanDate["about"][] = ["window-opens", "shorter-stay", "visa-ends"];

/** Between the values of several ticked boxes, where a refused form keeps them as one. */
export const SEVERAL = ",";

/** Days before a date on which a reminder is offered. */
const offered = [
  { before: 28, words: "four weeks before" },
  { before: 14, words: "two weeks before" },
  { before: 3, words: "three days before" },
];

/** The boxes to tick for a plan's dates. Only days ahead are offered. */
export function reminderChoices(dates: readonly PlanDate[], today: string) {
  return dates.flatMap(({ about, day, title }) =>
    offered
      .map(({ before, words }) => ({ remindOn: addDays(day, -before), words }))
      .filter(({ remindOn }) => remindOn > today)
      .map(({ remindOn, words }) => ({
        /** What makes two of them one. */
        key: writeChoice({ about, day, remindOn }),
        value: writeChoice({ about, day, remindOn }),
        label: `${longDay(remindOn)}: ${title}`,
        hint: `${words}, ${longDay(day)}`,
      })),
  );
}

export function writeChoice({ about, day, remindOn }: Reminder): string {
  return `${about} ${day} ${remindOn}`;
}

/** Reads a box's value; null for what no box of ours has. */
export function readChoice(value: string): Reminder | null {
  const [about, day = "", remindOn = ""] = value.split(" ");
  const known = abouts.find((name) => name === about);
  if (!known || !isRealDay(day) || !isRealDay(remindOn)) return null;
  return { about: known, day, remindOn };
}

/** A kept reminder as its owner reads it, beside the dates of the plan on the page. */
export function reminderLine(
  { id, about, day, remindOn }: Reminder & { id: number },
  dates: readonly Pick<PlanDate, "about" | "day">[],
) {
  const { title } = describeDate(about, day);
  const now = dates.find((date) => date.about === about);
  const isOther = now !== undefined && now.day !== day;
  return {
    ...{ id, on: longDay(remindOn), about: `${title}, ${longDay(day)}` },
    /** Where the plan has another day by now, that day. */
    otherDay: isOther ? longDay(now.day) : null,
  };
}
