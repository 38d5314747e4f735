import { addDays, longDay } from "#rules/days.ts";
import type { TraceLine } from "#rules/verdict-form.ts";
import { isEnglishMet } from "../english.ts";
import { overstayOn } from "../overstay.ts";
import { englishSource, rulesSource } from "../sources.ts";
import type { Switch } from "../switching.ts";
import type { Applicant } from "../verdict-types.ts";
import { traceLine } from "./trace-line.ts";

/** Rules for the reader alone: switching, English, and a stop on entry from abroad. */
export function traceReader(reader: Applicant, change: Switch, on: string): TraceLine[] {
  return [
    ...whileHere(change, on),
    englishLine(reader),
    ...(isFromAbroad(change) ? [entryLine] : []),
  ];
}

function whileHere(change: Switch, on: string): TraceLine[] {
  if (change.state === "ended") return endedLines(change.endedOn, on);
  return change.state === "ends-first" ? [endsFirstLine(change)] : switchLine(change);
}

/** Where an application from inside the UK is not possible, or not meant. */
function isFromAbroad({ state }: Switch): boolean {
  return ["not-needed", "ends-first", "ended", "barred"].includes(state);
}

const entryLine = traceLine(rulesSource, {
  rule: "SW 3.3",
  asks: "From abroad: not as a national of Afghanistan.",
  found: "We do not ask for nationality.",
  state: "unknown",
});

/** SW 2.2(a), not met. */
function inForceLine(found: string): TraceLine {
  return traceLine(rulesSource, {
    rule: "SW 2.2(a)",
    asks: "From inside the UK: a permission that is in force on the day of the application.",
    found,
    state: "not-met",
  });
}

function endsFirstLine({ endsOn, applyFrom }: Extract<Switch, { state: "ends-first" }>): TraceLine {
  return inForceLine(
    `It ends on ${longDay(endsOn)}. An application from inside the UK works from ${longDay(applyFrom)}. From abroad, or on a later permission, this does not matter.`,
  );
}

function endedLines(endedOn: string, on: string): TraceLine[] {
  const overstay = overstayOn(on);
  const last = addDays(endedOn, overstay.withinDays);
  return [
    inForceLine(
      `It ends on ${longDay(endedOn)}, before this day. From abroad this does not matter.`,
    ),
    traceLine(overstay, {
      rule: "SUI 13.1",
      asks: `After its end: within ${overstay.withinDays} days, with a good reason beyond the applicant’s control, or after some refusals.`,
      found:
        on <= last ? `The ${overstay.withinDays} days run to ${longDay(last)}.` : "They are over.",
      state: on <= last ? "unknown" : "not-met",
    }),
  ];
}

function switchLine(change: Exclude<Switch, { state: "ended" | "ends-first" }>): TraceLine[] {
  if (change.state === "not-needed") return [];
  const isBarred = change.state === "barred";
  const found = {
    met: "The last permission allows it.",
    later: change.state === "later" ? laterWords(change) : "",
    unknown: "Not enough information to tell.",
    barred: "Not from this permission inside the UK; from abroad it does not matter.",
  };
  return [
    traceLine(rulesSource, {
      rule: isBarred ? "SW 1.5ZA" : "SW 1.5A",
      asks: "From inside the UK: a permission that can switch; for Students, a course finished or a job that starts after it.",
      found: found[change.state],
      state: change.state === "met" ? "met" : isBarred ? "not-met" : "unknown",
    }),
  ];
}

type Later = Extract<Switch, { state: "later" }>;

function laterWords({ notBefore, isOfStart, applyFrom }: Later): string {
  const day = longDay(notBefore);
  const from = applyFrom ? ` It can be applied for from ${longDay(applyFrom)}.` : "";
  return isOfStart ? `For a job that starts on ${day} or later.${from}` : `Not before ${day}.`;
}

function englishLine(reader: Applicant): TraceLine {
  const isSaid = reader.english !== null;
  const isMet = isEnglishMet(reader);
  const met = isSaid ? "Shown." : "By the earlier grant.";
  return traceLine(englishSource, {
    rule: "SW 4.1, 7.1",
    asks: "English at level B2, or B1 where a Skilled Worker permission was granted at B1.",
    found: isMet ? met : isSaid ? "Not shown yet." : "Not answered.",
    state: isMet ? "met" : isSaid ? "not-met" : "unknown",
  });
}
