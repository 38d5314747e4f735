import type { RegisterState } from "../vocabulary.ts";

/** How a picture of the register draws and names each part of it; the colours are in board.css. */
export const registerLooks: Record<RegisterState, { look: string; words: string }> = {
  licensed: { look: "ok", words: "On the register, Skilled Worker" },
  licensed_restricted: { look: "limit", words: "On it, with limits" },
  licensed_other_routes: { look: "other", words: "On it, other routes" },
  possible_match: { look: "ask", words: "May be on it" },
  not_found: { look: "no", words: "Not found on it" },
};
