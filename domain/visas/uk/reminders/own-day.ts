import { no, ok, type Result } from "#rules/result.ts";
import { isRealDay, joinDays } from "#rules/typed-day.ts";
import type { PlanDate } from "../planner/dates.ts";
import type { Reminder } from "./choices.ts";

type Dated = Pick<PlanDate, "about" | "day">;

/** A day somebody typed for a reminder of one of the plan's dates; null where they typed none. */
export function readOwnDay(
  typed: Readonly<Record<string, string>>,
  dates: readonly Dated[],
): Result<Reminder | null, OwnDaySentence> {
  const { own } = joinDays(typed, ["own"]) as { own: string };
  if (own === "") return ok(null);
  if (!isRealDay(own)) return no("Enter the day of the reminder as a real day, such as 1 12 2026.");
  const date = dates.find(({ about }) => about === typed.ownAbout);
  if (!date) return no("Choose which date the reminder is about.");
  return ok({ about: date.about, day: date.day, remindOn: own });
}

type OwnDaySentence =
  | "Enter the day of the reminder as a real day, such as 1 12 2026."
  | "Choose which date the reminder is about.";
