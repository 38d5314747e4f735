import { homeNames } from "../feeds/cleaning/gazetteer.data.ts";
import type { JobCard } from "../job-card.ts";
import { countries, remotes } from "../vocabulary.ts";

type Placed = Pick<JobCard, "city" | "country" | "remote"> & { placeText: string | null };

/** "Leeds, United Kingdom, part from home, 3 days in the office": the note adds to the place, and never hides it. */
export function placeFact({ city, country, remote, placeText }: Placed): string {
  const home = remote === "on-site" ? [] : [remotes[remote].toLowerCase()];
  const notes = newParts(placeText ?? "", city);
  // Outside the four countries only the feed's own words say which country it is.
  const name =
    country === "xx" ? (city || notes.length > 0 ? null : "Another country") : countries[country];
  const place = [city, name].filter((part) => part !== null);
  return [...place, ...home, ...notes].join(", ");
}

/** A feed's own words repeat the town and the country, in one spelling or another. */
function newParts(placeText: string, city: string | null): string[] {
  return placeText
    .split(",")
    .map((part) => part.trim())
    .filter((part) => {
      const word = part.toLowerCase();
      return word !== "" && word !== city?.toLowerCase() && !homeNames.has(word);
    });
}
