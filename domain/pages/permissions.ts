import { staffMay } from "#rules/access/staff-role.ts";
import type { Visitor } from "#rules/access/visitor.ts";

/** Who writes and proposes. */
export function mayWrite(visitor: Visitor): boolean {
  return staffMay(visitor, "write");
}

/** Who decides what readers see: publishes, schedules, approves, takes off, renames. */
export function mayPublish(visitor: Visitor): boolean {
  return staffMay(visitor, "publish");
}
