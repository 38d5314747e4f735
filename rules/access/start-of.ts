import { homeOf } from "./decide.ts";
import type { Member, Role } from "./visitor.ts";

/** Where the specification knows only the public home: anyone who is signed in wants a place of their own. */
const starts: Partial<Record<Role, string>> = {
  alumni: "/student-dashboard",
  ambassador: "/student-dashboard",
  employer: "/employer",
  staff: "/staff",
};

export function startOf({ role }: Pick<Member, "role">): string {
  return starts[role] ?? homeOf({ role });
}
