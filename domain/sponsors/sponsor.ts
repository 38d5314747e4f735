import type { TieReason, WEB_DOMAIN } from "#rules/employer-names/known-name.ts";
import type { CheckStatus, Licence, Standing } from "#rules/sponsor-register/standing.ts";

/** The longest name in the register has 140 characters. */
export const MAX_NAME_LENGTH = 160;

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

/** The evidence that ties a typed name to an organisation: which of its names it is. */
export type MatchedName =
  | "name"
  | "trading name"
  | "alias"
  | "group"
  | "stem"
  | "university"
  | "council"
  | "hospital"
  | "initials"
  | "company initials";

/** How a typed name came to an organisation. */
export type Match = {
  /** Which of its names matched. */
  matched: MatchedName;
  how: "exact" | "ending" | "spelling" | "two edits" | "prefix" | "words";
  /** The name that matched, in words without case or punctuation. */
  matchedName: string;
  /** A beginning that ends with a whole word. */
  isWholeWords: boolean;
  /** A word of what was typed was left out, or read as another for the same thing, or all as a hospital's name. */
  isPart?: boolean;
  isReworded?: boolean;
  isHospital?: boolean;
  townMatch: "same" | "other" | "unknown";
  score: number;
};

/** Why another name means an organisation: by our reviewed rows, or as staff confirmed. */
export type Tie = {
  name: string;
  /** Null for what staff typed without a reason. */
  why: TieReason | typeof WEB_DOMAIN | null;
  isByStaff: boolean;
  checkedOn: string;
};

export type SponsorResult = Sponsor & Match & { status: CheckStatus; why: string; tie?: Tie };

/** The answer to a check. `isAmbiguous`: several organisations are equally near, and we do not choose. */
export type Verdict = {
  status: CheckStatus;
  isAmbiguous: boolean;
  /** Several companies of one employer hold a licence: which of them it is, the employer knows. */
  isFamily?: boolean;
  organisationId: number | null;
  /** From 0 to 1: how sure we are that it is this organisation. */
  confidence: number;
  why: string;
};

/** A register that was made up for the demo says so wherever it speaks. */
export type RegisterDay = { asOf: string; isDemo: boolean };

export type SponsorAnswer = RegisterDay & { verdict: Verdict; results: SponsorResult[] };
