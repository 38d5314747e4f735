import type { RefusedRow } from "./feed-job.ts";
import type { RowRefusal } from "./refusals.ts";

/** How many rows each reason refused, and the first of them. */
export type RefusalCount = { reason: RowRefusal; count: number; examples: string[] };

const EXAMPLES = 10;
const MAX_SHOWN_KEY_LENGTH = 120;

/** What a run did, as staff and the command line read it. */
export type FeedReport = {
  runId: number;
  /** The sentence for a run that changed nothing. */
  failure: string | null;
  rows: number;
  added: number;
  /** Wait to be read by our staff. */
  held: number;
  changed: number;
  unchanged: number;
  closed: number;
  duplicates: number;
  refused: number;
  refusals: RefusalCount[];
  unknownColumns: string[];
};

export function countRefusals(refused: readonly RefusedRow[]): RefusalCount[] {
  const counts = new Map<RowRefusal, RefusalCount>();
  for (const { reason, title, key } of refused) {
    const count = counts.get(reason) ?? { reason, count: 0, examples: [] };
    count.count += 1;
    if (count.examples.length < EXAMPLES) count.examples.push(exampleOf(title, key));
    counts.set(reason, count);
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

function exampleOf(title: string, key: string): string {
  const name = title || "Without a title";
  return key ? `${name} (${key.slice(0, MAX_SHOWN_KEY_LENGTH)})` : name;
}
