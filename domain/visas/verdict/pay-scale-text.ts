import { inPounds } from "#rules/money.ts";
import { FULL_WEEK } from "#rules/uk-work/salary.ts";
import type { PayScaleRange, PayScaleRole, SalaryGate } from "#rules/uk-work/verdict-types.ts";
import { nations } from "./visa-check-choices.ts";

const UNKNOWN = "Paid by a national scale whose band or role is not known.";
const DECIDES = "A national pay scale decides:";
/** The shortest week that is called full. */
const SHORT_WEEK = 35;

/**
 * Which rate of its national pay scale a job's pay is enough for. From the lowest to the highest band
 * is a range that helps nobody: the rates next to the pay are told, above and below.
 */
export function payScaleText({ detail }: SalaryGate, isTyped: boolean): string {
  const { payScale, pay } = detail;
  if (!payScale) return UNKNOWN;
  const isOneRole = new Set(payScale.roles.map(({ role }) => role)).size === 1;
  if (isOneRole) return ofOneRole(payScale, detail, isTyped);
  const ask = whichOne(payScale, isTyped);
  if (pay === null) return `${UNKNOWN} ${ask}`;
  const sorted = payScale.roles.toSorted((one, other) => one.required - other.required);
  const reached = sorted.findLast(({ required }) => required <= pay);
  const next = sorted.find(({ required }) => required > pay);
  const name = nameIn(payScale);
  const enough = reached
    ? `is enough for its rates up to ${name(reached)} (${inPounds(reached.required)})`
    : "is under all its rates";
  const above = next ? `; the next, ${name(next)}, asks for ${inPounds(next.required)}` : "";
  return `${DECIDES} ${inPounds(pay)} ${enough}${above}.${weekOf(payScale, detail)} ${ask}`;
}

type Detail = SalaryGate["detail"];

function ofOneRole(payScale: PayScaleRange, detail: Detail, isTyped: boolean): string {
  const { lowest, highest, roles } = payScale;
  if (lowest === highest)
    return `${DECIDES} ${roles[0]!.role} asks for ${inPounds(lowest)} for a full week. The scale does not say how many hours that is, and this job is ${detail.weeklyHours} hours a week.`;
  const nation = isTyped ? "nation. Say where the job is" : "nation, which the advert does not say";
  return `${DECIDES} ${inPounds(lowest)} to ${inPounds(highest)}, by ${nation}.`;
}

/** A role with its nation, where the rates are those of several. */
function nameIn({ roles }: PayScaleRange): (role: PayScaleRole) => string {
  const isOneNation = new Set(roles.map(({ nation }) => nation)).size === 1;
  return ({ role, nation }) => (isOneNation || !nation ? role : `${role} in ${nations[nation]}`);
}

/** A week that the scale does not count in hours cannot be held against it. */
function weekOf({ roles }: PayScaleRange, { areHoursSaid, weeklyHours }: Detail): string {
  const isUsual = weeklyHours >= SHORT_WEEK && weeklyHours <= FULL_WEEK;
  const isCounted = roles.every(({ hours }) => hours !== null);
  if (!areHoursSaid || isUsual || isCounted) return "";
  return ` The rates are for a full week; this job is ${weeklyHours} hours a week.`;
}

function whichOne({ roles }: PayScaleRange, isTyped: boolean): string {
  const hasBands = roles.some(({ role }) => role.startsWith("Band "));
  return isTyped && hasBands
    ? "If the advert names a band, add it to the title, as in “Band 5”."
    : "Ask which one is meant.";
}
