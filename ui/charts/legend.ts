import { type ChartData, hasHidden, type Mark, toneOf, widthOf } from "./drawing.ts";

const SIZE = 13;
const KEY = 16;
const GAP = 18;
const LINE = 22;

/** What the colours mean: nothing where there is one thing to see and all of it is shown. */
export function drawLegend(data: ChartData, width: number): { marks: Mark[]; height: number } {
  const items = [
    ...(data.series.length > 1 ? data.series : []).map((text, at) => ({ text, tone: toneOf(at) })),
    ...(hasHidden(data) ? [{ text: "Not shown", tone: null }] : []),
  ];
  const marks: Mark[] = [];
  let x = 0;
  let y = 0;
  for (const { text, tone } of items) {
    const room = KEY + 7 + widthOf(text, SIZE);
    if (x > 0 && x + room > width) {
      x = 0;
      y += LINE;
    }
    const box = { x, y: y + 2, width: KEY, height: 11 };
    marks.push(tone ? { kind: "rect", tone, ...box } : { kind: "hatch", ...box });
    marks.push({
      ...{ kind: "text", x: x + KEY + 7, y: y + 12, anchor: "start" },
      ...{ size: SIZE, tone: "muted", text },
    });
    x += room + GAP;
  }
  return { marks, height: items.length > 0 ? y + LINE + 4 : 0 };
}
