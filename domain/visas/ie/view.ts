import { hasAnswers } from "#domain/visas/tool/question.ts";
import { readingOf } from "#domain/visas/tool/reading.ts";
import {
  type GateView,
  listed,
  type SourceView,
  type ToolView,
  type WorkingRow,
} from "#domain/visas/tool/tool-view.ts";
import { workingRow } from "#domain/visas/tool/working.ts";
import { inForce } from "#rules/dated.ts";
import { longDay } from "#rules/days.ts";
import { inEuros } from "#rules/ie-permits/euros.ts";
import { judgeIrishJob, waysByPayAlone } from "#rules/ie-permits/judge.ts";
import { permitDays, permitPay, permitTerms } from "#rules/ie-permits/tables.ts";
import type { IrishVerdict, WayFinding } from "#rules/ie-permits/verdict-types.ts";
import { readIrishPermit } from "./answers.ts";
import { conditionsOf, gateViews, headings, wayLabels } from "./labels.ts";
import { irishPermitQuestions } from "./questions.ts";
import { type StampView, stampView } from "./stamp-view.ts";

export type PayLineView = {
  label: string;
  line: string;
  /** In per cent of the drawing. */
  at: number;
  meets: boolean | null;
  source: SourceView;
};

export type IrishPermitAnswer = {
  tone: "yes" | "no" | "ask";
  sentence: string;
  /** What the pay alone says, whatever the lists say. */
  payAlone: string;
  end: { label: string; note: string };
  gates: readonly GateView[];
  pay: { words: string; at: number } | null;
  lines: readonly PayLineView[];
  working: readonly WorkingRow[];
};

export type IrishPermitView = ToolView & {
  answer: IrishPermitAnswer | null;
  refusal: string | null;
  stamp: StampView;
  checked: { criticalSkills: string; general: string };
};

const EXAMPLE =
  "?pay=42000&occupation=critical-skills&level=9&irish=yes&relevant=yes&awarded=2026-10-20&offer=two-years&staff=half-or-more&results=2026-10-20&stamp-2-ends=2027-09-30&times=0&apply=2026-11-15";
/** The drawing's far end, in cents: above the highest line. */
const DRAWN = 8_000_000;

export function irishPermitView(params: URLSearchParams, today: string): IrishPermitView {
  const reading = readingOf(params);
  const { job, reader, graduate, applyOn } = readIrishPermit(reading);
  const on = applyOn ?? today;
  const isCovered = permitDays.first <= on && on <= permitDays.last;
  const groups = irishPermitQuestions(reading);
  const isAsked = hasAnswers(groups);
  const verdict = isAsked && isCovered ? judgeIrishJob(job, reader, on) : null;

  return {
    heading: headingOf(verdict, isAsked),
    lead: `Pay lines for permits applied for on ${longDay(on)}.`,
    isAsked,
    groups,
    errors: listed(reading.errors),
    exampleQuery: EXAMPLE,
    answer: verdict ? answerView(verdict, job.pay.annual) : null,
    refusal: isCovered ? null : refusalOf(),
    stamp: stampView(graduate, on),
    checked: {
      criticalSkills: longDay(lastCheck("critical-list")),
      general: longDay(lastCheck("general")),
    },
  };
}

function headingOf(verdict: IrishVerdict | null, isAsked: boolean): string {
  if (!isAsked) return "Could this job support an Irish work permit?";
  if (!verdict) return "We hold no pay lines for that day";
  if (verdict.code === "below" && verdict.shortBy) {
    return `Below the pay lines by ${inEuros(verdict.shortBy)}`;
  }
  const met = waysByPayAlone(verdict).length;
  if (verdict.code === "cannot-tell" && met > 0) {
    return `Cannot tell yet: the pay meets ${met} of ${verdict.options.length} lines`;
  }
  const heading = headings[verdict.code];
  return isConditional(verdict)
    ? `${heading.replace(/^Fits/, "May fit")}${conditionsOf(verdict)}`
    : heading;
}

/** Something has to be shown or moved before the gates are plainly open. */
function isConditional({ gates, option }: IrishVerdict): boolean {
  return option !== null && gates.some(({ state }) => state !== "open");
}

function refusalOf(): string {
  return `Our lines run from ${longDay(permitDays.first)} to ${longDay(permitDays.last)}. Ireland plans to raise them about every 1 March, and the next figures are not published in what we read. Choose a day in between.`;
}

function answerView(verdict: IrishVerdict, pay: number | null): IrishPermitAnswer {
  const tones = { below: "no", "occupation-not-eligible": "no", "employer-not-eligible": "no" };
  const isOpen = verdict.option !== null;
  return {
    tone: isOpen ? (isConditional(verdict) ? "ask" : "yes") : verdict.code in tones ? "no" : "ask",
    sentence: sentenceOf(verdict),
    payAlone: payAloneWords(verdict, pay),
    end: isOpen
      ? {
          label: isConditional(verdict)
            ? "Meets the line, on conditions"
            : "Meets the published rules",
          note: wayLabels[verdict.option!],
        }
      : { label: "Not open yet", note: "On these answers." },
    gates: gateViews(verdict),
    pay: pay === null ? null : { words: inEuros(pay), at: share(pay) },
    lines: [...verdict.options].sort((a, b) => a.required - b.required).map(lineView),
    working: verdict.trace.map((line) => workingRow(line, "DETE")),
  };
}

function sentenceOf({ code, option, options, on }: IrishVerdict): string {
  const { labourMarketTestDays: days } = inForce(permitTerms, on, "Irish permit terms");
  const way = options.find((candidate) => candidate.way === option);
  switch (code) {
    case "fits":
    case "fits-as-recent-graduate":
      return `Based on what you entered, this job meets the published pay line: ${lineLabel(way)}. The employer has to show its part, and the decision is the department’s.`;
    case "fits-general":
      return `Based on what you entered, the pay meets the General permit’s line: ${lineLabel(way)}. The employer has to test the labour market for ${days} days first.`;
    case "below":
      return "Based on what you entered, the pay is under every line that could apply.";
    case "occupation-not-eligible":
      return "Based on what you entered, the occupation is on the ineligible list, so no pay is enough.";
    case "employer-not-eligible":
      return "Based on what you entered, under half of the employer’s staff are from the EEA.";
    case "cannot-tell":
      return "Some gates are unknown. This does not mean no.";
  }
}

/** All that can be told without the lists: which lines the pay itself meets. */
function payAloneWords(verdict: IrishVerdict, pay: number | null): string {
  if (pay === null) return "No pay was given. A job with no pay given is never counted as a pass.";
  const met = waysByPayAlone(verdict).length;
  return `By pay alone, ${inEuros(pay)} meets ${met} of ${verdict.options.length} lines.`;
}

function lineView(way: WayFinding): PayLineView {
  return {
    label: wayLabels[way.way],
    line: lineLabel(way),
    at: share(way.required),
    meets: way.passes,
    source: { href: way.source, label: "DETE", day: longDay(way.effectiveFrom) },
  };
}

function lineLabel(way: WayFinding | undefined): string {
  if (!way) return "";
  return `${way.isOver ? "more than " : ""}${inEuros(way.required)}`;
}

function share(cents: number): number {
  return Math.min(100, Math.round((cents / DRAWN) * 10_000) / 100);
}

function lastCheck(way: "critical-list" | "general"): string {
  return permitPay.findLast((row) => row.way === way)!.checkedOn;
}
