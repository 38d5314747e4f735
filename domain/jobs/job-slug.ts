import { shortSlugOf } from "#rules/slug.ts";

const LONGEST = 80;

/** "Graduate analyst" at "Halden Rowe" becomes "graduate-analyst-halden-rowe-k3x9"; the ending makes it unique. */
export function jobSlug(title: string, employer: string, ending: string): string {
  const short = shortSlugOf(`${title} ${employer}`, LONGEST);
  return [short, ending].filter(Boolean).join("-");
}
