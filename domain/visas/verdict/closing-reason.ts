import type { OccupationCode, Verdict } from "#rules/uk-work/verdict-types.ts";

const ABROAD = "Closed to new workers from abroad";
const NEW = "Not open to new applicants";

/** Without an older visa nobody enters these, whatever the pay. */
const olderVisaOnly: readonly OccupationCode[] = [
  "not-eligible",
  "medium-not-listed",
  "list-ended",
];

/**
 * What shuts an occupation to most readers although this one may still have a way in; null where
 * nothing does. It goes before pay and licence: neither of them would open it.
 */
export function closingReason({ code, gates }: Pick<Verdict, "code" | "gates">): string | null {
  const gate = gates.find((each) => each.gate === "occupation");
  if (gate?.gate !== "occupation" || gate.state !== "unknown") return null;
  if (gate.code === "care-restricted") return ABROAD;
  return code === "below" && olderVisaOnly.includes(gate.code) ? NEW : null;
}
