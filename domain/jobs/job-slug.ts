import { shortSlugOf } from "#rules/slug.ts";

const MAX_LENGTH = 80;

/** "Graduate analyst" at "Halden Rowe" becomes "graduate-analyst-halden-rowe-k3x9"; the ending makes it unique. */
export function jobSlug(title: string, employer: string, ending: string): string {
  const short = shortSlugOf(`${title} ${employer}`, MAX_LENGTH);
  return [short, ending].filter(Boolean).join("-");
}
