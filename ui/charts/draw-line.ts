import { scaleLinear, scalePoint } from "d3-scale";
import { line } from "d3-shape";
import {
  type ChartData,
  type Drawing,
  largestOf,
  type Mark,
  type Point,
  toneOf,
  widthOf,
} from "./drawing.ts";
import { drawLegend } from "./legend.ts";

const SIZE = 13;
const PLOT = 200;
const AXIS_ROOM = 28;
const HATCH = { width: 14, height: 16 };

export type LineOptions = {
  /** How the numbers of the axis are written. */
  tick: (value: number) => string;
};

type Plane = {
  x: (at: number) => number;
  y: (value: number) => number;
  top: number;
  bottom: number;
  left: number;
  right: number;
};

/** One line for each series over time; it breaks where a value is not shown. */
export function drawLine(data: ChartData, width: number, { tick }: LineOptions): Drawing {
  const legend = drawLegend(data, width);
  const scale = scaleLinear()
    .domain([0, Math.max(largestOf(data), 1)])
    .nice(4);
  const ticks = scale.ticks(4).filter(Number.isInteger);
  const left = Math.max(...ticks.map((value) => widthOf(tick(value), SIZE))) + 8;
  const top = legend.height + 8;
  const bottom = top + PLOT;
  const along = scalePoint<number>()
    .domain(data.rows.map((_, at) => at))
    .range([left + 10, width - 12]);
  const height = scale.range([bottom, top]);
  const plane: Plane = {
    ...{ top, bottom, left, right: width },
    x: (at) => along(at) ?? left,
    y: (value) => height(value),
  };
  const marks = [
    ...legend.marks,
    ...ticks.flatMap((value) => gridLine(plane, value, tick(value))),
    ...data.series.flatMap((_, series) => drawSeries(data, series, plane)),
    ...xLabels(data, plane),
  ];
  return { width, height: bottom + AXIS_ROOM, marks };
}

function gridLine({ y, left, right }: Plane, value: number, text: string): Mark[] {
  const at = y(value);
  return [
    {
      ...{ kind: "line", tone: value === 0 ? "muted" : "grid", width: 1 },
      points: [
        [left, at],
        [right, at],
      ],
    },
    { kind: "text", x: left - 8, y: at + 4.5, anchor: "end", size: SIZE, tone: "muted", text },
  ];
}

function drawSeries({ rows }: ChartData, series: number, { x, y, bottom }: Plane): Mark[] {
  const tone = toneOf(series);
  const values = rows.map(({ cells }) => cells[series]?.value ?? null);
  const lines = segmentsOf(values, x, y).map(
    (points): Mark => ({ kind: "line", points, tone, width: 2.5, isDashed: series > 0 }),
  );
  const rest = values.map((value, at): Mark => {
    if (value !== null) return { kind: "dot", x: x(at), y: y(value), radius: 3.5, tone };
    return { kind: "hatch", x: x(at) - HATCH.width / 2, y: bottom - HATCH.height, ...HATCH };
  });
  return [...lines, ...rest];
}

/** The stretches of a line between gaps, as d3 draws them. A stretch of one point is a dot alone. */
function segmentsOf(
  values: readonly (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
): Point[][] {
  const segments: Point[][] = [];
  const pen = {
    moveTo: (toX: number, toY: number) => void segments.push([[toX, toY]]),
    lineTo: (toX: number, toY: number) => void segments.at(-1)?.push([toX, toY]),
    closePath: () => undefined,
  };
  line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at))
    .y((value) => y(value ?? 0))
    // A line of straight pieces asks its context for nothing else.
    .context(pen as unknown as CanvasRenderingContext2D)([...values]);
  return segments.filter(({ length }) => length > 1);
}

/** As many names as stand side by side, the last one always. */
function xLabels({ rows }: ChartData, { x, bottom, right }: Plane): Mark[] {
  const longest = Math.max(0, ...rows.map(({ label }) => widthOf(label, SIZE)));
  // The last one is moved inwards by up to half its width.
  const apart = (x(rows.length - 1) - x(0)) / Math.max(1, rows.length - 1);
  const step = Math.max(1, Math.ceil((longest * 1.5 + 8) / Math.max(1, apart)));
  return rows.flatMap(({ label }, at): Mark[] => {
    if ((rows.length - 1 - at) % step !== 0) return [];
    const half = widthOf(label, SIZE) / 2;
    const centre = Math.min(Math.max(x(at), half), right - half);
    const place = { x: centre, y: bottom + 20, anchor: "middle" } as const;
    return [{ kind: "text", ...place, size: SIZE, tone: "muted", text: label }];
  });
}
