import { matchPath } from "react-router";
import { withDeskPowers } from "#addresses/desk-powers.ts";
import { staff } from "#addresses/staff.ts";
import { decide } from "#rules/access/decide.ts";
import type { Member } from "#rules/access/visitor.ts";
import { staffLinks } from "./staff-links.ts";

const desk = staff.map(withDeskPowers);
const openOf = new Map<string, readonly string[]>();

/** Whether somebody of our staff may open a path of the desk. */
export function mayOpenAtDesk(visitor: Member, path: string): boolean {
  const { pathname } = new URL(path, "http://here.invalid");
  const address =
    desk.find(({ path: pattern }) => pattern === pathname) ??
    desk.find(({ path: pattern }) => matchPath(pattern, pathname));
  if (!address) return false;
  return decide(address, { visitor, isMicrosite: false, previousPath: null }).kind === "allow";
}

/** The links of the desk's menu that lead this person somewhere. The same for everybody of a role. */
export function openDeskLinks(visitor: Member): readonly string[] {
  const role = visitor.staffRole ?? "none";
  const known = openOf.get(role);
  if (known) return known;
  const open = staffLinks.map(({ to }) => to).filter((to) => mayOpenAtDesk(visitor, to));
  openOf.set(role, open);
  return open;
}
