/** What somebody of our own staff does. Each has the desk; what else is in `powersOf`. */
export const staffRoles = ["author", "editor", "moderator", "administrator"] as const;

export type StaffRole = (typeof staffRoles)[number];

/**
 * What can be asked of staff, beyond being staff.
 * - `read`: the desk itself, rules, facts, the register
 * - `write`: pages and their drafts
 * - `publish`: what readers see: pages, redirects, announcements, facts that were checked
 * - `decide`: what others sent us: jobs, reports, claims, stories, enquiries
 * - `see-people`: names and addresses of people
 * - `change-settings`: roles, universities, feeds, switches, the queue
 */
export const staffPowers = [
  "read",
  "write",
  "publish",
  "decide",
  "see-people",
  "change-settings",
] as const;

export type StaffPower = (typeof staffPowers)[number];

const powersOf: Record<StaffRole, readonly StaffPower[]> = {
  author: ["read", "write"],
  editor: ["read", "write", "publish"],
  moderator: ["read", "decide", "see-people"],
  administrator: staffPowers,
};

/** What is looked at of a visitor. */
type Asked = { kind: "guest" } | { kind: "member"; role: string; staffRole?: StaffRole | null };

/** Whether this visitor is of our staff and their role allows it. Somebody without a role reads only. */
export function staffMay(visitor: Asked, power: StaffPower): boolean {
  if (visitor.kind !== "member" || visitor.role !== "staff") return false;
  const { staffRole } = visitor;
  return staffRole ? powersOf[staffRole].includes(power) : power === "read";
}
