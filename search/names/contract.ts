/**
 * An index of names: who is meant by a name that is misspelt, cut short or in
 * another order. Names come as words without case or punctuation, joined by one
 * space; what else is left out (legal endings, say) is the caller's business.
 */
export type NameEntry = {
  id: number;
  /** Kinds are the caller's words ("trading", "alias"); earlier names win where all else is equal. */
  names: readonly { kind: string; text: string }[];
  place?: string | null;
  /** Those of greater weight come first where all else is equal. */
  weight?: number;
};

export type NameQuestion = {
  /** What was typed, in every way it may be read, the likeliest first. */
  names: readonly string[];
  place?: string | null;
  limit: number;
};

/** exact: the same letters. spelling: one edit away. prefix: it begins so. words: it has these words. */
export type MatchHow = "exact" | "spelling" | "prefix" | "words";

export type NameCandidate = {
  id: number;
  /** 1 is the same name. Below about 0.8 it is a guess. */
  score: number;
  how: MatchHow;
  /** Which of the entry's names matched, and its kind. */
  kind: string;
  text: string;
  /** A prefix that ends where a word ends: "amazon" in "amazon filters", not in "amazonico". */
  isWholeWords: boolean;
  place: "same" | "other" | "unknown";
};
