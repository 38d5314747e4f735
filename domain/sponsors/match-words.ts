import type { CheckStatus } from "#rules/sponsor-register/standing.ts";
import type { Match, Sponsor } from "./sponsor.ts";

const subjects = {
  name: "Name",
  "trading name": "Trading name",
  alias: "Another name we know",
} as const;

const verbs = {
  exact: "is the same",
  spelling: "differs by one letter",
  prefix: "begins the same",
  words: "has words like these",
} as const;

const towns = { same: "Town is the same", other: "Town is another" } as const;

/** Why an organisation matched, in a sentence or two. */
export function whyMatched(
  { matched, how, townMatch }: Match,
  { leftOn, town }: Pick<Sponsor, "leftOn" | "town">,
): string {
  const name = `${subjects[matched]} ${verbs[how]}.`;
  const place = townMatch === "unknown" ? "" : ` ${towns[townMatch]}, ${town}.`;
  return `${name}${place}${leftOn ? " It has left the register." : ""}`;
}

/** Only the same name, or an alias that staff confirmed, says what an organisation is licensed for. */
export function statusOf(match: Match, { standing }: Pick<Sponsor, "standing">): CheckStatus {
  if (!standing) return "not_found";
  return match.how === "exact" && match.matched !== "trading name" ? standing : "possible_match";
}
