import { setTimeout as sleep } from "node:timers/promises";

const MAX_WAITING = 30;
const MAX_DELAY_MS = 3000;

type Queue = { tail: Promise<unknown>; waiting: number; delayMs: number };

const queues = new Map<string, Queue>();

/**
 * Runs attempts under one key one at a time, each after a longer delay than the last, up to three
 * seconds. Null when the queue is full and the work was not started. Only for keys that strangers cannot
 * use: a full queue shuts out everybody else with the same key.
 */
export async function inQueue<Value>(
  key: string,
  work: () => Promise<Value>,
): Promise<Value | null> {
  const queue = queues.get(key) ?? { tail: Promise.resolve(), waiting: 0, delayMs: 250 };
  if (queue.waiting >= MAX_WAITING) return null;
  queues.set(key, queue);
  queue.waiting += 1;

  const turn = queue.tail.then(async () => {
    await sleep(queue.delayMs);
    queue.delayMs = Math.min(MAX_DELAY_MS, queue.delayMs * 2);
    return work();
  });
  // The next attempt waits for this one to end, whether it succeeds or fails.
  queue.tail = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    queue.waiting -= 1;
    if (queue.waiting === 0) forgetLater(key, queue);
  }
}

// A queue keeps its delay for a while after the last attempt.
function forgetLater(key: string, queue: Queue) {
  setTimeout(() => {
    if (queue.waiting === 0 && queues.get(key) === queue) queues.delete(key);
  }, 60_000).unref();
}
