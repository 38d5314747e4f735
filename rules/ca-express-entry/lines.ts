export const crsParts = ["core", "partner", "transferability", "additional"] as const;

export type CrsPart = (typeof crsParts)[number];

/** One line of the grid, as it counts for somebody before the caps of its part. */
export type CrsLine = { factor: CrsFactor; part: CrsPart; points: number; most: number };

export type CrsFactor =
  | "age"
  | "education"
  | "first-language"
  | "second-language"
  | "canadian-work"
  | "partner-education"
  | "partner-language"
  | "partner-work"
  | "education-with-language"
  | "education-with-work"
  | "foreign-work-with-language"
  | "foreign-work-with-work"
  | "trade-with-language"
  | "sibling"
  | "french"
  | "canadian-study"
  | "nomination";

/** `lost` is what the caps of the part took away. */
export type CrsPartTotal = { points: number; most: number; lost: number };
