import { scaleLinear } from "d3-scale";
import { HIDDEN_LENGTH, NAME_SHARE, SIDE_BY_SIDE } from "./draw-bars.ts";
import {
  type ChartData,
  type ChartRow,
  type Drawing,
  fitted,
  largestOf,
  type Mark,
  widthOf,
} from "./drawing.ts";
import { drawLegend } from "./legend.ts";

const SIZE = 14;
const STEP = 26;
const FALL = 20;
const LABEL_LINE = 20;

/** Steps one under the other, joined by what is left: the first of each row's values is drawn. */
export function drawFunnel(data: ChartData, width: number): Drawing {
  const legend = drawLegend({ ...data, series: [] }, width);
  const left = width >= SIDE_BY_SIDE ? Math.round(width * NAME_SHARE) : 0;
  const steps = data.rows.map((row) => stepText(row));
  const room = Math.max(0, ...steps.map((text) => widthOf(text, SIZE))) + 10;
  const x = scaleLinear()
    .domain([0, largestOf(data) || 1])
    .range([0, width - left - room]);
  const every = STEP + FALL + (left > 0 ? 0 : LABEL_LINE);
  const placed = data.rows.map((row, at) => {
    const value = row.cells[0]?.value ?? null;
    const y = legend.height + at * every + (left > 0 ? 0 : LABEL_LINE);
    return { row, y, isShown: value !== null, length: value === null ? HIDDEN_LENGTH : x(value) };
  });
  const falls = placed.slice(1).flatMap((below, at): Mark[] => {
    const above = placed[at];
    if (left === 0 || !above?.isShown || !below.isShown) return [];
    const points = [
      [left, above.y + STEP],
      [left + above.length, above.y + STEP],
      [left + below.length, below.y],
      [left, below.y],
    ] as const;
    return [{ kind: "area", tone: "soft", points }];
  });
  const marks = [
    ...legend.marks,
    ...falls,
    ...placed.flatMap((step) => drawStep(step, left, width)),
  ];
  const last = placed.at(-1);
  return { width, height: last ? last.y + STEP : 1, marks };
}

type Step = { row: ChartRow; y: number; isShown: boolean; length: number };

function drawStep({ row, y, isShown, length }: Step, left: number, width: number): Mark[] {
  const box = { x: left, y, width: Math.max(2, length), height: STEP };
  const name = { x: 0, y: left > 0 ? y + 18 : y - 6, anchor: "start" } as const;
  return [
    {
      ...{ kind: "text", ...name, size: SIZE, tone: "ink" },
      text: fitted(row.label, SIZE, left > 0 ? left - 12 : width),
    },
    isShown ? { kind: "rect", tone: "one", ...box } : { kind: "hatch", ...box },
    {
      ...{ kind: "text", x: left + box.width + 7, y: y + 18, anchor: "start", size: SIZE },
      ...{ tone: isShown ? "ink" : "muted", text: stepText(row) },
    },
  ];
}

function stepText({ cells }: ChartRow): string {
  return cells[0]?.text ?? "";
}
