import { no, ok, type Result } from "#rules/result.ts";
import { releaseRenderSlot } from "./request-context.server.ts";

type Bounds = {
  maxWaitingPerPerson: number;
  /** Of everybody together, as are those below. No limit where not given. */
  maxRunning?: number;
  maxWaiting?: number;
  maxWaitMs?: number;
};
type Waiter = { start: () => void };

/** Too much waits already: of everybody, or of this person. */
export type QueueRefusal = "busy" | "busy-with-yours";

/**
 * A fair queue: one piece of work per person at a time, and people in rotation, so that somebody who
 * sends a lot delays only themselves.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  readonly #running = new Set<string>();
  /** In the order of their next turn: somebody who had one goes to the end. */
  readonly #waiting = new Map<string, Set<Waiter>>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async run<Value>(
    personId: string,
    work: () => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Result<Value, QueueRefusal>> {
    if (signal?.aborted) return no("busy");
    if (this.#hasRoomFor(personId)) this.#running.add(personId);
    else {
      const refusal = this.#refusalFor(personId) ?? (await this.#turn(personId, signal));
      if (refusal) return no(refusal);
    }
    try {
      return ok(await work());
    } finally {
      this.#running.delete(personId);
      this.#startNext();
    }
  }

  #hasRoomFor(personId: string): boolean {
    const { maxRunning = Infinity } = this.#bounds;
    return this.#running.size < maxRunning && !this.#running.has(personId);
  }

  #refusalFor(personId: string): QueueRefusal | null {
    const { maxWaiting = Infinity, maxWaitingPerPerson } = this.#bounds;
    const own = this.#waiting.get(personId)?.size ?? 0;
    if (own >= maxWaitingPerPerson) return "busy-with-yours";
    const all = [...this.#waiting.values()].reduce((sum, waiters) => sum + waiters.size, 0);
    return all >= maxWaiting ? "busy" : null;
  }

  /** Null once it is this person's turn; a refusal when that took too long, or they have left. */
  #turn(personId: string, signal: AbortSignal | undefined): Promise<QueueRefusal | null> {
    releaseRenderSlot();
    const { promise, resolve } = Promise.withResolvers<QueueRefusal | null>();
    const waiters = this.#waiting.get(personId) ?? new Set();
    const waiter = { start: () => resolve(null) };
    const giveUp = () => {
      if (!waiters.delete(waiter)) return;
      if (waiters.size === 0) this.#waiting.delete(personId);
      resolve("busy");
    };
    const { maxWaitMs } = this.#bounds;
    const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
    signal?.addEventListener("abort", giveUp);
    this.#waiting.set(personId, waiters.add(waiter));
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
    });
  }

  #startNext(): void {
    for (const [personId, waiters] of this.#waiting) {
      if (!this.#hasRoomFor(personId)) continue;
      const [next] = waiters;
      this.#waiting.delete(personId);
      if (!next) continue;
      waiters.delete(next);
      if (waiters.size > 0) this.#waiting.set(personId, waiters);
      this.#running.add(personId);
      next.start();
      return;
    }
  }
}
