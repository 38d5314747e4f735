import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Linux alone tells, from outside, what a process has used. */
export const hasProc = existsSync("/proc/self/stat");

let ticks: number | undefined;

/** Processor time a process has used since it started, all of its threads together. */
export function processorMs(pid: number): number {
  ticks ??= Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  // The name of the process, in brackets, may hold spaces: the fields are counted from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/** Megabytes in memory now: the whole process, and of that the pages of files (Node itself, libraries). */
export function residentMb(pid: number): { whole: number; files: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { whole: megabytes("VmRSS"), files: megabytes("RssFile") };
}

const IDLE_SHARE = 0.05;
const IDLE_SECONDS = 5;
const MAX_SECONDS = 90;

/** Until a process has used next to nothing for some seconds: its start is over, pages made ahead and all. */
export async function untilIdle(pid: number): Promise<void> {
  let idle = 0;
  for (let second = 0; second < MAX_SECONDS && idle < IDLE_SECONDS; second++) {
    const before = processorMs(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    idle = processorMs(pid) - before < IDLE_SHARE * 1000 ? idle + 1 : 0;
  }
  if (idle < IDLE_SECONDS) console.log(`The app was not idle within ${MAX_SECONDS} s.`);
}
