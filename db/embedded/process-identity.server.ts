import { readFileSync } from "node:fs";

export type ProcessIdentity = {
  /** In the kernel's ticks since boot, with the boot's id. Pids are reused, this pair is not. */
  start: string;
  /** Killed and ended, and only its parent has not asked how. Its files are closed. */
  hasEnded: boolean;
};

const ENDED = new Set(["Z", "X"]);

/** What the kernel says about a process; null where it does not say (outside Linux), or there is none. */
export function processIdentity(pid: number): ProcessIdentity | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command in brackets and may hold spaces. After it: the state is the
    // first, the number of threads the 18th, the start the 20th.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // A first thread that has ended says so before the others have.
    const hasEnded = ENDED.has(fields[0]!) && Number(fields[17]) <= 1;
    return { start: `${boot}/${fields[19]}`, hasEnded };
  } catch {
    return null;
  }
}
