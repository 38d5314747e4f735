import type { EnglishTest, Scores } from "./english-scores.ts";
import type { EnglishLevel, Qualification } from "./tables.ts";

/** English by the level itself, or by a test whose scores decide it. `satOn` null: not said. */
export type EnglishAnswer =
  | { by: "level"; level: EnglishLevel | null; satOn: string | null }
  | { by: "test"; test: EnglishTest; scores: Scores; satOn: string };

export type Where = "overseas" | "australia";

/** A stretch of skilled work. `to` is the last day worked, null while it goes on. */
export type WorkPeriod = { where: Where; from: string; to: string | null; hours: number };

/** Work by the years already counted, or by the stretches themselves. */
export type WorkAnswer =
  | { by: "years"; overseas: number; australia: number }
  | { by: "periods"; periods: readonly WorkPeriod[] };

/** "citizen": an Australian citizen or permanent resident. "other": none of these. */
export type PartnerAnswer = "single" | "citizen" | "skilled" | "competent-english" | "other";

/** What somebody tells us. Null is "not said", which is never taken for a yes. */
export type Answers = {
  bornOn: string | null;
  /** ANZSCO code of the nominated occupation. */
  occupation: string | null;
  hasSkillsAssessment: boolean;
  english: EnglishAnswer;
  /** A passport of the UK, Ireland, the USA, Canada or New Zealand: competent without a test. */
  hasEnglishPassport: boolean;
  work: WorkAnswer;
  qualification: Qualification | null;
  hasSpecialistEducation: boolean;
  hasAustralianStudy: boolean;
  /** Decides instead of `hasAustralianStudy` where both numbers are known. */
  studyCounted: { weeks: number; months: number } | null;
  hasRegionalStudy: boolean;
  /** Null: none. `endedOn` null: finished, day not said. */
  professionalYear: { endedOn: string | null } | null;
  hasCommunityLanguage: boolean;
  partner: PartnerAnswer | null;
  partnerBornOn: string | null;
};

export const noAnswers: Answers = {
  bornOn: null,
  occupation: null,
  hasSkillsAssessment: false,
  english: { by: "level", level: null, satOn: null },
  hasEnglishPassport: false,
  work: { by: "years", overseas: 0, australia: 0 },
  qualification: null,
  hasSpecialistEducation: false,
  hasAustralianStudy: false,
  studyCounted: null,
  hasRegionalStudy: false,
  professionalYear: null,
  hasCommunityLanguage: false,
  partner: null,
  partnerBornOn: null,
};
