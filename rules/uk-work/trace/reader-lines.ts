import { inYears } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type { TraceLine } from "#rules/verdict-form.ts";
import type { NewEntrantFinding } from "../new-entrant.ts";
import { appendixSource, thresholdsSource } from "../sources.ts";
import type { OptionFinding } from "../verdict-types.ts";
import { conditions, newEntrantMessage, optionNames, rateNames } from "./trace-labels.ts";
import { traceLine } from "./trace-line.ts";

const answers = { yes: "met", if: "unknown", no: "not-met", unknown: "unknown" } as const;

/** Whether the reader counts as a new entrant, and for how long. */
export function traceNewEntrant(
  finding: NewEntrantFinding,
  monthsCounted: number | null,
): TraceLine[] {
  const isTimed = finding.answer === "yes" && finding.applyBy !== null;
  const ground = traceLine(thresholdsSource, {
    rule: finding.rules[0] === "SW 12.3" ? "SW 12.2" : finding.rules[0]!,
    asks: "A new entrant: under 26, from a UK course or a Graduate visa, in a postdoctoral job, or on the way to registration.",
    found: newEntrantMessage(finding),
    state: isTimed ? "met-until" : answers[finding.answer],
    until: isTimed ? finding.applyBy : null,
  });
  return [ground, capLine(finding, monthsCounted)];
}

function capLine(finding: NewEntrantFinding, monthsCounted: number | null): TraceLine {
  const isCapped = finding.answer === "no" && finding.reason === "cap-reached";
  const used =
    monthsCounted === null ? "Time used was not given." : `${inYears(monthsCounted)} used.`;
  const isKnown = monthsCounted !== null;
  return traceLine(thresholdsSource, {
    rule: "SW 12.3",
    asks: "Skilled Worker, Graduate and Tier 2 time together stays within 4 years.",
    found: finding.answer === "yes" ? `${used} At most ${inYears(finding.monthsLeft)} left.` : used,
    state: isCapped ? "not-met" : isKnown ? "met" : "unknown",
  });
}

/** A line for the standard option and for every other that could be open. */
export function traceOptions(options: readonly OptionFinding[]): TraceLine[] {
  return options
    .filter(({ option, open, required }) => open !== "no" || (option === "A" && required !== null))
    .map(optionLine);
}

function optionLine(finding: OptionFinding): TraceLine {
  const { option, until } = finding;
  const state = optionState(finding);
  return traceLine(option === "K" ? appendixSource : thresholdsSource, {
    rule: `SW 4.2, option ${option}`,
    asks: `As ${optionNames[option]}: ${figuresOf(finding)}.`,
    found: optionWords(finding),
    state: state === "met" && until ? "met-until" : state,
    until,
  });
}

/** The published rate is often the floor itself: one sum named as two reads like a fault. */
function figuresOf({ option, cashThreshold, goingRate }: OptionFinding): string {
  const [floor, rate] = [inPounds(cashThreshold), rateNames[option]];
  if (goingRate === cashThreshold) return `${floor} a year, which covers ${rate} too`;
  return `${floor} a year and ${goingRate === null ? rate : `${rate}, ${inPounds(goingRate)}`}`;
}

function optionState({ open, passes, isBorderline }: OptionFinding): TraceLine["state"] {
  if (isBorderline) return "unknown";
  if (passes === false) return "not-met";
  return open === "yes" && passes ? "met" : "unknown";
}

function optionWords({ margin, passes, because, isBorderline }: OptionFinding): string {
  const condition = conditions[because];
  if (margin === null) return condition ? `It depends: ${condition}.` : "No pay to compare.";
  const distance = margin < 0 ? `${inPounds(-margin)} below` : `${inPounds(margin)} over`;
  const near = isBorderline ? " Within £100, where rounding can decide: check." : "";
  return `${distance}${passes && condition ? `, ${condition}` : ""}.${near}`;
}
