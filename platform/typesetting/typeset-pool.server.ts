import { Worker } from "node:worker_threads";
import { sourcePath } from "#db/source-path.server.ts";
import { log } from "#platform/log.server.ts";
import { releaseRenderSlot } from "#platform/request-context.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import {
  brandFonts,
  type SetDocument,
  type ThreadAnswer,
  type ThreadOrder,
  type TypesetRefusal,
} from "./document.ts";
import { MAX_MEGABYTES, threadStart } from "./engines.server.ts";
import type { FontFamily } from "./font-families.data.ts";
import { fontPaths } from "./fonts.server.ts";

type Waiting = {
  order: ThreadOrder;
  milliseconds: number;
  /** A thread fell over it once: it needs one that has set nothing yet. */
  isSecondTry: boolean;
  timeout: NodeJS.Timeout;
  settle: (result: Result<SetDocument, TypesetRefusal>) => void;
};

type Thread = {
  worker: Worker;
  isReady: boolean;
  /** Nearly full: another is started to take its place, and it goes once that one is ready. */
  isLeaving: boolean;
  /** It may hold memory of documents before. */
  isUsed: boolean;
  current: Waiting | null;
  /** The fonts it has already. */
  families: Set<FontFamily>;
  timer?: NodeJS.Timeout;
};

const MAX_THREADS = 2;
const MAX_WAITING = 40;
const IDLE_MS = 60_000;
const START_MS = 180_000;
const TIMEOUT_MS = 60_000;
/** After so many threads in a row that fail to start, waiting orders are refused. */
const MAX_FAILED_STARTS = 3;
/** What a thread has used it never gives back, so a full one is replaced between documents. */
const RETIRES_AT = MAX_MEGABYTES * 0.75 * 1024 * 1024;
const NEARLY_FULL = MAX_MEGABYTES * 0.9 * 1024 * 1024;

/** Typefaces a thread has at once; only a document that needs more itself gets more. */
const MAX_FAMILIES = 7;

const threads = new Set<Thread>();
const waiting: Waiting[] = [];
let failedStarts = 0;

/** Hands an order to a thread that is free, or to one that becomes so. */
export function runInPool(
  order: ThreadOrder,
  milliseconds: number,
): Promise<Result<SetDocument, TypesetRefusal>> {
  if (waiting.length >= MAX_WAITING) return Promise.resolve(no("busy"));
  releaseRenderSlot();
  const { promise, resolve: settle } = Promise.withResolvers<Result<SetDocument, TypesetRefusal>>();
  const timeout = setTimeout(() => giveUp(asked), TIMEOUT_MS);
  const asked: Waiting = { order, milliseconds, settle, timeout, isSecondTry: false };
  waiting.push(asked);
  startThreadIfNeeded();
  next();
  return promise.finally(() => clearTimeout(timeout));
}

/** An order that waited too long for a thread is refused as busy. */
function giveUp(asked: Waiting): void {
  const at = waiting.indexOf(asked);
  if (at === -1) return;
  waiting.splice(at, 1);
  asked.settle(no("busy"));
}

/** For tests and for shutdown: ends every thread and refuses the orders that wait. */
export async function closePool(): Promise<void> {
  refuseAll("busy");
  await Promise.all([...threads].map((thread) => endThread(thread, "busy")));
}

function startThreadIfNeeded(): void {
  const isFree = [...threads].some(({ current }) => current === null);
  if (!isFree) startOneThread();
}

/** Threads that are being replaced do not count: they overlap with their replacement for a moment. */
function hasRoom(): boolean {
  return [...threads].filter(({ isLeaving }) => !isLeaving).length < MAX_THREADS;
}

function startOneThread(): void {
  if (!hasRoom()) return;
  startThread().catch((error: unknown) => {
    log.error({ error }, "Typesetting could not be started");
    if (threads.size === 0) refuseAll("broken");
  });
}

function refuseAll(why: TypesetRefusal): void {
  for (const { settle } of waiting.splice(0)) settle(no(why));
}

async function startThread(): Promise<void> {
  const start = await threadStart();
  if (!hasRoom()) return;
  const worker = new Worker(
    sourcePath("#platform/typesetting/typeset-thread.server.ts"),
    // Without flags of its own: some of the process's (--input-type, --import) do not suit a thread.
    { workerData: start, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 128 } },
  );
  worker.unref();
  const families = new Set<FontFamily>(brandFonts);
  const state = { isReady: false, isLeaving: false, isUsed: false, current: null };
  const thread: Thread = { ...state, worker, families };
  threads.add(thread);
  endAfter(thread, START_MS);
  worker.on("message", (answer: ThreadAnswer) => onAnswer(thread, answer));
  worker.once("error", (error) => {
    log.error({ error: error.message }, "A typesetting thread failed");
    void endThread(thread, "broken");
  });
  worker.once("exit", () => void endThread(thread, "broken"));
}

function next(): void {
  for (const thread of threads) {
    if (!thread.isReady || thread.current) continue;
    const order = takeOrderFor(thread);
    if (!order) continue;
    thread.current = order;
    endAfter(thread, order.milliseconds);
    thread.worker.ref();
    thread.worker.postMessage({ order: order.order, fonts: newFonts(thread, order.order) });
  }
}

function takeOrderFor({ isUsed }: Thread): Waiting | undefined {
  const at = waiting.findIndex(({ isSecondTry }) => !(isSecondTry && isUsed));
  return at === -1 ? undefined : waiting.splice(at, 1)[0];
}

/**
 * A thread is given a font when a document first needs it, and keeps it while there is room: to
 * take fonts away and give them back costs up to 90 ms. Null where it has all that are needed.
 */
function newFonts(thread: Thread, { families }: ThreadOrder): string[] | null {
  if (families.every((family) => thread.families.has(family))) return null;
  const together = new Set([...thread.families, ...families]);
  thread.families = together.size > MAX_FAMILIES ? new Set([...brandFonts, ...families]) : together;
  return [...thread.families].flatMap(fontPaths);
}

function onAnswer(thread: Thread, answer: ThreadAnswer): void {
  switch (answer.kind) {
    case "ready":
      thread.isReady = true;
      failedStarts = 0;
      endWhenIdle(thread);
      takeOver();
      break;
    case "fallen":
      void endThread(thread, answer.memory >= NEARLY_FULL ? "too-big" : "broken");
      break;
    case "broken":
      // Its words may quote the document, which is somebody's: only that it happened is kept.
      log.warn({ letters: answer.why.length }, "A document could not be set");
      finish(thread, no("broken"));
      break;
    case "done":
      finish(thread, ok(answer.set));
      if (answer.memory >= RETIRES_AT) void endThread(thread, "broken");
      else if (answer.isFull) replace(thread);
      break;
  }
  next();
}

/** Starts the replacement of a nearly full thread while that one still works, so that no order waits for the start. */
function replace(thread: Thread): void {
  if (thread.isLeaving) {
    takeOver();
    return;
  }
  thread.isLeaving = true;
  startOneThread();
}

/** Ends threads that are being replaced, between documents, one for each replacement that is ready. */
function takeOver(): void {
  const ready = [...threads].filter(({ isReady, isLeaving }) => isReady && !isLeaving);
  const leaving = [...threads].filter(({ isLeaving, current }) => isLeaving && current === null);
  for (const thread of leaving.slice(0, ready.length)) void endThread(thread, "busy");
}

function finish(thread: Thread, result: Result<SetDocument, TypesetRefusal>): void {
  const { current } = thread;
  thread.current = null;
  thread.isUsed = true;
  endWhenIdle(thread);
  current?.settle(result);
}

/** Ends a thread; its document, if it had one, is tried again or told why, and the others go on. */
async function endThread(thread: Thread, why: TypesetRefusal): Promise<void> {
  if (!threads.delete(thread)) return;
  clearTimeout(thread.timer);
  const { current } = thread;
  thread.current = null;
  if (!thread.isReady && why !== "busy") failedStarts += 1;
  await thread.worker.terminate();
  if (current && isThreadToBlame(thread, current, why)) tryAgain(current);
  else current?.settle(no(why));
  if (failedStarts >= MAX_FAILED_STARTS) {
    failedStarts = 0;
    refuseAll("broken");
  }
  if (waiting.length > 0) startThreadIfNeeded();
}

/** What documents before it left behind may leave a thread no room for one that a new thread sets. */
function isThreadToBlame(thread: Thread, { isSecondTry }: Waiting, why: TypesetRefusal): boolean {
  const hasFallen = why === "too-big" || why === "broken";
  return hasFallen && thread.isUsed && !isSecondTry;
}

/** With a new thread, in the place of a used one where there is no room for another. */
function tryAgain(asked: Waiting): void {
  asked.isSecondTry = true;
  asked.timeout.refresh();
  waiting.unshift(asked);
  const used = [...threads].find(({ isUsed, isLeaving }) => isUsed && !isLeaving);
  if (!hasRoom() && used) used.isLeaving = true;
  startOneThread();
  next();
}

/** A thread that takes too long is ended, in the middle of whatever it does. */
function endAfter(thread: Thread, milliseconds: number): void {
  clearTimeout(thread.timer);
  thread.timer = setTimeout(() => void endThread(thread, "too-slow"), milliseconds);
}

/** Ends a thread that was idle for a while, to give its memory back. */
function endWhenIdle(thread: Thread): void {
  clearTimeout(thread.timer);
  thread.worker.unref();
  thread.timer = setTimeout(() => void endThread(thread, "busy"), IDLE_MS).unref();
}
