import type { VerdictCode } from "#rules/uk-work/verdict-types.ts";

/** What each verdict says about a job, in the middle of a sentence. */
export const verdictSays: Readonly<Record<VerdictCode, string>> = {
  fits: "it fits",
  "fits-as-new-entrant": "it fits a new entrant",
  below: "its pay is below what the rules ask",
  "occupation-not-eligible": "its occupation cannot be sponsored",
  "employer-not-found": "its employer is not found on the register",
  "employer-not-a-rated": "its employer’s licence is not A-rated",
  "cannot-tell": "not enough is known",
};

export function isFit(code: VerdictCode): boolean {
  return code === "fits" || code === "fits-as-new-entrant";
}

/** From yes to no or from no to yes. What was or is unknown is no change of the answer. */
export function isVerdictNews(before: VerdictCode | null, after: VerdictCode | null): boolean {
  if (before === null || after === null) return false;
  if (before === "cannot-tell" || after === "cannot-tell") return false;
  return isFit(before) !== isFit(after);
}
