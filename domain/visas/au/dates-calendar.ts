import type { Change, Timeline } from "#rules/au-points/timeline.ts";
import { type CalendarEvent, sequenceAt, writeCalendar } from "#rules/calendar.ts";
import { addMonths, longDay } from "#rules/days.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { causeTitle, changeNote, signed } from "./change-messages.ts";

type CalendarContext = { now: Date; timeZone: string; domain: string; owner: string };

const MORNING = "09:00";
const HALF_HOUR = 30 * 60_000;

/** The days on which points change, as a file for any calendar. What falls is told a month before. */
export function datesCalendar({ changes }: Timeline, context: CalendarContext): string {
  return writeCalendar({
    name: "Points for Australia",
    method: "PUBLISH",
    events: changes.map((change, index) => {
      const name = changeName(change);
      const earlier = changes.slice(0, index).filter((each) => changeName(each) === name).length;
      return eventOf(change, earlier > 0 ? `${name}-${earlier + 1}` : name, context);
    }),
  });
}

/** Without the day: a later file, made from other dates, takes the place of an earlier one. */
function changeName({ factor, cause }: Change): string {
  return `points-${factor}-${cause.kind}${"years" in cause ? `-${cause.years}` : ""}`;
}

function eventOf(change: Change, name: string, context: CalendarContext): CalendarEvent {
  const { timeZone, owner, domain, now } = context;
  const startsAt = eventIn(timeZone, change.on, MORNING);
  const summary = `${causeTitle(change.cause)}: ${signed(change.difference)} points for Australia`;
  const { "189": own, "190": nominated, "491": regional } = change.totals;
  return {
    uid: `${name}-${owner}@${domain}`,
    changedAt: now,
    sequence: sequenceAt(now),
    startsAt,
    endsAt: new Date(startsAt.getTime() + HALF_HOUR),
    summary,
    description: `${changeNote(change)} From then: 189 ${own}, 190 ${nominated}, 491 ${regional}, if nothing else changes. Information, not migration advice.`,
    isFree: true,
    alarms: warningsOf(change, context, summary),
  };
}

function warningsOf(change: Change, { timeZone, now }: CalendarContext, words: string) {
  if (change.difference >= 0 && change.opening !== "closes") return [];
  const at = eventIn(timeZone, addMonths(change.on, -1), MORNING);
  return at > now ? [{ at, words: `On ${longDay(change.on)}: ${words}` }] : [];
}
