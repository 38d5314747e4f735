import { setTimeout as sleep } from "node:timers/promises";

const MAX_WAITING = 30;
const MAX_DELAY_MS = 3000;

type Lane = { tail: Promise<unknown>; waiting: number; delayMs: number };

const lanes = new Map<string, Lane>();

/**
 * Takes attempts under one key one at a time, each after a longer wait than the last, up to
 * three seconds. Null when the lane is full and the work was not begun. Only for keys that a
 * stranger cannot use: whoever fills a lane shuts out everybody else in it.
 */
export async function inLane<Value>(
  key: string,
  work: () => Promise<Value>,
): Promise<Value | null> {
  const lane = lanes.get(key) ?? { tail: Promise.resolve(), waiting: 0, delayMs: 250 };
  if (lane.waiting >= MAX_WAITING) return null;
  lanes.set(key, lane);
  lane.waiting += 1;

  const turn = lane.tail.then(async () => {
    await sleep(lane.delayMs);
    lane.delayMs = Math.min(MAX_DELAY_MS, lane.delayMs * 2);
    return work();
  });
  // The next in the lane waits for this one to end, however it ends.
  lane.tail = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    lane.waiting -= 1;
    if (lane.waiting === 0) forgetLater(key, lane);
  }
}

// A lane keeps its delay for a while after the last attempt.
function forgetLater(key: string, lane: Lane) {
  setTimeout(() => {
    if (lane.waiting === 0 && lanes.get(key) === lane) lanes.delete(key);
  }, 60_000).unref();
}
