import { hasAnswers, type QuestionGroup } from "#domain/visas/tool/question.ts";
import { readingOf } from "#domain/visas/tool/reading.ts";
import { listed, type SourceView, type ToolView } from "#domain/visas/tool/tool-view.ts";
import { type CrsEstimate, estimateCrs } from "#rules/ca-express-entry/crs.ts";
import { crsParts } from "#rules/ca-express-entry/lines.ts";
import { nextBirthday, whatWouldRaise } from "#rules/ca-express-entry/raises.ts";
import { latestCutOff, reformNotice } from "#rules/ca-express-entry/seen.ts";
import { longDay } from "#rules/days.ts";
import { type ExpressEntryAnswers, readExpressEntry } from "./answers.ts";
import { type ExperienceView, experienceView } from "./experience-view.ts";
import { factorLabels, partLabels } from "./labels.ts";
import { type PointsBarView, pointsBar } from "./points-bar.ts";
import { experienceQuestions, expressEntryQuestions } from "./questions.ts";
import { type RaiseView, raiseView } from "./raise-view.ts";

export type ScoreRow = { label: string; points: number; most: number };

export type ExpressEntryView = ToolView & {
  total: number;
  /** Null while an essential answer is missing; then `missing` names it. */
  cutOff: { sentence: string; gap: string; source: SourceView } | null;
  missing: string | null;
  bar: PointsBarView;
  parts: readonly (ScoreRow & { lost: number })[];
  lines: readonly ScoreRow[];
  raises: readonly RaiseView[];
  birthday: string | null;
  experience: ExperienceView;
  experienceGroup: QuestionGroup;
  reform: { sentence: string; source: SourceView };
  source: SourceView;
  checked: string;
};

const EXAMPLE =
  "?age=26&education=masters&first-listening=9&first-speaking=9&first-reading=8&first-writing=8&canada-work=1&abroad-work=1&study=one-or-two-years";

/** The whole page about one address, on one ISO day. */
export function expressEntryView(params: URLSearchParams, on: string): ExpressEntryView {
  const reading = readingOf(params);
  const answers = readExpressEntry(reading);
  const estimate = estimateCrs(answers.profile, on);
  const groups = expressEntryQuestions({ reading, profile: answers.profile, estimate });
  const experienceGroup = experienceQuestions(reading);
  const isAsked = hasAnswers([...groups, experienceGroup]);
  const source = {
    href: estimate.source,
    label: "IRCC, CRS criteria",
    day: longDay(estimate.effectiveFrom),
  };

  return {
    heading: headingOf(estimate, answers, isAsked),
    lead: `An estimate by the points table of ${longDay(estimate.effectiveFrom)}, as if your profile were scored on ${longDay(on)}.`,
    isAsked,
    groups,
    errors: listed(reading.errors),
    exampleQuery: EXAMPLE,
    total: estimate.total,
    cutOff: answers.missing.length > 0 ? null : cutOffView(estimate.total, on),
    missing: missingMessage(answers),
    bar: pointsBar(estimate, latestCutOff(on)),
    parts: partRows(estimate),
    lines: estimate.lines.map((line) => ({
      label: factorLabels[line.factor],
      points: line.points,
      most: line.most,
    })),
    raises: isAsked ? raisesOf(answers, params, on) : [],
    birthday: answers.missing.includes("age") ? null : birthdayMessage(answers, on),
    experience: experienceView(answers.experience, on),
    experienceGroup,
    reform: reformView(),
    source,
    checked: longDay(estimate.checkedOn),
  };
}

function headingOf({ total }: CrsEstimate, { missing }: ExpressEntryAnswers, isAsked: boolean) {
  if (!isAsked) return "How many Express Entry points do you have?";
  return missing.length > 0 ? `${total} points so far` : `${total} Express Entry points`;
}

function missingMessage({ missing }: ExpressEntryAnswers): string | null {
  if (missing.length === 0) return null;
  return `Still to answer: ${missing.join(", ")}. Until then they count as zero.`;
}

/** History with its date, beside the estimate; never a promise. */
function cutOffView(total: number, on: string): ExpressEntryView["cutOff"] {
  const seen = latestCutOff(on);
  if (!seen) return null;
  const { lowest, highest, programme, effectiveFrom, effectiveTo } = seen;
  const when = `${monthOf(effectiveFrom)} and ${monthOf(effectiveTo ?? effectiveFrom)} ${effectiveFrom.slice(0, 4)}`;
  const gap =
    total >= highest
      ? "This estimate is above the rounds we saw."
      : total >= lowest
        ? "This estimate lies between the rounds we saw."
        : `This estimate is ${lowest - total} below the lowest round we saw.`;
  return {
    sentence: `${programme}, ${when}: invited from ${lowest} to ${highest} points.`,
    gap: `${gap} The next round may ask for more or less.`,
    source: {
      href: seen.source,
      label: "IRCC, rounds of invitations",
      day: longDay(seen.checkedOn),
    },
  };
}

/** "2026-08-01" becomes "August". */
function monthOf(day: string): string {
  return longDay(day).split(" ")[1] ?? day;
}

function partRows(estimate: CrsEstimate): ExpressEntryView["parts"] {
  return crsParts
    .map((part) => ({ label: partLabels[part], ...estimate.parts[part] }))
    .filter(({ most }) => most > 0);
}

function raisesOf({ profile }: ExpressEntryAnswers, params: URLSearchParams, on: string) {
  return whatWouldRaise(profile, on).map((raise) => raiseView(raise, profile, params));
}

function birthdayMessage({ profile }: ExpressEntryAnswers, on: string): string {
  const { age, change } = nextBirthday(profile, on);
  if (change < 0) return `Turning ${age} takes ${-change} points.`;
  return change > 0 ? `Turning ${age} gives ${change} points.` : `Turning ${age} changes nothing.`;
}

function reformView(): ExpressEntryView["reform"] {
  const { consultedFrom, consultedTo, source, checkedOn } = reformNotice;
  return {
    sentence: `Canada asked for views from ${longDay(consultedFrom)} to ${longDay(consultedTo)} on one merged programme, points for high pay, and ending the points for a brother or sister, French and study in Canada. We have found no law that does this, so it is not counted here.`,
    source: { href: source, label: "IRCC, consultations", day: longDay(checkedOn) },
  };
}
