import { cleanPlace, cleanText } from "./clean-text.ts";
import { identityKey } from "./name-keys.ts";
import { readTypeAndRating } from "./rating.ts";
import type { RawRow } from "./raw-row.ts";
import { readRoute } from "./route.ts";
import { type Licence, type Standing, standingOf } from "./standing.ts";
import { townKey } from "./town-key.ts";

/**
 * Who a row is about. The register has no number for an organisation, so its name
 * and its town together tell it from others: we never claim more than that.
 */
export type Identity = { nameKey: string; townKey: string };

export type Organisation = Identity & {
  /** For reading, as the publisher writes them. */
  name: string;
  town: string;
  county: string | null;
  licences: Licence[];
  standing: Standing;
};

export function identityOf([name, town]: RawRow): Identity {
  return { nameKey: identityKey(name), townKey: townKey(town) };
}

export function identityText({ nameKey, townKey: town }: Identity): string {
  return `${nameKey}\u0000${town}`;
}

/** The way back from `identityText`. */
export function identityFrom(text: string): Identity {
  const [nameKey = "", town = ""] = text.split("\u0000");
  return { nameKey, townKey: town };
}

/** The organisation that these rows of one identity make. */
export function organisationFrom(rows: readonly RawRow[], identity?: Identity): Organisation {
  const [first] = rows;
  if (!first) throw new Error("An organisation has at least one row");
  const licences = licencesIn(rows);
  return {
    ...(identity ?? identityOf(first)),
    name: cleanText(first[0]),
    town: cleanPlace(first[1]) ?? "",
    county: rows.map((row) => cleanPlace(row[2])).find((county) => county !== null) ?? null,
    licences,
    standing: standingOf(licences),
  };
}

/** One licence for each route and rating, in the order of the file. */
export function licencesIn(rows: readonly RawRow[]): Licence[] {
  const licences = new Map<string, Licence>();
  for (const [, , , typeAndRating, rawRoute] of rows) {
    const { type, rating, words } = readTypeAndRating(typeAndRating);
    const route = readRoute(rawRoute).name;
    licences.set(`${route}\u0000${words}`, { type, rating, ratingWords: words, route });
  }
  return [...licences.values()];
}
