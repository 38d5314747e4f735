import { Worker } from "node:worker_threads";
import { sourcePath } from "#db/source-path.server.ts";
import { type FileRefusal, fileRefusals, LARGEST_CV_FILE } from "./files/file-refusals.ts";
import { fault, type ImportResult } from "./imported.ts";

export type CvFile = { name: string; bytes: Uint8Array };
type Limits = { milliseconds: number; megabytes: number };

const usual: Limits = { milliseconds: 20_000, megabytes: 256 };
/** Files read at a time; further ones wait their turn. */
const AT_ONCE = 2;

let reading = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a file somebody chose, whatever its kind, in a thread of its own: one that is too slow or wants
 * too much memory is ended alone, with its sentence.
 */
export async function readCvFile({ bytes }: CvFile, limits: Limits = usual): Promise<ImportResult> {
  if (bytes.length === 0) return refused("empty");
  if (bytes.length > LARGEST_CV_FILE) return refused("too-large");
  if (reading >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading += 1;
  try {
    return await readInThread(bytes, limits);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

const refused = (refusal: FileRefusal) => fault("", fileRefusals[refusal]);

async function readInThread(bytes: Uint8Array, limits: Limits): Promise<ImportResult> {
  // Without flags of its own: some of the process's (--input-type, --import) do not suit a thread.
  const thread = new Worker(sourcePath("#domain/cvs/exchange/read-cv-thread.server.ts"), {
    workerData: { bytes },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(refused("too-slow")), limits.milliseconds);
      thread.once("message", resolve);
      thread.once("error", (error: Error & { code?: string }) => {
        if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve(refused("too-heavy"));
        else reject(error);
      });
      thread.once("exit", () => resolve(refused("unreadable")));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
