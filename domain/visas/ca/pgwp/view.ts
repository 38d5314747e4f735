import { hasAnswers } from "#domain/visas/tool/question.ts";
import { readingOf } from "#domain/visas/tool/reading.ts";
import {
  type GateView,
  listed,
  type SourceView,
  type StopView,
  type ToolView,
  type WorkingRow,
} from "#domain/visas/tool/tool-view.ts";
import { workingRow } from "#domain/visas/tool/working.ts";
import { judgePgwp, type PgwpFinding } from "#rules/ca-pgwp/pgwp.ts";
import { type PgwpRow, pgwpRules, workWhileWaiting } from "#rules/ca-pgwp/tables.ts";
import { inYears, longDay } from "#rules/days.ts";
import { readPgwp } from "./answers.ts";
import { gateViews } from "./gate-views.ts";
import { pgwpQuestions } from "./questions.ts";
import { stopsOf } from "./stops.ts";

export type PgwpView = ToolView & {
  /** Null where no rule we hold covers the day; then `refusal` says so. */
  answer: PgwpAnswer | null;
  refusal: string | null;
  checked: string;
};

/** What is true beside the gates: the passport, work while waiting, the fee. */
export type NoteView = { words: string; source: SourceView };

export type PgwpAnswer = {
  tone: "yes" | "no" | "ask";
  sentence: string;
  end: { label: string; note: string };
  gates: readonly GateView[];
  stops: readonly StopView[];
  working: readonly WorkingRow[];
  notes: readonly NoteView[];
};

const EXAMPLE =
  "?programme=masters&months=16&school=eligible&completed=2026-10-15&apply=2026-11-15&permit-ends=2027-01-31&passport=2028-06-30&language=8&permit-asked=under-the-rule";

export function pgwpView(params: URLSearchParams, today: string): PgwpView {
  const reading = readingOf(params);
  const { student, applyOn } = readPgwp(reading);
  const on = applyOn ?? today;
  const newest = pgwpRules.at(-1)!;
  const isCovered = pgwpRules[0]!.effectiveFrom <= on;
  const finding = isCovered ? judgePgwp(student, on) : null;
  const groups = pgwpQuestions(reading, finding?.rule ?? newest);
  const isAsked = hasAnswers(groups);
  const shared = {
    lead: `How long a post-graduation work permit would last, and its conditions. Rules read on ${longDay(newest.checkedOn)}.`,
    isAsked,
    groups,
    errors: listed(reading.errors),
    exampleQuery: EXAMPLE,
    checked: longDay(newest.checkedOn),
  };

  if (!finding) {
    return {
      ...shared,
      heading: "We hold no rule for that day",
      answer: null,
      refusal: `Our table begins on ${longDay(pgwpRules[0]!.effectiveFrom)}. Choose a later day to apply on.`,
    };
  }
  return {
    ...shared,
    heading: isAsked ? headingOf(finding) : "How long can you work in Canada after your course?",
    answer: isAsked ? answerView(finding, student.studyPermitEndsOn, student.completedOn) : null,
    refusal: null,
  };
}

function headingOf(finding: PgwpFinding): string {
  const { answer, months, endsOn, isCutByPassport, applyFrom } = finding;
  if (answer === "does-not-meet") return "No permit on these answers";
  if (months === null || endsOn === null) return "Cannot tell yet";
  const length = isCutByPassport
    ? `A permit until ${longDay(endsOn)}`
    : `A permit of ${inYears(months)}`;
  if (answer === "meets-later")
    return `From ${longDay(applyFrom!)}${renewedOf(finding)}: ${lowered(length)}`;
  return answer === "meets" ? length : `${length}, if the rest fits`;
}

function renewedOf({ isPassportToRenew, isPermitToExtend }: PgwpFinding): string {
  const renewed = [
    ...(isPermitToExtend ? ["an extended study permit"] : []),
    ...(isPassportToRenew ? ["a renewed passport"] : []),
  ];
  return renewed.length > 0 ? `, with ${renewed.join(" and ")}` : "";
}

function lowered(words: string): string {
  return words[0]!.toLowerCase() + words.slice(1);
}

function answerView(
  finding: PgwpFinding,
  studyPermitEndsOn: string | null,
  completedOn: string | null,
): PgwpAnswer {
  const { answer, rule } = finding;
  return {
    tone: answer === "meets" ? "yes" : answer === "does-not-meet" ? "no" : "ask",
    sentence: sentenceOf(finding),
    end: endOf(finding),
    gates: gateViews(finding),
    stops: stopsOf(finding, { studyPermitEndsOn, completedOn }),
    working: finding.trace.map((line) => workingRow(line, "IRCC")),
    notes: notesOf(finding, rule),
  };
}

function endOf({ answer, months, endsOn, isCutByPassport }: PgwpFinding): PgwpAnswer["end"] {
  if (answer === "does-not-meet") return { label: "Not open", note: "On these answers." };
  if (!months || !endsOn) return { label: "Not known", note: "Answer more to see it." };
  return isCutByPassport
    ? { label: longDay(endsOn), note: "The passport ends it." }
    : { label: inYears(months), note: `To about ${longDay(endsOn)}.` };
}

function sentenceOf(finding: PgwpFinding): string {
  const { answer, rule, applyFrom, isPassportToRenew, isPermitToExtend } = finding;
  const passport = isPassportToRenew ? ", and a passport that lasts beyond that day" : "";
  const permit = isPermitToExtend
    ? " Your study permit ends before it: ask to extend it before it ends."
    : "";
  const read = `the rules read on ${longDay(rule.checkedOn)}`;
  const sentences = {
    meets: `Based on what you entered and ${read}, every gate is open. The decision is Canada’s.`,
    "meets-later": `Based on what you entered and ${read}, the other gates are open, and you can apply once you have the letter, which you expect on ${applyFrom ? longDay(applyFrom) : "a later day"}${passport}.${permit} The decision is Canada’s.`,
    "does-not-meet": `Based on what you entered and ${read}, a gate is shut.`,
    "cannot-tell": `Based on what you entered and ${read}, no gate is shut, and something is still unknown.`,
  };
  return sentences[answer];
}

function notesOf(finding: PgwpFinding, rule: PgwpRow): readonly NoteView[] {
  const rules = { href: rule.source, label: "IRCC", day: longDay(rule.effectiveFrom) };
  const fee = {
    words: `The fee is CAD ${rule.fee / 100}. Days are counted from the day you apply; the permit itself begins when it is given.`,
    source: rules,
  };
  if (finding.answer === "does-not-meet") return [fee];
  const { isCutByPassport, months } = finding;
  const passport = {
    words: `The programme gives ${inYears(months ?? 0)}, but a permit never runs past the passport. With a passport that lasts longer it could run in full.`,
    source: rules,
  };
  return [...(isCutByPassport ? [passport] : []), ...waitingNotes(finding), fee];
}

function waitingNotes({ mayWorkWhileWaiting }: PgwpFinding): readonly NoteView[] {
  if (mayWorkWhileWaiting === null) return [];
  const row = workWhileWaiting.at(-1)!;
  const here = mayWorkWhileWaiting ? "Here it would be." : "Here it would not be.";
  return [
    {
      words: `Full-time work while it is decided is allowed where the application is made before the study permit ends. ${here}`,
      source: { href: row.source, label: row.rule, day: longDay(row.effectiveFrom) },
    },
  ];
}
