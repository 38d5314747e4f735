import type { CheckStatus, Licence, Standing } from "#rules/sponsor-register/standing.ts";

/** The longest name in the register has 140 characters. */
export const LONGEST_NAME = 160;

/** An organisation on the register, or once on it, as screens show it. */
export type Sponsor = {
  organisationId: number;
  name: string;
  town: string;
  county: string | null;
  licences: Licence[];
  ratings: string[];
  routes: string[];
  /** What it is licensed for; null once it has left. */
  standing: Standing | null;
  firstSeenOn: string;
  leftOn: string | null;
};

/** How a typed name came to an organisation. */
export type Match = {
  /** Which of its names matched. */
  matched: "name" | "trading name" | "alias";
  how: "exact" | "spelling" | "prefix" | "words";
  /** The name that matched, in words without case or punctuation. */
  matchedName: string;
  /** A beginning that ends with a whole word. */
  isWholeWords: boolean;
  townMatch: "same" | "other" | "unknown";
  score: number;
};

export type SponsorResult = Sponsor & Match & { status: CheckStatus; why: string };

/** The answer to a check. `isAmbiguous`: several organisations are equally near, and we do not choose. */
export type Verdict = {
  status: CheckStatus;
  isAmbiguous: boolean;
  organisationId: number | null;
  /** From 0 to 1: how sure we are that it is this organisation. */
  confidence: number;
  why: string;
};

/** A register that was made up for the demo says so wherever it speaks. */
export type RegisterDay = { asOf: string; isDemo: boolean };

export type SponsorAnswer = RegisterDay & { verdict: Verdict; results: SponsorResult[] };
