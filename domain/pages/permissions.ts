import type { Member } from "#rules/access/visitor.ts";

/** Who writes and proposes. The desk's roles are joined here. */
export function mayWrite({ role }: Pick<Member, "role">): boolean {
  return role === "staff";
}

/** Who decides what readers see: publishes, schedules, approves, takes off, renames. */
export function mayPublish({ role }: Pick<Member, "role">): boolean {
  return role === "staff";
}
