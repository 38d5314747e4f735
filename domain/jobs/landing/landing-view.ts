import type { NoteView } from "#domain/facts/quoted-text.ts";
import type { Answered } from "#domain/pages/questions.ts";
import type { CardView } from "../board/card-view.ts";
import type { RegisterState } from "../vocabulary.ts";
import type { Rate } from "./landing-page.ts";

/** From all that is open to what is sponsored, each step a part of the one before. */
export type FunnelStep = {
  count: number;
  words: string;
  href: string;
  /** Of the first step, from 0 to 1. */
  share: number;
  /** What this page is about. */
  isTold: boolean;
};

export type SplitKey = { state: RegisterState; count: number; href: string };

/** A page beside this one, with what it finds today. */
export type NearPage = { label: string; href: string; count: number; isHere: boolean };

/** What the board answered, and when. */
export type LiveJobs = {
  total: number;
  /** "112 jobs in London are open now." */
  lead: string;
  /** "15 November 2026 at 06:31, UK time". */
  countedAt: string;
  registerDay: string | null;
  funnel: FunnelStep[];
  split: { of: number; keys: SplitKey[]; elsewhere: number } | null;
  cards: CardView[];
  /** Who the verdicts on the cards are for; null where no card has one. */
  checkedFor: { note: string; changeLabel: string } | null;
  week: { added: number; closing: number };
  near: NearPage[];
};

/** A landing page as it is read, for `components/landing-screen.tsx`. */
export type LandingView = {
  path: string;
  heading: string;
  many: string;
  html: string;
  notes: readonly NoteView[];
  questions: readonly Answered[];
  rates: readonly Rate[];
  /** What else a sponsored job must reach. */
  rateNote: string;
  checkedOn: string;
  boardHref: string;
  alertHref: string;
  form: { action: string; where: string; q: string; hidden: [name: string, value: string][] };
  /** Null while the board's index is away: the words are of use without it. */
  live: LiveJobs | null;
};
