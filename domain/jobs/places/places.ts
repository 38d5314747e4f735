import type { JobCountry } from "../vocabulary.ts";

export type Point = { lat: number; lon: number };

/** A town of our table. `id` is short: a search within fifty miles of London names a thousand. */
export type Town = Point & { id: string; name: string; country: JobCountry; area: string };

export type AreaKind = "nation" | "region" | "county" | "state" | "province";

/** A nation, a region, a county, a state or a province. */
export type Area = {
  id: string;
  name: string;
  kind: AreaKind;
  country: JobCountry;
  /** The next larger one, where there is one. */
  within: string | null;
};

const EARTH_MILES = 3958.8;

/** Along the ground, by the great circle. */
export function milesBetween(one: Point, other: Point): number {
  const rad = Math.PI / 180;
  const [lat1, lat2] = [one.lat * rad, other.lat * rad];
  const dLat = lat2 - lat1;
  const dLon = (other.lon - one.lon) * rad;
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A place's name however it is spelt: without accents, capitals, points and hyphens. */
export function placeKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
