/** How a typed name came to an entry, as the index of names says it. */
export type FoundName = {
  how: "exact" | "spelling" | "prefix" | "words" | "two edits";
  /** Which of the entry's names: its own, what it trades as, one we know, or one made by rule. */
  kind: string;
  text: string;
  isWholeWords: boolean;
  place: "same" | "other" | "unknown";
  score: number;
  /** All that was typed was looked for, the same without "UK" or "Group", or a part of it, another word for the same thing, or the name of a hospital; or it begins another name. */
  read: "whole" | "other" | "doubtful" | "part" | "near" | "hospital";
  /** How many bear this very name: a franchise is nobody's own. */
  sharers: number;
  prominence: number;
  isOnRegister: boolean;
};

/** The same letters: what that is worth depends on whose name it is. */
const SAME: Readonly<Record<string, number>> = {
  alias: 1.06,
  group: 1.02,
  name: 0.97,
  university: 0.97,
  council: 0.97,
  hospital: 0.96,
  stem: 0.95,
  // Of a public body. Companies are seldom called by theirs.
  initials: 0.93,
  trading: 0.88,
};
const PROMINENT = 0.012;
const LEFT_OUT = 0.12;
/** What each reading takes off. */
const READING = { whole: 0, other: 0.03, doubtful: 0.08, near: 0.35, hospital: 0.35 } as const;
/** From so many on, a name is a franchise's: a larger organisation whose name begins with it is meant first. */
const FRANCHISE = 3;
/** Too much for anybody to be offered: "Quibblewick Robotics" is not Robotics Limited. */
const NOBODY = 0.7;
const PLACE = { same: 0.06, other: -0.03, unknown: 0 } as const;

/** From 0 to about 1.1: the entries with the highest are offered first. */
export function rankOf(found: FoundName, letters: number): number {
  const partly = found.read === "part" ? leftOut(found) : READING[found.read];
  const gone = found.isOnRegister ? 0 : found.how === "exact" ? 0.02 : 0.3;
  return likeness(found, letters) + PLACE[found.place] - partly - gone;
}

/** With a word left out only the very name of somebody well known is worth much. */
function leftOut({ how, kind, text, prominence }: FoundName): number {
  const isBrand = kind === "stem" && !text.includes(" ");
  if (how !== "exact" || kind.endsWith("initials") || isBrand) return NOBODY;
  return kind === "alias" || kind === "group" || prominence >= 2 ? LEFT_OUT : NOBODY;
}

function likeness(found: FoundName, letters: number): number {
  const { how, kind, text, isWholeWords, score, prominence } = found;
  const length = text.replaceAll(" ", "").length;
  switch (how) {
    case "exact":
      if (kind === "company initials") return 0.66 + 0.02 * prominence;
      if (isFranchise(found)) return 0.765 + 0.02 * prominence;
      return (SAME[kind] ?? SAME.trading!) + PROMINENT * prominence;
    case "spelling":
      return spelling(letters, kind) + 0.008 * prominence;
    case "two edits":
      return spelling(letters, kind) - 0.08 + 0.008 * prominence;
    case "prefix": {
      const share = Math.min(1, letters / length);
      return isWholeWords
        ? 0.68 + 0.08 * share + 0.018 * prominence
        : 0.45 + 0.2 * share + 0.004 * prominence;
    }
    case "words":
      return score - 0.05 + 0.004 * prominence;
  }
}

function isFranchise({ kind, sharers, prominence }: FoundName): boolean {
  return (kind === "trading" || kind === "stem") && sharers >= FRANCHISE && prominence < 2;
}

/** Few letters that are nearly a name may be another one; initials that are nearly those of a body always are. */
function spelling(letters: number, kind: string): number {
  if (kind.endsWith("initials")) return 0.3;
  return 0.86 - 0.9 / Math.max(letters, 3);
}

/** Below this nobody is offered: on a page as little as through the public address. */
const MIN_SCORE = {
  exact: 0.5,
  spelling: 0.5,
  "two edits": 0.5,
  prefix: 0.47,
  words: 0.62,
} as const;

export function isNear({ how, score }: Pick<FoundName, "how" | "score">): boolean {
  return score >= MIN_SCORE[how];
}

/** "Tesc" is Tesco misspelt, more than the beginning of a name. */
export function lacksLastLetter(typed: string, text: string): boolean {
  const [short, long] = [typed.replaceAll(" ", ""), text.replaceAll(" ", "")];
  return short.length >= 3 && long.length - short.length === 1 && long.startsWith(short);
}
