import type { Piece } from "#search/words/marks.ts";
import type { Tier } from "../catalogue/catalogue.ts";

/** A place in a lesson where the words are said. Of a lesson its reader may not watch it has the title alone. */
export type TranscriptHit = {
  lessonId: number;
  slug: string;
  courseSlug: string;
  courseTitle: string;
  tier: Tier;
  title: Piece[];
  said: { atMs: number; pieces: Piece[] } | null;
};
