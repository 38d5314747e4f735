/** What stands on an ambassador's public page, in their own words. Their university is that of their account. */
export type AmbassadorWords = {
  /** First name only: the page is public. */
  name: string;
  course: string;
  languages: string[];
  /** One sentence for the list of ambassadors. */
  about: string;
  /** What people may ask them. */
  ask: string[];
  /** Paragraphs. */
  body: string;
};

export const MAX_LANGUAGES = 6;
export const MAX_ASK = 6;
export const MAX_BODY = 3000;
