import type { RegisterChangeKind } from "#rules/sponsor-register/organisation-changes.ts";

export type RegisterEvent = {
  kind: RegisterChangeKind;
  route: string | null;
  before: string | null;
  after: string | null;
};

const titles: Record<RegisterChangeKind, string> = {
  joined: "Joined",
  left: "Left",
  rating_changed: "Rating changed",
  route_gained: "Route added",
  route_lost: "Route lost",
  moved: "Town changed",
};

export function eventTitle(kind: RegisterChangeKind): string {
  return titles[kind];
}

/** One event of the ledger in a sentence. */
export function eventMessage({ kind, route, before, after }: RegisterEvent): string {
  switch (kind) {
    case "joined":
      return `Joined the register: ${after ?? "licensed"}.`;
    case "left":
      return "Left the register.";
    case "rating_changed":
      return `Rating for ${route} changed from ${before} to ${after}.`;
    case "route_gained":
      return `Licensed for one more route: ${route} (${after}).`;
    case "route_lost":
      return `No longer licensed for ${route}.`;
    case "moved":
      return `Town changed from ${before || "none"} to ${after || "none"}.`;
  }
}
