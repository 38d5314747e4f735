import { countries } from "../vocabulary.ts";
import type { BoardSearch } from "./board.ts";
import type { BesideSearch } from "./board-address.ts";
import { isKnownPlace } from "./place-search.ts";

type Asked = Pick<BesideSearch, "nowhere" | "part"> & { search: Pick<BoardSearch, "country"> };

/** How a typed place was read, where that is not what was typed. */
export function placeNotice({ nowhere, part, search: { country } }: Asked): string | null {
  if (nowhere) {
    return isKnownPlace(nowhere)
      ? `No job is open in “${nowhere}” today, so these are from every place.`
      : `We do not know the place “${nowhere}”, so these are from every place.`;
  }
  const [only, ...others] = country;
  if (!part || !only || others.length > 0) return null;
  const whole = only === "gb" ? "the United Kingdom" : countries[only];
  return `Adverts name a town and a country, so these are from all of ${whole}, not from “${part}” alone.`;
}
