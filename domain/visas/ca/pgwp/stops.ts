import type { StopView } from "#domain/visas/tool/tool-view.ts";
import type { PgwpFinding } from "#rules/ca-pgwp/pgwp.ts";
import { longDay } from "#rules/days.ts";

type Days = { studyPermitEndsOn: string | null; completedOn: string | null };

/** The days that matter, in their order, with the application as "you are here". */
export function stopsOf(finding: PgwpFinding, days: Days): readonly StopView[] {
  const { on, applyBy, endsOn, isCutByPassport } = finding;
  const stops = [
    { day: days.completedOn, label: "Completion letter" },
    { day: on, label: "You apply" },
    { day: days.studyPermitEndsOn, label: "Study permit ends" },
    { day: applyBy, label: "Last day to apply" },
    { day: endsOn, label: isCutByPassport ? "Passport and permit end" : "Permit ends" },
  ].flatMap(({ day, label }) => (day ? [{ day, label }] : []));

  return stops
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ day, label }) => ({ label, note: longDay(day), state: stateOf(day, label, on) }));
}

function stateOf(day: string, label: string, on: string): StopView["state"] {
  if (label === "You apply") return "here";
  if (label === "Completion letter") return day <= on ? "done" : "ahead";
  return day < on ? "closed" : "ahead";
}
