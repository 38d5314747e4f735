import { Worker } from "node:worker_threads";
import { sourcePath } from "#db/source-path.server.ts";
import type { Span } from "#rules/meetings/slots.ts";
import { no, type Result } from "#rules/result.ts";

export type CalendarToRead = { text: string; hostZone: string; within: Span };
export type BusyNews = Result<Span[], "unreadable">;

const MAX_MILLIS = 10_000;

/** Reads a calendar in a thread that is ended in time: a rule that repeats can be written to never end. */
export async function readBusy(
  calendar: CalendarToRead,
  maxMillis = MAX_MILLIS,
): Promise<Result<Span[], "unreadable">> {
  const thread = new Worker(sourcePath("#domain/meetings/feeds/read-busy-thread.server.ts"), {
    workerData: calendar,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<BusyNews>((resolve) => {
      timer = setTimeout(() => resolve(no("unreadable")), maxMillis);
      thread.once("message", resolve);
      // Out of memory, or gone: nothing could be read.
      thread.once("error", () => resolve(no("unreadable")));
      thread.once("exit", () => resolve(no("unreadable")));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
