import type { Piece } from "#search/words/marks.ts";
import type { Known } from "../advert/register-words.ts";

export type { Piece };

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
  place: string;
  summary: Piece[];
  pay: string;
  hours: string | null;
  closes: string;
  closesInNight: boolean;
  isLive: boolean;
  known: Known;
};
