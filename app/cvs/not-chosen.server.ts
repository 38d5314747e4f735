import { readState } from "#domain/cvs/document/readable-state.ts";
import type { Aside } from "#domain/cvs/keep-cv.server.ts";
import { timeIn } from "#rules/zoned-time.ts";
import type { Keeper } from "./keepers.server.ts";

const MOST_ASIDE = 2;

type Whose = { timeZone: string; now: Date };

/** Words that clashed and were not chosen, under a name by which their owner finds them in the versions. */
export function notChosen<Document>(
  { schema }: Keeper<Document>,
  sent: unknown,
  { timeZone, now }: Whose,
): { aside?: Aside<Document> } {
  const states = (Array.isArray(sent) ? sent.slice(-MOST_ASIDE) : []).flatMap((each) => {
    const read = readState(schema, each, null);
    return read.ok ? [read.value] : [];
  });
  if (states.length === 0) return {};
  return { aside: { states, name: `Your words, not chosen, ${timeIn(timeZone, now)}` } };
}
