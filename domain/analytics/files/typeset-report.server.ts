import { pictureOf } from "#platform/typesetting/picture.server.ts";
import { typesetPages } from "#platform/typesetting/typeset.server.ts";
import { typesetFile } from "#platform/typesetting/typeset-file.server.ts";
import type { AnalyticsReport, Figure } from "#rules/analytics/report.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { drawFigure, WIDE } from "../components/figure-drawing.ts";
import {
  changeOf,
  daysOf,
  leftOutMessage,
  SMALL_NUMBERS,
  shownText,
  tableOf,
} from "../report-labels.ts";
import type { ReportOf } from "./report-rows.ts";

const REPORT = "#templates/figures/report.typ";
const PICTURE = "#templates/figures/picture.typ";
/** Twice the drawing's own width: sharp on any screen. */
const PICTURE_WIDTH = 1440;

/** The report as a tagged PDF: each figure's sentence, its drawing, its table and what is counted. */
export async function reportPdf(
  report: AnalyticsReport,
  { university, group }: ReportOf,
  now: Date,
): Promise<Result<Uint8Array, "away">> {
  const data = {
    title: `${report.title}, ${university}`,
    headline: report.headline,
    period: `${daysOf(report.period)}. ${group}.`,
    before: `Compared with ${daysOf(report.periodBefore)}.`,
    date: isoDay(now),
    made: `Made on ${longDay(isoDay(now))}`,
    small: [SMALL_NUMBERS, leftOutMessage(report)].filter(Boolean).join(" "),
    figures: report.figures.map(figureData),
  };
  const set = await typesetFile({ template: REPORT, data });
  return set.ok ? ok(set.value.bytes) : no("away");
}

/** One figure as a PNG, with its sentence above and what is counted below. */
export async function figurePng(
  report: AnalyticsReport,
  figure: Figure,
  { university, group }: ReportOf,
): Promise<Result<Uint8Array, "away">> {
  const data = {
    ...figureData(figure),
    foot: `${university}. ${group}. ${daysOf(figure.period ?? report.period)}.`,
  };
  const set = await typesetPages({ template: PICTURE, data });
  const [svg] = set.ok ? set.value.pages : [];
  return svg ? ok(await pictureOf(svg, PICTURE_WIDTH)) : no("away");
}

function figureData(figure: Figure) {
  const { title, sentence, definition, denominator, total, unit } = figure;
  return {
    ...{ title, sentence, definition, denominator },
    total: total ? shownText(total.now, unit) : "",
    change: changeOf(figure)?.text ?? "",
    drawing: drawFigure(figure, WIDE),
    ...tableOf(figure),
  };
}
