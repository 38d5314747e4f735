import type { Band } from "./grid.ts";

/** The points of the last band that a value reaches. Bands begin at 0, so every value has one. */
export function pointsAt<Points>(bands: readonly Band<Points>[], value: number): Points {
  const band = bands.findLast(({ from }) => from <= value);
  if (!band) throw new RangeError(`No band holds ${value}`);
  return band.points;
}

/** 0 below the lower step, 1 from it, 2 from the higher one. */
export function stepOf(value: number, steps: readonly [number, number]): 0 | 1 | 2 {
  if (value >= steps[1]) return 2;
  return value >= steps[0] ? 1 : 0;
}
