import { longDay } from "#rules/days.ts";
import type { ClockCode, ClockGate } from "#rules/uk-work/clock-types.ts";
import type { Verdict } from "#rules/uk-work/verdict-types.ts";
import { endAhead } from "./conditions.ts";
import type { GateView } from "./verdict-view.ts";

type Words = Pick<GateView, "word" | "note">;
type Detail = ClockGate["detail"];

const ENGLISH = "English at level B2 has to be shown first.";
/** SUI 13.1, in words that promise nothing. */
const OVERSTAY =
  "Within 14 days of its end an application counts only with a good reason beyond the applicant’s control (SUI 13.1).";

/** SW 1.5A and 5.1(c): before the end of a full-time course one may apply, and not yet start. */
const STARTS = "While the course runs, the job has to start on";
const THREE_MONTHS = "An application is made up to 3 months before the job starts";

/** The reader's own time in their words; `today` is the real one. */
export function clockText({ code, state, detail }: ClockGate, today?: string): Words {
  const { word, note } = words[code](detail, today);
  const isTold = code === "english-to-show" || !detail.isEnglishToShow;
  return {
    word: state === "closed" ? "Shut" : word,
    note: isTold ? note : `${note} ${ENGLISH}`,
  };
}

const words: Record<ClockCode, (detail: Detail, today?: string) => Words> = {
  "no-clock": say("Open", "The lasting line is met, so no time runs out."),
  "list-ends": ({ applyBy }) => ({
    word: "Open, for a time",
    note: applyBy
      ? `It depends on a list or a rule that ends on ${longDay(applyBy)}.`
      : "It depends on a list that ends.",
  }),
  "new-entrant": ({ monthsLeft, applyBy }) => ({
    word: monthsLeft === null ? "Open" : `Open, ${monthsLabel(monthsLeft)} left`,
    note: applyBy
      ? `As a new entrant, if applied for by ${longDay(applyBy)}.`
      : "As a new entrant.",
  }),
  "cap-reached": say("Standard line", "The four years at the lower line are used."),
  "not-new-entrant": ({ entrantFrom, judgedOn }) => {
    const day = judgedOn ? ` on ${longDay(judgedOn)}, the first day to apply` : "";
    return {
      word: "Standard line",
      note: entrantFrom
        ? `None of the new-entrant tests is met${day || " on this day"}. One is from ${longDay(entrantFrom)} on.`
        : `None of the new-entrant tests is met${day}.`,
    };
  },
  "registration-to-confirm": say(
    "Open, if",
    "The advert mentions registration or chartered status. It counts only if you would work towards it in this job: SW 12.2(c)-(d).",
  ),
  "already-sponsored": say("Ask", "Already sponsored: an adviser can say whether it still counts."),
  "not-said": say("Not known", "Your own dates decide it."),
  "registration-not-said": say(
    "Not known",
    "Only if the job works towards a UK registration or chartered status.",
  ),
  "apply-later": ({ notBefore }) => ({
    word: "Open, later",
    note: notBefore
      ? `The job starts late: you can apply from ${longDay(notBefore)}.`
      : "The job starts late.",
  }),
  "english-to-show": say("Open, if", ENGLISH),
  "switch-later": ({ notBefore, isOfStart, applyFrom }) => {
    if (!notBefore) return { word: "Open, later", note: "Once the course is finished." };
    const day = longDay(notBefore);
    if (!isOfStart) return { word: "Open, later", note: `You can switch from ${day}.` };
    const from = applyFrom ? `: from ${longDay(applyFrom)}` : "";
    return { word: "Open, if", note: `${STARTS} ${day} or later. ${THREE_MONTHS}${from}.` };
  },
  "switch-unknown": say("Open, if", "Whether you can switch depends on your visa and course."),
  "visa-ended": (detail, today) => ({
    word: "Open, from abroad",
    note: `This day is after the visa’s end on ${longDay(detail.visaEndsOn ?? "")}. From inside the UK an application needs a permission in force (SW 2.2(a)). ${OVERSTAY} Applying ${endAhead(detail, today) ? "by that day, or from abroad," : "from abroad"} is another case.`,
  }),
  "visa-ends-first": ({ visaEndsOn, notBefore, applyFrom }) => ({
    word: notBefore ? "Open, later, from abroad" : "Open, from abroad",
    note: `The visa ends on ${longDay(visaEndsOn ?? "")}, before an application for this job works from inside the UK, on ${longDay(applyFrom ?? "")}. Such an application needs a permission in force (SW 2.2(a)). ${notBefore ? `From abroad it needs none, and works from ${longDay(notBefore)}, up to 3 months before the job starts (SW 5.1(c)).` : "From abroad this does not matter."}`,
  }),
  "no-switch": say("Open, if", "Not from inside the UK on this permission."),
};

/** The first day to apply, where the verdict is that day's. */
export function judgedOn({ gates }: Pick<Verdict, "gates">): string | null {
  const clock = gates.find((gate): gate is ClockGate => gate.gate === "clock");
  return clock?.detail.judgedOn ?? null;
}

/** What is left of the four years at the new entrant's line; null where nothing says. */
export function monthsLeft({ gates }: Pick<Verdict, "gates">): number | null {
  const clock = gates.find((gate): gate is ClockGate => gate.gate === "clock");
  return clock?.detail.monthsLeft ?? null;
}

export function monthsLabel(months: number): string {
  return `${months} ${months === 1 ? "month" : "months"}`;
}

function say(word: string, note: string): () => Words {
  return () => ({ word, note });
}
