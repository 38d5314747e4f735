import type { JobCard } from "./job-card.ts";
import { countries, remotes } from "./vocabulary.ts";

/** "Leeds", "Leeds, part from home", "Canada, from home". */
export function placeWords({
  city,
  country,
  remote,
}: Pick<JobCard, "city" | "country" | "remote">) {
  const place = city ?? countries[country];
  return remote === "on-site" ? place : `${place}, ${remotes[remote].toLowerCase()}`;
}

export function hoursWords({ hoursPerWeek }: Pick<JobCard, "hoursPerWeek">): string | null {
  if (hoursPerWeek === null) return null;
  return hoursPerWeek === 1 ? "1 hour a week" : `${hoursPerWeek} hours a week`;
}
