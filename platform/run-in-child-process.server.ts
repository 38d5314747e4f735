import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { no, ok, type Result } from "#rules/result.ts";

export type Limits = { milliseconds: number; megabytes: number };
type ChildProcessRefusal = "too-slow" | "too-heavy" | "unreadable";

/** What Node needs before it has read a byte, and what it holds outside its heap. */
const MEGABYTES_OF_NODE = 150;
const PAGE = 4096;

type Work = {
  /** A file of ours that takes one message, answers with one, and ends. */
  script: string;
  task: object;
  limits: Limits;
  signal?: AbortSignal | undefined;
};

/** Reads an untrusted file in a child process, with a limit on time and memory (decision 18). */
export async function runInChildProcess<Answer>({
  script,
  task,
  limits: { milliseconds, megabytes },
  signal,
}: Work): Promise<Result<Answer, ChildProcessRefusal>> {
  const child = fork(script, [], {
    serialization: "advanced",
    // It knows nothing of ours and may only read files: a parser that is tricked finds nothing to take or change.
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`, "--permission", "--allow-fs-read=*"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const timers: NodeJS.Timeout[] = [];
  try {
    return await new Promise((resolve, reject) => {
      const refuse = (refusal: ChildProcessRefusal) => resolve(no(refusal));
      signal?.addEventListener("abort", () => refuse("unreadable"));
      timers.push(setTimeout(() => refuse("too-slow"), milliseconds));
      timers.push(
        setInterval(() => void endIfTooLarge(child, megabytes, () => refuse("too-heavy")), 50),
      );
      child.once("message", (result) => resolve(ok(result as Answer)));
      child.once("error", reject);
      child.once("exit", (code, killed) =>
        refuse(isOutOfMemory(code, killed) ? "too-heavy" : "unreadable"),
      );
      child.send(task);
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

/** Node ends itself so when its heap is full. */
const isOutOfMemory = (code: number | null, signal: string | null) =>
  signal === "SIGABRT" || signal === "SIGKILL" || code === 134;

/** Linux tells what a process holds; elsewhere only the heap and the time are limited. */
async function endIfTooLarge(
  { pid }: ChildProcess,
  megabytes: number,
  end: () => void,
): Promise<void> {
  const held = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  const resident = (Number(held.split(" ")[1] ?? 0) * PAGE) / 1_000_000;
  if (resident > megabytes + MEGABYTES_OF_NODE) end();
}
