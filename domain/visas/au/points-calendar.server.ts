import { createHash } from "node:crypto";
import { settings } from "#platform/settings.server.ts";
import { timelineOf } from "#rules/au-points/timeline.ts";
import { dayIn } from "#rules/day-in.ts";
import { datesCalendar } from "./dates-calendar.ts";
import { readAnswers } from "./read-answers.ts";
import type { Typed } from "./typed.ts";

type Reader = { id: string; timeZone: string | null };

/** The days of the years ahead for what stands in a form, as a calendar file for its reader. */
export function pointsCalendar({ id, timeZone }: Reader, typed: Typed, now: Date): string {
  const today = dayIn("au", now);
  const { answers, invitedOn } = readAnswers(typed, today);
  return datesCalendar(timelineOf(answers, invitedOn ?? today), {
    now,
    timeZone: timeZone ?? "Europe/London",
    domain: settings().baseDomain,
    // The same for one person's events, and nothing of the person.
    owner: createHash("sha256").update(`points ${id}`).digest("hex").slice(0, 16),
  });
}
