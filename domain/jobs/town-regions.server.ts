import { readRows } from "./reviewed-rows.server.ts";

let regions: ReadonlyMap<string, string> | undefined;

/** The nation or English region a British town lies in; null where the name is unknown or means two. */
export function regionOfTown(town: string): string | null {
  regions ??= readRegions();
  return regions.get(town.trim().toLowerCase()) || null;
}

/** Of two towns of one name nobody can tell which is meant, unless both lie in one region. */
function readRegions(): Map<string, string> {
  const areas = new Map(
    readRows("areas").map(([id = "", name = "", kind = "", , within = ""]) => [
      id,
      { name, kind, within },
    ]),
  );
  const regionOf = (id: string): string => {
    const area = areas.get(id);
    if (!area) return "";
    const isWide = ["north-of-england", "midlands", "england"].includes(area.within);
    const isRegion = area.kind === "nation" || (area.kind === "region" && isWide);
    return isRegion ? area.name : regionOf(area.within);
  };
  const known = new Map<string, string>();
  for (const [name = "", country, area = ""] of readRows("towns")) {
    if (country !== "gb") continue;
    const key = name.toLowerCase();
    const region = regionOf(area);
    const isTwo = known.has(key) && known.get(key) !== region;
    known.set(key, isTwo ? "" : region);
  }
  return known;
}
