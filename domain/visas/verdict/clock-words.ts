import { longDay } from "#rules/days.ts";
import type { ClockCode, ClockGate } from "#rules/uk-work/verdict-types.ts";
import type { GateView } from "./verdict-view.ts";

type Words = Pick<GateView, "word" | "note">;
type Detail = ClockGate["detail"];

const ENGLISH = "English at level B2 has to be shown first.";

/** The reader's own time in their words. */
export function clockWords({ code, detail }: ClockGate): Words {
  const { word, note } = words[code](detail);
  const isTold = code === "english-to-show" || !detail.isEnglishToShow;
  return { word, note: isTold ? note : `${note} ${ENGLISH}` };
}

const words: Record<ClockCode, (detail: Detail) => Words> = {
  "no-clock": say("Open", "The lasting line is met, so no time runs out."),
  "list-ends": ({ applyBy }) => ({
    word: "Open, for a time",
    note: applyBy
      ? `It rests on a list or a rule that ends on ${longDay(applyBy)}.`
      : "It rests on a list that ends.",
  }),
  "new-entrant": ({ monthsLeft, applyBy }) => ({
    word: monthsLeft === null ? "Open" : `Open, ${monthsLeft} months left`,
    note: applyBy
      ? `As a new entrant, if applied for by ${longDay(applyBy)}.`
      : "As a new entrant.",
  }),
  "cap-reached": say("Shut", "The four years at the lower line are used."),
  "not-new-entrant": say("Shut", "None of the new-entrant tests is met."),
  "already-sponsored": say("Ask", "Already sponsored: an adviser can say whether it still counts."),
  "not-said": say("Not known", "Your own dates decide it."),
  "registration-not-said": say(
    "Not known",
    "Only if the job works towards a UK registration or chartered status.",
  ),
  "apply-later": ({ notBefore }) => ({
    word: "Open, later",
    note: notBefore
      ? `The job starts late: an application works from ${longDay(notBefore)}.`
      : "The job starts late.",
  }),
  "english-to-show": say("Open, if", ENGLISH),
  "switch-later": ({ notBefore }) => ({
    word: "Open, later",
    note: notBefore ? `A switch works from ${longDay(notBefore)}.` : "Once the course is finished.",
  }),
  "switch-unknown": say("Open, if", "Whether a switch works depends on your course."),
  "no-switch": say("Open, if", "Not from inside the UK on this permission."),
};

function say(word: string, note: string): () => Words {
  return () => ({ word, note });
}
