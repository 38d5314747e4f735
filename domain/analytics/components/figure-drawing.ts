import type { Figure } from "#rules/analytics/report.ts";
import { numberOf } from "#rules/analytics/shown.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { drawBars } from "#ui/charts/draw-bars.ts";
import { drawFunnel } from "#ui/charts/draw-funnel.ts";
import { drawLine } from "#ui/charts/draw-line.ts";
import type { ChartData, Drawing } from "#ui/charts/drawing.ts";
import { shownText } from "../report-labels.ts";

export const NARROW = 320;
export const WIDE = 640;

/** A figure as a picture, for the screen, for paper and for a file alike. */
export function drawFigure(figure: Figure, width: number): Drawing {
  const data = dataOf(figure);
  if (figure.chart === "funnel") return drawFunnel(withShares(data), width);
  if (figure.chart === "bars") return drawBars(data, width);
  const ending = figure.unit === "per-cent" ? "%" : "";
  const drawn = figure.chart === "total" ? withMedian(data, figure) : data;
  return drawLine(withShortNames(drawn), width, { tick: (at) => `${formatCount(at)}${ending}` });
}

/** The share of each month, and the universities' median of the period as a line through all. */
function withMedian({ series, rows }: ChartData, { median, unit }: Figure): ChartData {
  if (!median) return { series, rows };
  const cell = { value: numberOf(median), text: shownText(median, unit) };
  return {
    series: [...series, "Median of universities, this period"],
    rows: rows.map(({ label, cells }) => ({ label, cells: [...cells, cell] })),
  };
}

function dataOf(figure: Figure): ChartData {
  return {
    series: figure.series,
    rows: figure.rows.map(({ label, values }) => ({
      label,
      cells: values.map((count) => ({
        value: numberOf(count),
        text: shownText(count, figure.unit),
      })),
    })),
  };
}

/** Beside each step what part of the step before it is, where it is one: people may skip a step. */
function withShares({ series, rows }: ChartData): ChartData {
  const shared = rows.map((row, at) => {
    const [cell] = row.cells;
    const above = rows[at - 1]?.cells[0]?.value;
    if (!cell || cell.value === null || !above || cell.value > above) return row;
    const share = `${Math.round((cell.value / above) * 100)}% of the step before`;
    return { ...row, cells: [{ value: cell.value, text: `${cell.text}, ${share}` }] };
  });
  return { series, rows: shared };
}

const MONTH_AND_YEAR = /^(\p{L}{3})\p{L}*( \d{4})?$/u;

/** "October 2026" has no room under a line: "Oct". */
function withShortNames({ series, rows }: ChartData): ChartData {
  return {
    series,
    rows: rows.map((row) => ({ ...row, label: row.label.replace(MONTH_AND_YEAR, "$1") })),
  };
}
