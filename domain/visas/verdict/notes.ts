import { UNITED_KINGDOM } from "#rules/countries.ts";
import { longDay } from "#rules/days.ts";
import { monthsAllowed } from "#rules/post-study/stay.ts";
import { rulesAsAt } from "#rules/uk-work/as-at.ts";
import { lastDaysOfLists } from "#rules/uk-work/lists/list-end.ts";
import type { Verdict } from "#rules/uk-work/verdict-types.ts";

/** What is known to change before or after the day asked for, and what nobody knows yet. */
export function notesOf(verdict: Verdict): string[] {
  const { on, trace } = verdict;
  const until = endOfRule(verdict);
  const notes = [
    restsOnList(verdict) ? listNote(on) : null,
    until ? `This is true until ${longDay(until)}: a rule it depends on ends then.` : null,
    ...graduateNotes(verdict),
    trace.some(({ rule }) => rule === "SW 3.3") ? FROM_ABROAD : null,
  ];
  return notes.filter((note) => note !== null);
}

const FROM_ABROAD =
  "From abroad, this visa is not given to nationals of Afghanistan (SW 3.3). We do not ask for nationality.";

/** The way into the code has a last day of its own, and the pay's line has none that counts here. */
function endOfRule(verdict: Verdict): string | null {
  const occupation = verdict.gates.find((gate) => gate.gate === "occupation");
  const isOpen = occupation?.gate === "occupation" && occupation.state !== "closed";
  return isOpen && !restsOnList(verdict) ? occupation.detail.until : null;
}

/** HC 259 amended the Graduate route; our sources name it and not what it says. */
const AMENDED =
  "The Graduate route was amended on 3 August 2026 (HC 259). What changed was not in what we read.";

function graduateNotes({ on, gates }: Verdict): (string | null)[] {
  const { months, from } = rulesAsAt.graduateVisa;
  const isShorter = monthsAllowed(UNITED_KINGDOM, "degree", on) === months;
  const isGraduate = gates.some(
    (gate) => gate.gate === "clock" && gate.detail.ground === "graduate",
  );
  return [
    isShorter
      ? `A Graduate visa applied for from ${from} lasts ${months} months; for a doctorate, three years.`
      : null,
    isShorter || isGraduate ? AMENDED : null,
  ];
}

/** Care work has a day of its own. */
function restsOnList({ gates, option }: Verdict): boolean {
  const isByPay = option === "D" || option === "I";
  return (
    isByPay ||
    gates.some((gate) => gate.gate === "occupation" && gate.detail.certificateBy !== null)
  );
}

function listNote(on: string): string {
  const { certificateBy, applyBy } = lastDaysOfLists(on);
  const [certificate, application] = [longDay(certificateBy), longDay(applyBy)];
  const after = "What follows the shortage lists was not published when we read the rules.";
  if (on <= certificateBy)
    return `Both shortage lists end: the certificate of sponsorship has to be issued by ${certificate}, and an application with it made by ${application}. ${after}`;
  return on <= applyBy
    ? `Both shortage lists have ended for certificates issued after ${certificate}. An application made by ${application} still counts with an earlier one. ${after}`
    : `Both shortage lists have ended. ${after}`;
}
