import type { CheckStatus } from "#rules/sponsor-register/standing.ts";

/** What each answer is called. "Not found" is about the name, never about what an employer can do. */
export const statusWords: Record<CheckStatus, string> = {
  licensed: "On the register, A rating",
  licensed_restricted: "On the register, no new workers for now",
  licensed_other_routes: "On the register, other routes only",
  possible_match: "Possible match",
  not_found: "Not found under this name",
};

/** What each answer means for somebody who looks for a job. */
export const statusSentence: Record<CheckStatus, string> = {
  licensed: "It can sponsor a Skilled Worker. Whether it will is its own choice, job by job.",
  licensed_restricted:
    "It is licensed for the Skilled Worker route, but on this rating it cannot take on new sponsored workers.",
  licensed_other_routes:
    "It is licensed, but not for the Skilled Worker route that most graduate jobs need.",
  possible_match:
    "It may be the employer you mean. Compare the name and the town before you rely on it.",
  not_found: "Nobody is listed under this name today.",
};
