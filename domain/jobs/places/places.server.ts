import { boundedCache } from "#rules/cache/bounded-cache.ts";
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

/** By each beginning of a longer name: "newcastle" has Newcastle upon Tyne. */
const townsByBeginning = new Map<string, Town[]>();
for (const town of towns) {
  const words = placeKey(town.name).split(" ");
  for (let count = 1; count < words.length; count += 1) {
    const start = words.slice(0, count).join(" ");
    townsByBeginning.set(start, [...(townsByBeginning.get(start) ?? []), town]);
  }
}

/** `own` are the districts of its post town: a wide area's middle may be far from it. */
type PostcodeArea = Point & { town: string; own: readonly string[] };

const postcodes: ReadonlyMap<string, PostcodeArea> = new Map(
  readRows("postcodes").map(([area, town, lat, lon, own]) => [
    area!,
    { town: town!, lat: Number(lat), lon: Number(lon), own: listOf(own) },
  ]),
);

/** Every town of that name, the largest first. */
export function townsNamed(name: string): readonly Town[] {
  return townsByName.get(placeKey(name)) ?? [];
}

/** Towns whose name goes on after this one. */
export function townsBeginning(name: string): readonly Town[] {
  return townsByBeginning.get(placeKey(name)) ?? [];
}

export function findTown(id: string): Town | null {
  const town = towns[Number.parseInt(id, 36)];
  return town?.id === id ? town : null;
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

/** Every town of an area, the largest first. */
export function townsIn(areaId: string): readonly Town[] {
  return towns.filter(({ area }) => areasAround(area).includes(areaId));
}

const POSTCODE = /^([A-Z]{1,2})(?:(\d[A-Z\d]?)(?:\s*\d[A-Z]{2})?)?$/;
/** The only districts that end in a letter. "M5V" is Toronto. */
const LETTERED = /^(?:E1W|N1[CP]|NW1W|SE1P|SW1[A-Y]|W1[A-W]|EC[1-4][A-Y]|WC[12][A-R])$/;

export type Postcode = Point & {
  /** As the address says it: "LS2", "LS". */
  code: string;
  town: string;
  isWhole: boolean;
  /** Measured from the town itself, not from the middle of its area. */
  isOfTown: boolean;
};

/** We know where the 121 areas are and which districts are their town's: LS2 is looked for around LS, BT7 around Belfast. */
export function readPostcode(text: string): Postcode | null {
  const plain = text.trim().toUpperCase().replace(/\s+/g, " ");
  const [, area = "", district = ""] = POSTCODE.exec(plain) ?? [];
  const place = postcodes.get(area);
  const code = area + district;
  if (!place || (/[A-Z]$/.test(district) && !LETTERED.test(code))) return null;
  const { town, own, ...middle } = place;
  const isOwn = own.some((range) => isWithin(Number(district), range));
  const itself = isOwn ? townsNamed(town).find(({ country }) => country === "gb") : undefined;
  const { lat, lon } = itself ?? middle;
  const isWhole = /\d[A-Z]{2}$/.test(plain);
  return { ...{ lat, lon, town, code, isWhole }, isOfTown: itself !== undefined };
}

/** "1-17" or "30". */
function isWithin(district: number, range: string): boolean {
  const [from, to = from] = range.split("-").map(Number);
  return district >= from! && district <= to!;
}

const circles = boundedCache<readonly string[]>(500);

/** The ids of every town within so many miles. */
export function townsWithin(centre: Point, miles: number): readonly string[] {
  return circles(`${centre.lat} ${centre.lon} ${miles}`, () =>
    towns.filter((town) => milesBetween(centre, town) <= miles).map(({ id }) => id),
  );
}
