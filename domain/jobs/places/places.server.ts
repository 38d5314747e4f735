import { listOf, readRows } from "../reviewed-rows.server.ts";
import type { JobCountry } from "../vocabulary.ts";
import {
  type Area,
  type AreaKind,
  milesBetween,
  type Point,
  placeKey,
  type Town,
} from "./places.ts";

/** Largest first: of several towns of a name, the first is the one that is meant. */
const towns: readonly Town[] = readRows("towns").map(([name, country, area, lat, lon], row) => ({
  id: row.toString(36),
  name: name!,
  country: country as JobCountry,
  area: area!,
  lat: Number(lat),
  lon: Number(lon),
}));

const areaRows = readRows("areas");
const areas: ReadonlyMap<string, Area> = new Map(
  areaRows.map(([id, name, kind, country, within]) => [
    id!,
    {
      id: id!,
      name: name!,
      kind: kind as AreaKind,
      country: country as JobCountry,
      within: within || null,
    },
  ]),
);

const areasByName = new Map(
  areaRows.flatMap(([id, name, , , , others]) =>
    [name!, ...listOf(others)].map((each) => [placeKey(each), areas.get(id!)!] as const),
  ),
);

const townsByName = Map.groupBy(towns, ({ name }) => placeKey(name));

const postcodes: ReadonlyMap<string, { town: string } & Point> = new Map(
  readRows("postcodes").map(([area, town, lat, lon]) => [
    area!,
    { town: town!, lat: Number(lat), lon: Number(lon) },
  ]),
);

/** Every town of that name, the largest first. */
export function townsNamed(name: string): readonly Town[] {
  return townsByName.get(placeKey(name)) ?? [];
}

export function findArea(id: string): Area | null {
  return areas.get(id) ?? null;
}

export function areaNamed(name: string): Area | null {
  return areasByName.get(placeKey(name)) ?? null;
}

/** An area, and every larger one around it. */
export function areasAround(id: string): string[] {
  const area = areas.get(id);
  return area ? [area.id, ...(area.within ? areasAround(area.within) : [])] : [];
}

const POSTCODE = /^([A-Z]{1,2})(?:(\d[A-Z\d]?)(?:\s*\d[A-Z]{2})?)?$/;

export type Postcode = Point & {
  /** As the address says it: "LS2", "LS". */
  code: string;
  town: string;
  isWhole: boolean;
};

/** We know where the 121 areas are, not their districts: LS2 is looked for around LS. */
export function readPostcode(text: string): Postcode | null {
  const plain = text.trim().toUpperCase().replace(/\s+/g, " ");
  const found = POSTCODE.exec(plain);
  const place = found && postcodes.get(found[1]!);
  if (!place) return null;
  return { ...place, code: found[1]! + (found[2] ?? ""), isWhole: /\d[A-Z]{2}$/.test(plain) };
}

const circles = new Map<string, string[]>();
const MAX_CIRCLES = 500;

/** The ids of every town within so many miles. */
export function townsWithin(centre: Point, miles: number): readonly string[] {
  const key = `${centre.lat} ${centre.lon} ${miles}`;
  let ids = circles.get(key);
  if (!ids) {
    ids = towns.filter((town) => milesBetween(centre, town) <= miles).map(({ id }) => id);
    if (circles.size >= MAX_CIRCLES) circles.clear();
    circles.set(key, ids);
  }
  return ids;
}
