import { wholeState } from "#domain/cvs/editing/whole-state.ts";
import type { Aside } from "#domain/cvs/keep-apart.server.ts";
import { timeIn } from "#rules/zoned-time.ts";
import type { Keeper } from "./keepers.server.ts";

type Whose = { timeZone: string; now: Date };

/**
 * Words that clashed and were not chosen, all of them, under a name by which their owner finds them
 * in the versions. Null where there are none.
 */
export function notChosen<Document>(
  keeper: Keeper<Document>,
  sent: unknown,
  { timeZone, now }: Whose,
): Aside<Document> | null {
  const states = (Array.isArray(sent) ? sent : []).flatMap(
    (each) => wholeState(keeper, each) ?? [],
  );
  if (states.length === 0) return null;
  return { states, name: `Your words, not chosen, ${timeIn(timeZone, now)}` };
}
