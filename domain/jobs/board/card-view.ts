import type { Piece } from "#search/words/marks.ts";
import type { Known } from "../advert/register-labels.ts";

export type { Piece };

/** What a job is to its reader's visa, in the stub of its card. */
export type CardFit = {
  tone: "ok" | "ask" | "no";
  headline: string;
  gates: { label: string; state: "open" | "shut" | "unknown" }[];
  note: string;
  /** What the advert says about sponsorship; null where it does not speak of it. */
  advert: string | null;
};

/**
 * A card as it is read. Written on the server: dates and money are spelt by one
 * engine only, and the page carries no code for them.
 */
export type CardView = {
  id: number;
  href: string;
  name: string;
  title: Piece[];
  employer: string;
  /** Its page; undefined on that page itself, where the name is no link. */
  company: string | undefined;
  place: string;
  summary: Piece[];
  pay: string;
  hours: string | null;
  closes: string;
  closesInNight: boolean;
  isLive: boolean;
  known: Known;
  /** Null where no verdict is given: part-time work, jobs elsewhere, jobs not read yet. */
  fit: CardFit | null;
};
