import { sourcePath } from "#db/source-path.server.ts";
import { FairQueue } from "#platform/fair-queue.server.ts";
import { type Limits, runInChildProcess } from "#platform/run-in-child-process.server.ts";
import {
  BUSY_MOVING,
  type FileRefusal,
  fileRefusals,
  MAX_CV_FILE_BYTES,
} from "./files/file-refusals.ts";
import { fault, type Imported, type ImportResult } from "./imported.ts";
import type { MoveResult, Moves } from "./moves/move-read.ts";

export type CvFile = { name: string; bytes: Uint8Array };
/** What a process of its own is given to do. */
export type ReadTask = { bytes: Uint8Array } | { read: Imported; moves: Moves };

/** Whose file it is; the signal tells that they have left. */
export type Reader = { ownerId: string; signal?: AbortSignal };

const usual: Limits = { milliseconds: 20_000, megabytes: 256 };

/** A usual file is read within a second, so that twenty wait for ten. Slow ones wait for each other. */
const turns = new FairQueue({
  maxRunning: 2,
  maxWaiting: 20,
  maxWaitingPerPerson: 3,
  maxWaitMs: 60_000,
});

/**
 * Reads a file somebody chose, whatever its kind, in a process of its own with a limit on time and memory.
 * Not in a thread: one that runs out of memory while it parses takes the whole server with it (seen with
 * JSON), and buffers outside the heap, where a packed stream of a PDF grows, count towards no limit.
 */
export async function readCvFile(
  { bytes }: CvFile,
  reader: Reader,
  limits: Limits = usual,
): Promise<ImportResult> {
  if (bytes.length === 0) return refused("empty");
  if (bytes.length > MAX_CV_FILE_BYTES) return refused("too-large");
  const read = () => doneInChildProcess<ImportResult>({ bytes }, limits, reader.signal);
  const turn = await turns.run(reader.ownerId, read, reader.signal);
  return turn.ok ? turn.value : refused(turn.error);
}

/** Puts parts of what was read elsewhere (`move-read.ts`). What is posted is anybody's, as a file is: the same limits. */
export async function moveReadInChildProcess(
  parts: { read: Imported; moves: Moves },
  reader: Reader,
  limits: Limits = usual,
): Promise<MoveResult> {
  const move = () => doneInChildProcess<MoveResult>(parts, limits, reader.signal);
  const turn = await turns.run(reader.ownerId, move, reader.signal);
  return turn.ok ? turn.value : fault("", BUSY_MOVING);
}

type Refused = ReturnType<typeof fault>;
const refused = (refusal: FileRefusal) => fault("", fileRefusals[refusal]);

async function doneInChildProcess<Answer>(
  task: ReadTask,
  limits: Limits,
  signal: AbortSignal | undefined,
): Promise<Answer | Refused> {
  const script = sourcePath("#domain/cvs/exchange/read-cv-child.server.ts");
  const done = await runInChildProcess<Answer>({ script, task, limits, signal });
  return done.ok ? done.value : refused(done.error);
}
