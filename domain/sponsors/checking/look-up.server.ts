import { isSearchAway } from "#platform/search.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { findSponsors, type SponsorQuestion } from "../find-sponsors.server.ts";
import type { SponsorAnswer } from "../sponsor.ts";

export type LookUpRefusal = "no-register" | "look-up-away";

/** `findSponsors` for a page: that there is no answer just now is said, not thrown. */
export async function lookUp(
  asked: SponsorQuestion,
): Promise<Result<SponsorAnswer, LookUpRefusal>> {
  try {
    const answer = await findSponsors(asked);
    return answer ? ok(answer) : no("no-register");
  } catch (error) {
    if (isSearchAway(error)) return no("look-up-away");
    throw error;
  }
}
