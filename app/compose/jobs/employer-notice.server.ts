import type { BoardPage } from "#domain/jobs/board/board.ts";
import type { BoardNotice } from "#domain/jobs/board/board-view.ts";
import { IDLE_END } from "#domain/jobs/board/reading/take-place.server.ts";
import { readWords } from "#domain/jobs/families/read-words.server.ts";

const MAX_NAME_WORDS = 5;
/** Kinds of work that end the names of who gives it: "Lloyds Bank". */
const ENDS_A_NAME =
  /\s(?:bank|college|council|hospital|hotels?|insurance|nhs|nhs trust|school|university)$/i;

/** Asked for beside a name, and no part of it: "internship at", "2027". */
const AROUND_A_NAME = /^(?:(?:at|with|for|by|in)\s+)+|\b20\d\d\b/gi;
const NO_NAME = /\b(?:or|sponsor\w*|visas?|tier|shifts?|speaking|how|what|where|which|i|my)\b/i;

/**
 * "deloitte": students type employers' names, and who has no job here may be on the register all the same.
 * The register itself is asked only by who follows the link.
 */
export function employerNotice({ search, total, repairs }: BoardPage): BoardNotice[] {
  const isUnknown = repairs.some(({ typed, meant }) => meant === null && /\p{L}/u.test(typed));
  const isOfUk = search.country.length === 0 || search.country.includes("gb");
  if (!(total === 0 || isUnknown) || !isOfUk) return [];
  const q = search.q
    .replaceAll(AROUND_A_NAME, " ")
    .replace(IDLE_END, "")
    .replace(/\s+/g, " ")
    .trim();
  if (!mayBeName(q)) return [];
  const href = `/uk-work-visa-sponsor-licence-check?${new URLSearchParams({ q })}`;
  const label = "See whether it holds a sponsor licence";
  return [{ text: `Is “${q}” an employer?`, link: { label, href } }];
}

/** The register is written in Latin letters. */
function mayBeName(q: string): boolean {
  if (/[^\P{L}\p{Script=Latin}]/u.test(q) || !/\p{L}/u.test(q) || q.length < 2 || NO_NAME.test(q))
    return false;
  const words = readWords(q.replace(ENDS_A_NAME, ""));
  const isPlain = words.every(({ family }) => family === null);
  return words.length > 0 && words.length <= MAX_NAME_WORDS && isPlain;
}
