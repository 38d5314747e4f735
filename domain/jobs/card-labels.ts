import type { JobCard } from "./job-card.ts";
import { countries, remotes } from "./vocabulary.ts";

/** "Leeds", "Leeds, part from home", "Canada, from home". */
export function placeLabel({
  city,
  country,
  remote,
}: Pick<JobCard, "city" | "country" | "remote">) {
  const place = townOrCountry({ city, country });
  return remote === "on-site" ? place : `${place}, ${remotes[remote].toLowerCase()}`;
}

/** Jobs outside the four countries are filed under one name, which is no country's. */
export function townOrCountry({ city, country }: Pick<JobCard, "city" | "country">): string {
  return city ?? (country === "xx" ? "another country" : countries[country]);
}

export function hoursLabel({ hoursPerWeek }: Pick<JobCard, "hoursPerWeek">): string | null {
  if (hoursPerWeek === null) return null;
  return hoursPerWeek === 1 ? "1 hour a week" : `${hoursPerWeek} hours a week`;
}
