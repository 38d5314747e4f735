import { sourcePath } from "#db/source-path.server.ts";
import { runInChildProcess } from "#platform/run-in-child-process.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { ImportRefusal } from "../refusals.ts";

const MAX_LIST_BYTES = 4 * 1024 * 1024;
const LIMITS = { milliseconds: 20_000, megabytes: 256 };
const MAX_AT_ONCE = 2;
let running = 0;

/** The cells of a list somebody chose, read in a process of its own (decision 18). */
export async function readList(bytes: Uint8Array): Promise<Result<string[][], ImportRefusal>> {
  if (bytes.length === 0) return no("empty");
  if (bytes.length > MAX_LIST_BYTES) return no("too-large");
  if (running >= MAX_AT_ONCE) return no("busy");
  running += 1;
  try {
    const script = sourcePath("#domain/universities/lists/read-list-child.server.ts");
    const read = await runInChildProcess<{ cells: string[][] | null }>({
      script,
      task: { bytes },
      limits: LIMITS,
    });
    if (!read.ok) return no(read.error === "too-slow" ? "too-slow" : "unreadable");
    return read.value.cells ? ok(read.value.cells) : no("unreadable");
  } finally {
    running -= 1;
  }
}
