import { expect, test } from "vitest";
import { drawBars, HIDDEN_LENGTH } from "./draw-bars.ts";
import { drawFunnel } from "./draw-funnel.ts";
import { drawLine } from "./draw-line.ts";
import { type ChartData, type Drawing, fitted, type Mark } from "./drawing.ts";

const count = (value: number) => ({ value, text: String(value) });
const few = { value: null, text: "fewer than 5" };

function marksOf<Kind extends Mark["kind"]>({ marks }: Drawing, kind: Kind) {
  return marks.filter((mark): mark is Extract<Mark, { kind: Kind }> => mark.kind === kind);
}

const oneSeries: ChartData = {
  series: ["Saved"],
  rows: [
    { label: "Law", cells: [count(100)] },
    { label: "Arts", cells: [count(25)] },
  ],
};

test("a quarter of the largest value is a quarter of its bar", () => {
  const [law, arts] = marksOf(drawBars(oneSeries, 640), "rect");
  expect(arts!.width * 4).toBeCloseTo(law!.width);
  expect(law!.x).toBe(218);
});

test("on a narrow drawing names stand above their bars, and nothing leaves it", () => {
  const drawn = drawBars(oneSeries, 320);
  const [law] = marksOf(drawn, "rect");
  const [name, value] = marksOf(drawn, "text");
  expect(law!.x).toBe(0);
  expect(name!.y).toBeLessThanOrEqual(law!.y);
  expect(value!.x + 3 * 14 * 0.54).toBeLessThanOrEqual(320);
});

test("a value that is not shown is hatched, always the same length, and its words say so", () => {
  const data = { series: ["Saved"], rows: [...oneSeries.rows, { label: "Music", cells: [few] }] };
  const drawn = drawBars(data, 640);
  // The first explains the pattern.
  const [key, bar] = marksOf(drawn, "hatch");
  expect(key!.y).toBeLessThan(bar!.y);
  expect(bar!.width).toBe(HIDDEN_LENGTH);
  expect(marksOf(drawn, "text").map(({ text }) => text)).toContain("fewer than 5");
});

const months = ["Jun", "Jul", "Aug", "Sep"];
const overTime = (cells: readonly ChartData["rows"][number]["cells"][number][]): ChartData => ({
  series: ["Active"],
  rows: months.map((label, at) => ({ label, cells: [cells[at]!] })),
});
const drawTime = (data: ChartData) => drawLine(data, 640, { tick: String });
const dataLines = (drawn: Drawing) => marksOf(drawn, "line").filter(({ tone }) => tone === "one");

test("a line lies on a scale from nought: half the largest tick is half the height", () => {
  const drawn = drawTime(overTime([count(0), count(50), count(100), count(50)]));
  const [line] = dataLines(drawn);
  const [bottom, middle, top] = line!.points.map(([, y]) => y);
  expect(middle! - top!).toBeCloseTo((bottom! - top!) / 2);
  const [first, second, third] = line!.points.map(([x]) => x);
  expect(second! - first!).toBeCloseTo(third! - second!);
});

test("a line breaks where a value is not shown, and a hatch stands there", () => {
  const drawn = drawTime(overTime([count(10), count(20), few, count(20)]));
  expect(dataLines(drawn).map(({ points }) => points.length)).toEqual([2]);
  expect(marksOf(drawn, "dot")).toHaveLength(3);
  expect(marksOf(drawn, "hatch")).toHaveLength(2);
});

test("no two names under a line touch, and the last is always there", () => {
  const rows = Array.from({ length: 52 }, (_, at) => ({ label: `Week ${at}`, cells: [count(at)] }));
  const drawn = drawLine({ series: ["Active"], rows }, 320, { tick: String });
  const names = marksOf(drawn, "text").filter(({ text }) => text.startsWith("Week"));
  expect(names.at(-1)!.text).toBe("Week 51");
  const gaps = names.slice(1).map(({ x }, at) => x - names[at]!.x);
  expect(Math.min(...gaps)).toBeGreaterThan("Week 51".length * 13 * 0.54);
});

test("a line of nothing stands on the axis and divides by nothing", () => {
  const drawn = drawTime(overTime([count(0), count(0), count(0), count(0)]));
  const numbers = dataLines(drawn).flatMap(({ points }) => points.flat());
  expect(numbers.every(Number.isFinite)).toBe(true);
});

test("a funnel's steps are joined from edge to edge", () => {
  const drawn = drawFunnel(oneSeries, 640);
  const [first, second] = marksOf(drawn, "rect");
  const [fall] = marksOf(drawn, "area");
  expect(second!.width / first!.width).toBeCloseTo(0.25);
  expect(fall!.points).toEqual([
    [first!.x, first!.y + first!.height],
    [first!.x + first!.width, first!.y + first!.height],
    [second!.x + second!.width, second!.y],
    [second!.x, second!.y],
  ]);
});

test("a name that does not fit ends in an ellipsis", () => {
  expect(fitted("Business", 14, 100)).toBe("Business");
  expect(fitted("Business and management studies", 14, 100)).toMatch(/^Business.*…$/);
});
