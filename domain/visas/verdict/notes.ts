import { UNITED_KINGDOM } from "#rules/countries.ts";
import { longDay } from "#rules/days.ts";
import { monthsAllowed } from "#rules/post-study/stay.ts";
import { rulesAsAt } from "#rules/uk-work/as-at.ts";
import { lastDaysOfLists } from "#rules/uk-work/lists/list-end.ts";
import type { PreparedJob } from "#rules/uk-work/prepared-job.ts";
import type { Verdict } from "#rules/uk-work/verdict-types.ts";

/** What is known to change before or after the day asked for, and what nobody knows yet. */
export function notesOf({ goodUntil }: PreparedJob, verdict: Verdict): string[] {
  const { on } = verdict;
  const notes: string[] = [];
  if (restsOnList(verdict)) notes.push(listNote(on));
  else if (goodUntil && !isKept(verdict))
    notes.push(`This holds until ${longDay(goodUntil)}: a list or a rule it rests on ends then.`);
  const { months, from } = rulesAsAt.graduateVisa;
  if (monthsAllowed(UNITED_KINGDOM, "degree", on) === months)
    notes.push(
      `A Graduate visa applied for from ${from} lasts ${months} months; for a doctorate, three years.`,
    );
  return notes;
}

/** Open by the reader's own older permission, whatever ends. */
function isKept({ gates }: Verdict): boolean {
  return gates.some(({ code }) => code === "kept");
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
