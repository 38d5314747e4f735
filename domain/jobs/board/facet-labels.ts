import {
  countries,
  fits,
  jobTypes,
  levels,
  registerStates,
  remotes,
  sectors,
  sponsorships,
} from "../vocabulary.ts";
import type { FacetName } from "./board.ts";

/** Cities, areas and employers are their own words. */
const words: Record<
  Exclude<FacetName, "city" | "area" | "employer">,
  Readonly<Record<string, string>>
> = {
  country: countries,
  sector: sectors,
  type: jobTypes,
  level: levels,
  remote: remotes,
  sponsorship: sponsorships,
  register: registerStates,
  fit: fits,
};

/** What people read for a value of a filter. */
export function facetLabel(name: FacetName, value: string): string {
  if (name === "city" || name === "area" || name === "employer") return value;
  return words[name][value] ?? value;
}
