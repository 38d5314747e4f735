import { longDay, shortDay } from "#rules/days.ts";
import type { HoursRule } from "#rules/work-hours/hours-rules.ts";
import type { HoursFinding, Stretch } from "#rules/work-hours/judge-hours.ts";

/** "6 hours", "1 hour", "6 h 30 min", "45 minutes". */
export function hoursLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (rest === 0) return hours === 1 ? "1 hour" : `${hours} hours`;
  return hours === 0 ? `${rest} minutes` : `${hours} h ${rest} min`;
}

/** "9 to 15 November 2026", "30 Nov to 6 December 2026". */
export function stretchLabel({ from, to }: Stretch): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? String(Number(from.slice(8))) : shortDay(from)} to ${longDay(to)}`;
}

/** What a country's rule says, in one sentence. */
export function ruleMessage({ hours, days, beginsOn, ...rule }: HoursRule): string {
  if (hours === null) return "By this rule there is no limit on hours once the course has begun.";
  if (hours === 0) return "By this rule a part-time course allows no work.";
  const stretch = days === 7 ? "a week" : "in 14 days";
  const counted = beginsOn === "monday" ? ", Monday to Sunday" : "";
  const inBreaks =
    rule.breakHours === null
      ? "no limit in breaks"
      : `${rule.breakHours} ${breakWords(rule.breakDates)}`;
  return `At most ${hours} hours ${stretch} in term${counted}, and ${inBreaks}. All employers count together, paid and unpaid, and hours are not averaged.`;
}

/** "from 1 June to 30 September and from 15 December to 15 January". */
function breakWords(breaks: HoursRule["breakDates"]): string {
  if (!breaks) return "in breaks";
  return breaks.map(({ from, to }) => `from ${dayOfYear(from)} to ${dayOfYear(to)}`).join(" and ");
}

/** "1 June" for "06-01", in whichever year. */
function dayOfYear(monthAndDay: string): string {
  return longDay(`2000-${monthAndDay}`).replace(/ 2000$/, "");
}

/** What we read strictly because no source we trust says otherwise. */
export function strictMessages({ beginsOn, days, breakDates }: HoursRule): string[] {
  return [
    ...(beginsOn === "any"
      ? [
          `We could not confirm when the ${days} days begin, so every run of ${days} days is counted, the strictest way to read it.`,
        ]
      : []),
    breakDates
      ? "A week that is partly in a holiday is counted by the limit of term; where only that makes the difference, we say so."
      : "A stretch that is partly in a break is counted by the limit of term; where only that makes the difference, we say so.",
    "A shift counts from its start to its end, including breaks.",
  ];
}

export type FindingText = {
  tone: "positive" | "caution" | "negative";
  title: string;
  words: string;
};

/** A stretch of days as the reader sees it. */
export function findingText(finding: HoursFinding): FindingText {
  const { state, why, usedMinutes, limitMinutes, leftMinutes, stretch } = finding;
  const used = hoursLabel(usedMinutes);
  const when = stretchLabel(stretch);
  if (state === "no-limit") {
    return {
      tone: "positive",
      title: "No limit on these days",
      words: `${used} from ${when}. By your dates these days are in a break, or after the course.`,
    };
  }
  if (state === "within") {
    const words = `${used} of ${hoursLabel(limitMinutes!)} from ${when}.`;
    return { tone: "positive", title: `${hoursLabel(leftMinutes!)} left`, words };
  }
  if (state === "ask") {
    const reason =
      why === "mixed"
        ? `${used} from ${when}: more than ${hoursLabel(limitMinutes!)} only if the days in a break or after the course count too.`
        : `${used} from ${when}, some of it before the course begins or after it has ended. No source we trust says what applies then.`;
    return { tone: "caution", title: "Ask your university’s adviser", words: reason };
  }
  const most = overLimit(finding);
  return {
    tone: "negative",
    title: limitMinutes === 0 ? "No work is allowed" : `Over the limit by ${hoursLabel(most)}`,
    words: `${used} from ${when}.`,
  };
}

/** Over by hours of term where those alone pass the limit; never less than the strict reading. */
function overLimit({ usedMinutes, limitMinutes }: HoursFinding): number {
  return Math.max(0, usedMinutes - (limitMinutes ?? 0));
}
