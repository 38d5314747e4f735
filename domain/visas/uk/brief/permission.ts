import { UNITED_KINGDOM } from "#rules/countries.ts";
import { inYears, longDay } from "#rules/days.ts";
import { readGraduateVisa } from "#rules/post-study/graduate-visa.ts";
import { type HoursRule, hoursRuleFor } from "#rules/work-hours/hours-rules.ts";
import type { BriefOrder, BriefSection } from "./brief.ts";

/** What the permission allows, until when, and what that asks of an employer today. */
export function permissionSection(order: BriefOrder, today: string): BriefSection {
  const heading = "What my permission allows, and until when";
  if (order.permission !== "none" && order.endsOn !== null && order.endsOn < today)
    return { heading, ...endedSection(order.endsOn) };
  switch (order.permission) {
    case "student":
      return {
        heading,
        paragraphs: [until("a Student visa", order)],
        points: studentPoints(order, today),
      };
    case "graduate":
      return {
        heading,
        paragraphs: [until("a Graduate visa", order)],
        points: [
          "It allows any work, full time or part time, employed or self-employed. The one exception is work as a professional sportsperson.",
          "You need no sponsor licence and pay no charge to employ me while it lasts.",
          "It is given once and cannot be made longer.",
        ],
      };
    case "skilled-worker":
      return {
        heading,
        paragraphs: [until("a Skilled Worker visa", order)],
        points: [
          "It was given for a job with a licensed sponsor.",
          ...(order.withSponsorship
            ? ["For a job with you, the section below says what the published rules ask for."]
            : []),
        ],
      };
    case "other":
      return {
        heading,
        paragraphs: [until("a UK visa", order)],
        points: ["The visa says what it allows; I can show you."],
      };
    case "none":
      return {
        heading,
        paragraphs: ["I have no UK visa today, so I need one before I can work in the UK."],
        points: [],
      };
  }
}

/** A permission that has ended allows nothing, whatever it allowed. */
function endedSection(endsOn: string): Omit<BriefSection, "heading"> {
  return {
    paragraphs: [
      `The UK visa I had ended on ${longDay(endsOn)}, so I need another one before I can work in the UK.`,
    ],
    points: [],
  };
}

function until(visa: string, { endsOn }: BriefOrder): string {
  return endsOn ? `I have ${visa} until ${longDay(endsOn)}.` : `I have ${visa}.`;
}

function studentPoints(order: BriefOrder, today: string): string[] {
  const rule = order.study
    ? hoursRuleFor({ countryId: UNITED_KINGDOM, study: order.study }, today)
    : null;
  return [
    ...hoursPoints(order, rule, today),
    "It does not allow self-employed, freelance or gig work, work as an entertainer, professional sport, or a permanent full-time vacancy.",
    "Within these limits you need no sponsor licence and pay no charge.",
    ...graduatePoint(order, today),
  ];
}

function hoursPoints(
  { courseEndsOn }: BriefOrder,
  rule: HoursRule | null,
  today: string,
): string[] {
  if (!rule) return ["How many hours it allows in term depends on my course; I can show you."];
  if (rule.hours === 0) return ["On a part-time course it allows no work."];
  const isOver = courseEndsOn !== null && courseEndsOn < today;
  if (isOver) {
    return [`My course ended on ${longDay(courseEndsOn)}. Since then it allows full-time hours.`];
  }
  const ends = courseEndsOn ? `, and after my course ends on ${longDay(courseEndsOn)}` : "";
  return [
    `In term at most ${rule.hours} hours a week, Monday to Sunday, paid and unpaid, over all my employers together. Full time in vacations${ends}.`,
  ];
}

/** The next step that asks nothing of an employer, where the dates allow it. */
function graduatePoint({ level, courseEndsOn, endsOn }: BriefOrder, today: string): string[] {
  const plan = { level, courseEndsOn, reportedOn: null, visaEndsOn: endsOn };
  const found = readGraduateVisa(plan, today);
  // Before the window opens the length is that of its first day.
  const isEarly = found.state === "too-early" && found.window.from !== null;
  const { months, change, state } = isEarly ? readGraduateVisa(plan, found.window.from!) : found;
  if (months === null || state === "too-late" || state === "never") return [];
  const length = change?.isInWindow
    ? `${inYears(months)} if I apply by ${longDay(change.lastDay)}, ${inYears(change.monthsAfter)} after that`
    : inYears(months);
  return [
    `Once my university has reported that I completed my course I can apply for a Graduate visa: ${length}. It allows any work except professional sport, and you need no sponsor licence and pay no charge.`,
  ];
}
