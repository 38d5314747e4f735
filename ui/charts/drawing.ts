/** The colours of a chart by their place, not by name: each medium has its own. */
export type Tone = "one" | "two" | "three" | "four" | "soft" | "grid" | "ink" | "muted";

export type Point = readonly [x: number, y: number];

/** What a chart is made of, in pixels from the top left: few enough for SVG and for paper alike. */
export type Mark =
  | { kind: "rect"; x: number; y: number; width: number; height: number; tone: Tone }
  /** Stands for a value that is not shown. */
  | { kind: "hatch"; x: number; y: number; width: number; height: number }
  | { kind: "line"; points: readonly Point[]; tone: Tone; width: number; isDashed?: boolean }
  | { kind: "area"; points: readonly Point[]; tone: Tone }
  | { kind: "dot"; x: number; y: number; radius: number; tone: Tone }
  /** `y` is the line the letters stand on. */
  | { kind: "text"; x: number; y: number; anchor: Anchor; size: number; tone: Tone; text: string };

type Anchor = "start" | "middle" | "end";

export type Drawing = { width: number; height: number; marks: readonly Mark[] };

/** A value as it is shown. Null where it is not, and the words say why. */
export type ChartCell = { value: number | null; text: string };
export type ChartRow = { label: string; cells: readonly ChartCell[] };
export type ChartData = { series: readonly string[]; rows: readonly ChartRow[] };

export const seriesTones = ["one", "two", "three", "four"] as const satisfies readonly Tone[];

export function toneOf(series: number): Tone {
  return seriesTones[series % seriesTones.length] ?? "one";
}

/** The width of a letter as a share of its size, generously: no font is measured here. */
const LETTER = 0.5;

export function widthOf(text: string, size: number): number {
  return text.length * size * LETTER;
}

/** Cut with an ellipsis where it does not fit; the table beside the chart has it in full. */
export function fitted(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  const letters = Math.max(1, Math.floor(room / (size * LETTER)) - 1);
  return `${text.slice(0, letters).trimEnd()}…`;
}

export function largestOf({ rows }: ChartData): number {
  return Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value ?? 0)));
}

export function hasHidden({ rows }: ChartData): boolean {
  return rows.some(({ cells }) => cells.some(({ value }) => value === null));
}
