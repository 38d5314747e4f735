const LONGEST = 80;

/** "Graduate analyst" at "Halden Rowe" becomes "graduate-analyst-halden-rowe-k3x9"; the ending makes it unique. */
export function jobSlug(title: string, employer: string, ending: string): string {
  const words = `${title} ${employer}`
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const short = words.length > LONGEST ? words.slice(0, LONGEST).replace(/-[^-]*$/, "") : words;
  return [short, ending].filter(Boolean).join("-");
}
