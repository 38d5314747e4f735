import { setTimeout as sleep } from "node:timers/promises";
import { FairQueue } from "#platform/fair-queue.server.ts";
import { LruMap } from "#rules/cache/lru-map.ts";

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 3000;
/** A delay is kept for so long after the last attempt. */
const KEPT_MS = 60_000;

const turns = new FairQueue({ maxWaitingPerPerson: 29 });
const delays = new LruMap<string, { delayMs: number; until: number }>(10_000);

/**
 * Runs attempts under one key one at a time, each after a longer delay than the last, up to three
 * seconds. Null when the queue is full and the work was not started. Only for keys that strangers cannot
 * use: a full queue shuts out everybody else with the same key.
 */
export async function inQueue<Value>(
  key: string,
  work: () => Promise<Value>,
): Promise<Value | null> {
  const turn = await turns.run(key, () => afterDelay(key, work));
  return turn.ok ? turn.value : null;
}

async function afterDelay<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const last = delays.get(key);
  const delayMs = last && Date.now() < last.until ? last.delayMs : FIRST_DELAY_MS;
  await sleep(delayMs);
  try {
    return await work();
  } finally {
    const next = Math.min(MAX_DELAY_MS, delayMs * 2);
    delays.set(key, { delayMs: next, until: Date.now() + KEPT_MS });
  }
}
