import { isYearUnlikely } from "#rules/departure.ts";

type Known = { today: string; known: string | null };

/**
 * What is wrong with the day somebody says they move on; null where nothing is. `known` is the day we
 * hold: who moved years ago may save the rest of their profile without being asked about it.
 */
export function moveMistake(
  movesOn: string | null | undefined,
  { today, known }: Known,
): string | null {
  if (!movesOn || movesOn === known || !isYearUnlikely(movesOn, today)) return null;
  return "That day is more than a year ago. Check the year, or leave it empty.";
}
