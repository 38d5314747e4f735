import { formatCount } from "./formats/counts.ts";
/** What a count of 1 to 4 is called. */
export const FEW = "fewer than 5";

/**
 * Counts of people that could point at somebody are not shown as they are:
 * 1 to 4 becomes "fewer than 5", the rest is rounded to the nearest 5.
 */
export function protectedCount(count: number): { value: number; text: string } {
  if (count === 0) return { value: 0, text: "0" };
  if (count < 5) return { value: 0, text: FEW };

  const value = Math.round(count / 5) * 5;
  return { value, text: formatCount(value) };
}
