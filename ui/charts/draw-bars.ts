import { scaleLinear } from "d3-scale";
import {
  type ChartCell,
  type ChartData,
  type ChartRow,
  type Drawing,
  fitted,
  largestOf,
  type Mark,
  toneOf,
  widthOf,
} from "./drawing.ts";
import { drawLegend } from "./legend.ts";

const SIZE = 14;
const BAR = 18;
const BAR_GAP = 4;
const ROW_GAP = 14;
const LABEL_LINE = 20;
/** From this width a row's name stands beside its bars, below it above them. */
export const SIDE_BY_SIDE = 520;
export const NAME_SHARE = 0.34;
export const HIDDEN_LENGTH = 30;

type Layout = { left: number; right: number; x: (value: number) => number };

/** Bars from the left, one row for each name, the value at the end of each bar. */
export function drawBars(data: ChartData, width: number): Drawing {
  const legend = drawLegend(data, width);
  const layout = layoutOf(data, width);
  const marks: Mark[] = [...legend.marks];
  let y = legend.height;
  for (const row of data.rows) {
    const drawn = drawRow(row, layout, y);
    marks.push(...drawn.marks);
    y += drawn.height + ROW_GAP;
  }
  return { width, height: Math.max(1, y - ROW_GAP), marks };
}

function layoutOf(data: ChartData, width: number): Layout {
  const left = width >= SIDE_BY_SIDE ? Math.round(width * NAME_SHARE) : 0;
  const texts = data.rows.flatMap(({ cells }) => cells.filter(({ value }) => value !== null));
  const room = Math.max(0, ...texts.map(({ text }) => widthOf(text, SIZE))) + 10;
  const x = scaleLinear()
    .domain([0, largestOf(data) || 1])
    .range([0, width - left - room]);
  return { left, right: width, x };
}

function drawRow({ label, cells }: ChartRow, { left, right, x }: Layout, top: number) {
  const isBeside = left > 0;
  const from = isBeside ? top : top + LABEL_LINE;
  const name: Mark = {
    ...{ kind: "text", x: 0, y: top + 14, anchor: "start", size: SIZE, tone: "ink" },
    text: fitted(label, SIZE, isBeside ? left - 12 : right),
  };
  const bars = cells.flatMap((cell, at) =>
    drawBar(cell, { x: left, y: from + at * (BAR + BAR_GAP), length: x(cell.value ?? 0), at }),
  );
  const height = cells.length * (BAR + BAR_GAP) - BAR_GAP;
  return { marks: [name, ...bars], height: from - top + height };
}

type Placed = { x: number; y: number; length: number; at: number };

function drawBar({ value, text }: ChartCell, { x, y, length, at }: Placed): Mark[] {
  const width = value === null ? HIDDEN_LENGTH : value === 0 ? 2 : Math.max(2, length);
  const box = { x, y, width, height: BAR };
  const bar: Mark =
    value === null
      ? { kind: "hatch", ...box }
      : { kind: "rect", tone: value === 0 ? "grid" : toneOf(at), ...box };
  const words: Mark = {
    ...{ kind: "text", x: x + width + 7, y: y + 14, anchor: "start", size: SIZE, text },
    tone: value === null ? "muted" : "ink",
  };
  return [bar, words];
}
