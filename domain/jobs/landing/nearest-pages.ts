import type { LandingStop } from "./landing-page.ts";

/** Other pages whose criteria share the most with these, the closest first. */
export function nearestPages(
  here: Pick<LandingStop, "path" | "criteria">,
  others: readonly LandingStop[],
  most: number,
): LandingStop[] {
  const mine = pairsOf(here.criteria);
  return others
    .filter(({ path }) => path !== here.path)
    .map((page) => ({ page, nearness: nearness(mine, pairsOf(page.criteria)) }))
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, most)
    .map(({ page }) => page);
}

function pairsOf(criteria: string): Set<string> {
  return new Set([...new URLSearchParams(criteria)].map(([name, value]) => `${name}=${value}`));
}

/** What both ask for, less a little for what only one of them does. */
function nearness(mine: Set<string>, theirs: Set<string>): number {
  const shared = mine.intersection(theirs).size;
  return shared - 0.1 * mine.symmetricDifference(theirs).size;
}
