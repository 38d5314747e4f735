import { FULL_WEEK, optionRow, salaryLine } from "../salary.ts";
import type { PayScaleRange, PayScaleRole, UkNation } from "../verdict-types.ts";
import type { ScaleRate } from "./pay-scale-of.ts";

const MIN_FULL_WEEK = 35;

export type ScaleQuestion = {
  annual: number | null;
  weeklyHours: number;
  areHoursSaid: boolean;
  nation: UkNation | null;
  /** The row the advert names, or the beginning of its name. */
  role: string | null;
};

/** `passes` null: it depends on the role, or on what the scale calls full time. */
export type ScaleFinding = {
  range: PayScaleRange;
  passes: boolean | null;
  required: number | null;
};

/** Holds pay against every row of a scale that could be meant. */
export function judgePayScale(
  scale: readonly ScaleRate[],
  question: ScaleQuestion,
  on: string,
): ScaleFinding {
  const { cashThreshold } = optionRow("K", on);
  const roles = meant(scale, question).map((rate) => requiredFor(rate, question, on));
  const answers = new Set(roles.map((role) => answerFor(role, question)));
  const figures = roles.map(({ required }) => required);
  const range = { lowest: Math.min(...figures), highest: Math.max(...figures), roles };

  if (answers.size === 1 && answers.has(true))
    return { range, passes: true, required: range.highest };
  if (answers.size === 1 && answers.has(false))
    return { range, passes: false, required: range.lowest };
  // The threshold is never pro-rated: under it, no role and no week can pass.
  const isUnder = question.annual !== null && question.annual < cashThreshold;
  return isUnder
    ? { range, passes: false, required: cashThreshold }
    : { range, passes: null, required: null };
}

/** A role the scale does not have leaves every row possible. */
function meant(scale: readonly ScaleRate[], { nation, role }: ScaleQuestion): readonly ScaleRate[] {
  const here = scale.filter((rate) => !nation || !rate.nation || rate.nation === nation);
  const named = here.filter((rate) => role && startsWith(rate.role, role));
  return named.length > 0 ? named : here;
}

function startsWith(role: string, wanted: string): boolean {
  return role.toLowerCase().startsWith(wanted.trim().toLowerCase());
}

function requiredFor(
  { role, nation, annual, hours }: ScaleRate,
  question: ScaleQuestion,
  on: string,
) {
  const { weeklyHours } = question;
  const week = { rate: annual, weeklyHours, rateHours: hours ?? weeklyHours };
  return { role, nation, required: salaryLine("K", week, on).required, hours };
}

/** Where the scale does not say its week, a short or a long one cannot be pro-rated by us. */
function answerFor(
  { required, hours }: PayScaleRole,
  { annual, weeklyHours, areHoursSaid }: ScaleQuestion,
): boolean | null {
  if (annual === null) return null;
  const reaches = annual >= required;
  if (hours !== null || !areHoursSaid) return reaches;
  const isCertain = reaches ? weeklyHours <= FULL_WEEK : weeklyHours >= MIN_FULL_WEEK;
  return isCertain ? reaches : null;
}
