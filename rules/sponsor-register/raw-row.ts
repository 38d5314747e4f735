/** One line of the published file, exactly as published: spaces, junk and all. */
export type RawRow = readonly [
  name: string,
  town: string,
  county: string,
  typeAndRating: string,
  route: string,
];

/** The header of the official file. Anything else is another file. */
export const HEADER = [
  "Organisation Name",
  "Town/City",
  "County",
  "Type & Rating",
  "Route",
] as const;

/** Two rows are copies of each other where this is the same. */
export function rowKey(row: RawRow): string {
  return row.join("\u0000");
}
