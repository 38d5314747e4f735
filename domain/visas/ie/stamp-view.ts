import type { StopView, WorkingRow } from "#domain/visas/tool/tool-view.ts";
import { workingRow } from "#domain/visas/tool/working.ts";
import { isInForce } from "#rules/dated.ts";
import { addMonths, longDay } from "#rules/days.ts";
import {
  type IrishGraduate,
  readStamp1G,
  type Stamp1GFinding,
  stamp1GRules,
} from "#rules/ie-permits/stamp-1g.ts";

export type StampView = {
  title: string;
  sentence: string;
  stops: readonly StopView[];
  working: readonly WorkingRow[];
  checked: string;
};

/** The graduate stamp beside the permits: work without one, for a while. */
export function stampView(graduate: IrishGraduate, on: string): StampView {
  const checked = longDay(stamp1GRules.at(-1)!.checkedOn);
  if (!stamp1GRules.some((row) => isInForce(row, on))) {
    return {
      title: "Stamp 1G",
      sentence: `What we read speaks for days from ${longDay(stamp1GRules[0]!.effectiveFrom)}, so it is not judged for ${longDay(on)}.`,
      stops: [],
      working: [],
      checked,
    };
  }
  const finding = readStamp1G(graduate, on);
  return {
    title: titleOf(finding),
    sentence: sentenceOf(finding),
    stops: stopsOf(graduate, finding, on),
    working: finding.trace.map((line) => workingRow(line, "Irish Immigration")),
    checked,
  };
}

function titleOf({ answer, months, grantedAs }: Stamp1GFinding): string {
  if (answer === "does-not-meet") return "Stamp 1G: not on these answers";
  if (months === null) return "Stamp 1G: cannot tell yet";
  const length =
    grantedAs.length > 1 ? `${months} months, as ${grantedAs.join(" and ")}` : `${months} months`;
  return answer === "meets" ? `Stamp 1G: ${length}` : `Stamp 1G: ${length}, if the rest fits`;
}

function sentenceOf({ answer, rule, studentYearsLimit }: Stamp1GFinding): string {
  const work = `Full-time work for an employer, ${rule.weeklyHours} hours, without a permit. No self-employment.`;
  if (answer === "does-not-meet")
    return "Based on what you entered, one of its conditions is not met.";
  return studentYearsLimit === null
    ? `${work} For graduates of Irish courses at level 8 or above.`
    : `${work} Your years as a student in Ireland are limited to ${studentYearsLimit} in all; that is not counted here.`;
}

/** Results that lie ahead are not done, and come after the application. */
function firstStops(resultsOn: string, on: string): readonly StopView[] {
  const results = { label: "Final results", note: longDay(resultsOn) };
  const you: StopView = { label: "You apply", note: longDay(on), state: "here" };
  return resultsOn <= on
    ? [{ ...results, state: "done" }, you]
    : [you, { ...results, state: "ahead" }];
}

function stopsOf(
  { resultsOn }: IrishGraduate,
  { applyBy, grantedAs, answer }: Stamp1GFinding,
  on: string,
): readonly StopView[] {
  if (answer === "does-not-meet" || !resultsOn || !applyBy) return [];
  const ends = grantedAs.map((_, index) => addMonths(on, 12 * (index + 1)));
  return [
    ...firstStops(resultsOn, on),
    { label: "Last day to apply", note: longDay(applyBy), state: "ahead" },
    ...ends.map(
      (day, index): StopView => ({
        label: index === ends.length - 1 ? "The stamp ends" : "Renewed",
        note: `About ${longDay(day)}`,
        state: "ahead",
      }),
    ),
  ];
}
