import { withRenderSlot } from "#platform/request-context.server.ts";
import type { AcceptBacklog } from "./accept-backlog.ts";

/** Members' pages, and data for pages that are open already, go first and may wait longer. */
export type Priority = "member" | "guest";

type Waiter = { start: () => void };
type Bounds = { maxRendering: number; maxWaitMs: Record<Priority, number>; maxRenderMs: number };
/** Lets in everybody who is waiting to connect (`accept-backlog.ts`). */
type Backlog = { acceptBacklog: AcceptBacklog };

/**
 * Pages are rendered on one thread: more at a time would make each slower and none sooner, and
 * health checks wait for all of them. More than one, because each waits for the database in between.
 */
const DEFAULT_BOUNDS: Bounds = {
  maxRendering: 4,
  maxWaitMs: { guest: 3000, member: 8000 },
  // Whatever takes longer is waiting for something that may never come, and does not use the thread.
  maxRenderMs: 5000,
};
const FIRST_PACE_MS = 50;
const PACE_WEIGHT = 0.1;

/** Nothing was rendered: the wait would have been too long. */
export class OverloadedError extends Error {
  constructor() {
    super("More pages are waiting than can be rendered in good time");
  }
}

/**
 * Renders a few pages at a time and lets the next wait, for as long as they can expect to be
 * rendered in good time; others are refused at once. How long a wait will be is told from the pace
 * at which waiting renders have started lately.
 */
export class RenderQueue {
  readonly #bounds: Bounds;
  readonly #acceptBacklog: AcceptBacklog;
  readonly #waiting: Record<Priority, Set<Waiter>> = { member: new Set(), guest: new Set() };
  #rendering = 0;
  /** Average time between two starts while renders were waiting. */
  #paceMs = FIRST_PACE_MS;
  #lastStartAt = 0;

  constructor({
    acceptBacklog = async () => undefined,
    ...bounds
  }: Partial<Bounds & Backlog> = {}) {
    this.#bounds = { ...DEFAULT_BOUNDS, ...bounds };
    this.#acceptBacklog = acceptBacklog;
  }

  /** Renders when its turn comes; throws an OverloadedError instead of waiting too long. */
  async run<Value>(
    priority: Priority,
    render: () => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    if (this.isFull(priority)) throw new OverloadedError();
    if (this.#rendering < this.#bounds.maxRendering) this.#start();
    else await this.#turn(priority, signal);

    const release = once(() => this.#release());
    const timer = setTimeout(release, this.#bounds.maxRenderMs).unref();
    try {
      if (this.#rendering > 1) await this.#acceptBacklog();
      return await withRenderSlot(release, render);
    } finally {
      clearTimeout(timer);
      release();
    }
  }

  /** Whether a render that came now would be refused. */
  isFull(priority: Priority): boolean {
    if (this.#rendering < this.#bounds.maxRendering) return false;
    const { member, guest } = this.#waiting;
    const ahead = priority === "member" ? member.size : member.size + guest.size;
    const untilNext = Math.max(this.#paceMs, performance.now() - this.#lastStartAt);
    return ahead * this.#paceMs + untilNext > this.#bounds.maxWaitMs[priority];
  }

  /** Whether nothing is being rendered, nor was for so long. */
  isIdle(forMs: number): boolean {
    return this.#rendering === 0 && performance.now() - this.#lastStartAt > forMs;
  }

  /** Resolves when a slot is free, and rejects when that took twice as long as is ever expected. */
  #turn(priority: Priority, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiters = this.#waiting[priority];
    const waiter = { start: resolve };
    const giveUp = () => {
      if (waiters.delete(waiter)) reject(new OverloadedError());
    };
    const timer = setTimeout(giveUp, 2 * this.#bounds.maxWaitMs[priority]).unref();
    signal?.addEventListener("abort", giveUp);
    waiters.add(waiter);
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
    });
  }

  #start(): void {
    this.#rendering += 1;
    this.#lastStartAt = performance.now();
  }

  #release(): void {
    this.#rendering -= 1;
    const waiters = this.#waiting.member.size > 0 ? this.#waiting.member : this.#waiting.guest;
    const [next] = waiters;
    if (next === undefined) return;

    waiters.delete(next);
    const sinceLast = performance.now() - this.#lastStartAt;
    this.#paceMs += PACE_WEIGHT * (sinceLast - this.#paceMs);
    this.#start();
    next.start();
  }
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
