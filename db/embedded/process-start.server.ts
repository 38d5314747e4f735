import { readFileSync } from "node:fs";

/**
 * When a process began, in the kernel's ticks since boot, with the boot's id; null
 * where the system does not say (outside Linux). Pids are reused, this pair is not.
 */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command in brackets and may hold spaces; start time is the 22nd.
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}/${ticks}`;
  } catch {
    return null;
  }
}
