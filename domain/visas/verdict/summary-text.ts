import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type { ClockGate } from "#rules/uk-work/clock-types.ts";
import type { Verdict } from "#rules/uk-work/verdict-types.ts";
import { judgedOn, monthsLabel, monthsLeft } from "./clock-text.ts";
import { isBorderline, isConditional, toneOf } from "./headline-text.ts";
import { linesThatMatter } from "./pay-bar.ts";
import type { JudgedFor, VerdictView } from "./verdict-view.ts";

/** `isTyped`: somebody typed the job in, there is no advert. */
type Context = Pick<JudgedFor, "isOwn"> & { isTyped?: boolean };

/** Published rules and what was said, never a promise: the wording of facts 6.4. */
export function summaryOf(verdict: Verdict, { isOwn, isTyped }: Context): string {
  const job = isTyped ? "what you typed" : "this advert";
  const told = isOwn ? "what you told us" : `${job} and a typical reader`;
  const [oldest, latest] = readBetween(verdict);
  const base = `Based on ${told}, and rules read between ${oldest} and ${latest}, this job`;
  const isFit = verdict.code === "fits" || verdict.code === "fits-as-new-entrant";
  const day = longDay((isFit ? null : judgedOn(verdict)) ?? verdict.on);
  switch (verdict.code) {
    case "fits":
    case "fits-as-new-entrant":
      return `${base} ${meets(verdict)} the published rules on employer, occupation and pay on ${day}. ${lasting(verdict)}`;
    case "below":
      return `${base} does not meet the published salary rule on ${day}: the pay reaches none of the lines open to ${isOwn ? "you" : "this reader"}.`;
    case "occupation-not-eligible":
      return `${base} is of a kind that is not open to somebody who applies for a first Skilled Worker visa on ${day}.`;
    case "employer-not-found":
      return "We did not find the name. This does not mean no: the licence may be in a parent’s name, or newer than our copy. Ask the employer.";
    case "employer-not-a-rated":
      return "The employer is on the register, but not A-rated for Skilled Workers. The published rules ask for that, except for people who stay with the sponsor they have.";
    default:
      return isBorderline(verdict)
        ? "Published rates are rounded, so this near the line can decide either way. The employer can check the exact figure."
        : "Something the rules ask for is not known. The gates below show what.";
  }
}

/** The days on which the rules of this very answer were read. */
export function readBetween({ trace }: Pick<Verdict, "trace">): [oldest: string, latest: string] {
  const days = trace.map(({ checkedOn }) => checkedOn).sort();
  return [longDay(days[0]!), longDay(days.at(-1)!)];
}

function meets(verdict: Verdict): string {
  return isConditional(verdict) ? "could meet, on conditions," : "meets";
}

/** How long the line holds that the pay meets. */
function lasting(verdict: Verdict): string {
  if (verdict.code === "fits-as-new-entrant") return newEntrantMessage(verdict);
  const clock = verdict.gates.find((gate): gate is ClockGate => gate.gate === "clock");
  const applyBy = clock?.detail.applyBy ?? null;
  if (clock?.code === "no-clock" || applyBy === null)
    return "The pay meets a line that has no time limit.";
  return `It depends on a list or a rule that ends on ${longDay(applyBy)}.`;
}

const FOUR_YEARS = 48;

function newEntrantMessage(verdict: Verdict): string {
  const standard = linesThatMatter(verdict).find(({ option }) => option === "A");
  const then = standard ? `; after that the line is ${inPounds(standard.required)}` : "";
  const left = monthsLeft(verdict);
  if (left === null || left >= FOUR_YEARS)
    return `The pay passes as a new entrant’s, which lasts four years at most${then}.`;
  return `The pay passes as a new entrant’s, which lasts four years at most, of which ${monthsLabel(left)} ${left === 1 ? "is" : "are"} left${then}.`;
}

/** Where the way through the gates ends. */
export function endOf(verdict: Verdict): VerdictView["end"] {
  if (verdict.code === "employer-not-found") return { label: "Ask the employer", note: "" };
  const tone = toneOf(verdict);
  if (verdict.code !== "fits" && verdict.code !== "fits-as-new-entrant")
    return { label: tone === "ask" ? "Not known" : "Not today", note: "" };
  const label = isConditional(verdict) ? "Meets them on conditions" : "Meets the published rules";
  return { label, note: "Whether to sponsor is the employer’s choice." };
}
