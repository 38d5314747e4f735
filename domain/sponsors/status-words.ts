import type { CheckStatus } from "#rules/sponsor-register/standing.ts";

/** What each answer is called. "Not found" is about the name, never about what an employer can do. */
export const statusWords: Record<CheckStatus, string> = {
  licensed: "On the register, A rating",
  licensed_restricted: "On the register, no new workers for now",
  licensed_other_routes: "On the register, other routes only",
  possible_match: "Possible match",
  not_found: "Not found under this name",
};
