import type { UkNation } from "#rules/uk-work/verdict-types.ts";
import { areasAround, townsNamed } from "./places.server.ts";

const nations: readonly UkNation[] = ["england", "scotland", "wales", "northern-ireland"];

/** The nation of a British town, typed alone or before a comma; null where the name is unknown or lies in two. */
export function nationOfTown(typed: string): UkNation | null {
  const [name = ""] = typed.split(",");
  const found = townsNamed(name.trim())
    .filter(({ country }) => country === "gb")
    .map(({ area }) => nations.find((nation) => areasAround(area).includes(nation)) ?? null);
  const [nation = null, ...others] = [...new Set(found)];
  return others.length > 0 ? null : nation;
}
