import { type OfficePower, officeMay } from "./office-role.ts";
import { type StaffPower, staffMay } from "./staff-role.ts";
import type { Member, Role, Visitor } from "./visitor.ts";

/** The access words of the specification, and three of our own for what it leaves open. */
export type Access =
  | "public"
  | "login"
  | "microsite-gated"
  | "employer-page"
  | "home"
  | "hub"
  | "country-guide-section"
  | "auth-screen"
  | "jumpstart-landing"
  | "jumpstart-dashboard"
  | "jumpstart-login";

/** What an address of the desk asks of staff: to open it, and to post to it. */
export type DeskPowers = { see: StaffPower; act: StaffPower };

/** What an address of a careers service asks of its people: to open it, and to post to it. */
export type OfficeNeeds = { see: OfficePower; act: OfficePower };

/** What an address asks of a visitor: its access word, then the roles it belongs to. */
export type Requirement = {
  access: Access;
  roles?: readonly Role[] | undefined;
  /** Only for addresses of our staff. One that names none is for administrators. */
  desk?: DeskPowers;
  /** Only for addresses of a careers service. One that names none is for its owners. */
  office?: OfficeNeeds;
};

export type Visit = {
  visitor: Visitor;
  isMicrosite: boolean;
  /** Where a signed-in visitor came from, already known to be open to them. */
  previousPath: string | null;
  /** A form was sent, rather than a page asked for. */
  isPosting?: boolean;
};

export type Decision = { kind: "allow" } | { kind: "redirect"; to: string } | { kind: "forbid" };

const LOGIN = "/login";
const JUMPSTART_LOGIN = "/jumpstart-login";
const allow: Decision = { kind: "allow" };
const to = (path: string): Decision => ({ kind: "redirect", to: path });

/** Decides whether a visit may go on. Pure: the same visit always gets the same answer. */
export function decide(requirement: Requirement, visit: Visit): Decision {
  const decision = words[requirement.access](visit);
  const { visitor } = visit;
  if (decision.kind !== "allow" || !requirement.roles || visitor.kind === "guest") return decision;

  if (!requirement.roles.includes(visitor.role)) return { kind: "forbid" };
  if (visitor.role === "staff") return decideAtDesk(requirement, visit);
  return visitor.role === "university_admin" ? decideInOffice(requirement, visit) : allow;
}

const forAdministrators: DeskPowers = { see: "change-settings", act: "change-settings" };

/** The second lock within staff. */
function decideAtDesk({ desk, roles }: Requirement, { visitor, isPosting }: Visit): Decision {
  const isShared = roles?.some((role) => role !== "staff");
  if (isShared) return allow;
  const { see, act } = desk ?? forAdministrators;
  return staffMay(visitor, isPosting ? act : see) ? allow : { kind: "forbid" };
}

const forOwners: OfficeNeeds = { see: "change-settings", act: "change-settings" };

/** The second lock within a careers service. */
function decideInOffice({ office, roles }: Requirement, { visitor, isPosting }: Visit): Decision {
  const isShared = roles?.some((role) => role !== "university_admin");
  if (isShared) return allow;
  const { see, act } = office ?? forOwners;
  return officeMay(visitor, isPosting ? act : see) ? allow : { kind: "forbid" };
}

/** The screen a signed-in person starts from. */
export function homeOf(member: Pick<Member, "role">): string {
  return dashboards[member.role] ?? "/";
}

const dashboards: Partial<Record<Role, string>> = {
  student: "/student-dashboard",
  university_admin: "/university-dashboard",
  predeparture_student: "/jumpstart-dashboard",
};

const words: Record<Access, (visit: Visit) => Decision> = {
  public: () => allow,

  login: ({ visitor }) => (visitor.kind === "member" ? allow : to(LOGIN)),

  "microsite-gated": micrositeGated,

  "employer-page": (visit) =>
    isStudent(visit.visitor) ? to("/student-dashboard") : micrositeGated(visit),

  home: (visit) => {
    if (visit.visitor.kind === "guest") return micrositeGated(visit);
    const start = homeOf(visit.visitor);
    return start === "/" ? allow : to(start);
  },

  hub: ({ visitor }) => {
    if (visitor.kind === "guest" || !visitor.pageAccess) return to(LOGIN);
    return to(visitor.cihPremium ? "/cih/premium" : "/cih/standard");
  },

  "country-guide-section": (visit) =>
    visit.visitor.kind === "member" && isStudent(visit.visitor) && !visit.visitor.countryGuide
      ? to("/student-dashboard")
      : micrositeGated(visit),

  "auth-screen": ({ visitor, previousPath }) =>
    visitor.kind === "guest" ? allow : to(previousPath ?? "/"),

  "jumpstart-landing": ({ visitor, isMicrosite }) => {
    if (visitor.kind === "member") return to(homeOf(visitor));
    return isMicrosite ? to(JUMPSTART_LOGIN) : allow;
  },

  "jumpstart-dashboard": ({ visitor }) => {
    if (visitor.kind === "guest") return to(JUMPSTART_LOGIN);
    return visitor.role === "predeparture_student" ? allow : to("/");
  },

  "jumpstart-login": ({ visitor }) => (visitor.kind === "member" ? allow : to(JUMPSTART_LOGIN)),
};

function micrositeGated({ visitor, isMicrosite }: Visit): Decision {
  return isMicrosite && visitor.kind === "guest" ? to(LOGIN) : allow;
}

function isStudent(visitor: Visitor): boolean {
  return visitor.kind === "member" && visitor.role === "student";
}
