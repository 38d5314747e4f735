/** A line of a document as it was found. What its kind of file does not tell is 0 or false. */
export type TextLine = {
  text: string;
  /** Height of its letters, in points. */
  size: number;
  isBold: boolean;
  isBullet: boolean;
  /** Marked as a heading by who wrote it. */
  isHeading: boolean;
  /** Marked as the title of an entry: a tab parts it from what is beside it. */
  isEntry: boolean;
  /** Words drawn with room between them, as tools in boxes are. */
  apart?: readonly string[];
};

export function plainLine(text: string): TextLine {
  return { text, size: 0, isBold: false, isBullet: false, isHeading: false, isEntry: false };
}

/** What is said once a sum of signs is reached. Each sign is data: what it looks at, and what it weighs. */
export type Sign<Thing> = { says: string; weight: number; holds: (thing: Thing) => boolean };

export function weigh<Thing>(signs: readonly Sign<Thing>[], thing: Thing): number {
  return signs.reduce((sum, { weight, holds }) => (holds(thing) ? sum + weight : sum), 0);
}
