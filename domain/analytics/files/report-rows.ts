import type { AnalyticsReport } from "#rules/analytics/report.ts";
import {
  daysOf,
  HIDDEN,
  leftOutMessage,
  SMALL_NUMBERS,
  shownText,
  totalsOf,
} from "../report-labels.ts";

/** Whose report a file holds, and of which students. */
export type ReportOf = { university: string; group: string };

/** The whole report for a spreadsheet: one value in a row, as the screen shows it. */
export function reportRows(report: AnalyticsReport, { university, group }: ReportOf): string[][] {
  const rows = report.figures.flatMap((figure) => {
    const { title, unit, units, series, period = report.period } = figure;
    const about = [university, report.title, group, period.from, period.to];
    return [...totalsOf(figure), ...figure.rows].flatMap(({ label, values }) =>
      values.map((value, at) => {
        const own = units?.[at] ?? unit;
        return [...about, title, label, series[at] ?? "", shownText(value, own), own];
      }),
    );
  });
  const { from, to } = report.period;
  const leftOut = report.leftOut.map((title) => [
    ...[university, report.title, group, from, to],
    ...[title, "", "", HIDDEN, ""],
  ]);
  const headings = ["University", "Report", "Students", "From", "To"];
  return [[...headings, "Figure", "Group", "Measure", "Value", "Unit"], ...rows, ...leftOut];
}

/** What is counted, for the first sheet of a workbook. */
export function aboutRows(report: AnalyticsReport, { university, group }: ReportOf): string[][] {
  return [
    ["University", university],
    ["Report", report.title],
    ["In short", report.headline],
    ["Students", group],
    ["Period", daysOf(report.period)],
    ["Period before", daysOf(report.periodBefore)],
    ["Small numbers", SMALL_NUMBERS],
    ...(report.leftOut.length > 0 ? [["Not shown", leftOutMessage(report)]] : []),
    ...report.figures.flatMap(({ title, sentence, definition, denominator }) => [
      [title, sentence],
      ["What is counted", definition],
      ["Out of", denominator],
    ]),
  ];
}

/** "northgate-university-visa-job-2026-08-17-to-2026-11-16". */
export function fileStem(report: AnalyticsReport, university: string, figure?: string): string {
  const { from, to } = report.period;
  const parts = [slug(university), report.product, ...(figure ? [slug(figure)] : [])];
  return `${parts.join("-")}-${from}-to-${to}`;
}

function slug(words: string): string {
  const plain = words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "report";
}
