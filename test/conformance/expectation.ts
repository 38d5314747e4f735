export const visitors = [
  "guest",
  "student",
  "premium",
  "noguide",
  "predeparture",
  "admin",
  "alumni",
  "employer",
  "ambassador",
  "staff",
] as const;

export type VisitorName = (typeof visitors)[number];

/** "open", "refused" (403), or the path the visitor is sent to. */
export type Outcome = "open" | "refused" | `/${string}`;

export type Outcomes = Partial<Record<VisitorName, Outcome>> & { else: Outcome };
export type Expectation = { main: Outcomes; microsite: Outcomes; paths: readonly string[] };

export const open: Outcomes = { else: "open" };
export const login: Outcomes = { guest: "/login", else: "open" };
export const students = { student: "open", premium: "open", noguide: "open" } as const;

/** The same on the main site and on every microsite. */
export function everywhere(outcomes: Outcomes): Pick<Expectation, "main" | "microsite"> {
  return { main: outcomes, microsite: outcomes };
}
