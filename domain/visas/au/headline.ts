import type { Change, Timeline } from "#rules/au-points/timeline.ts";
import { longDay } from "#rules/days.ts";
import { inSentence } from "./answer-labels.ts";
import type { Calculation } from "./calculation.ts";

/** "80 points today." and what is worth knowing next: "75 from your birthday." */
export function headlineOf({ assessments, on, isToday }: Calculation, { changes }: Timeline) {
  const { total } = assessments["189"];
  const when = isToday ? "today" : `on ${longDay(on)}`;
  const next = changes.find(({ difference }) => difference !== 0);
  return {
    now: `${total} points ${when}.`,
    next: next ? `${next.totals["189"]} ${momentOf(next)}.` : null,
  };
}

function momentOf({ cause, on }: Change): string {
  switch (cause.kind) {
    case "birthday":
      return "from your birthday";
    case "partner-birthday":
      return "from your partner’s birthday";
    case "test-ends":
      return "when your English test ends";
    case "work-grows":
      return `with ${cause.years} ${cause.years === 1 ? "year" : "years"} of work`;
    case "work-drops-out":
      return "when old work drops out";
    default:
      return `from ${longDay(on)}`;
  }
}

/** What the figures rest on: the occupation, the day, the table. */
export function leadOf({ occupation, on, assessments }: Calculation): string {
  const { effectiveFrom, checkedOn } = assessments["189"].table;
  const who = occupation ? `, ${inSentence(occupation.name)}` : "";
  return `Australian points test${who}, if invited on ${longDay(on)}. Home Affairs table changed ${longDay(effectiveFrom)}, read ${longDay(checkedOn)}.`;
}
