import { type Context, isOfField } from "./fields.ts";
import { WHOLE } from "./match-titles.server.ts";
import { type Ranked, rankOccupations } from "./rank-occupations.server.ts";

/** `matched`: the known title that speaks for the first code, "" where nothing does. */
export type FoundOccupation = { matched: string } & (
  | { socCode: string; confidence: "sure" | "likely" }
  | { candidates: readonly string[] }
);

/** How well a title must fit. Found on the tuning half of the labelled titles, a little above what it asks for. */
export const bars = {
  sure: { explained: 0.9, runnerUp: 0.85 },
  likely: { recall: 0.9, score: 0.6, runnerUp: 0.95 },
} as const;

const MAX_CANDIDATES = 3;

/**
 * The SOC 2020 unit group a job title suggests. Duties decide the code, not the title
 * (Appendix Skilled Worker, SW 6.2), so this is always a suggestion: "sure" is seldom
 * wrong, "likely" sometimes; under that bar the three likeliest are there to be asked about.
 */
export function findOccupation(title: string, context: Context = {}): FoundOccupation {
  const ranked = rankOccupations(title, context);
  const [first, ...others] = ranked;
  const matched = first?.match?.known.title ?? "";
  const confidence = first ? confidenceIn(first, others, context) : null;
  if (first && confidence) return { socCode: first.code, confidence, matched };
  return { candidates: ranked.slice(0, MAX_CANDIDATES).map(({ code }) => code), matched };
}

function confidenceIn(first: Ranked, others: readonly Ranked[], context: Context) {
  const { match } = first;
  if (!match?.isHead) return null;
  if (match.known.isVague) return isSettledBy(context, first, others) ? "likely" : null;
  const rival = others.find((other) => !isPartOf(first, other));
  const runnerUp = (rival?.score ?? 0) / first.score;
  const isWhole = match.recall > WHOLE && match.known.codes.length === 1;
  if (isWhole && match.explained >= bars.sure.explained && runnerUp <= bars.sure.runnerUp)
    return "sure";
  const { recall, score, runnerUp: closest } = bars.likely;
  return match.recall >= recall && first.score >= score && runnerUp <= closest ? "likely" : null;
}

/** "Acquisition manager" says nothing against "talent acquisition manager". */
function isPartOf({ match: whole }: Ranked, { match: part }: Ranked): boolean {
  if (!part || !whole) return part === null;
  return part.known.words.every((word) => whole.known.words.includes(word));
}

/** A vague title in a field that fits its first code and not its others. */
function isSettledBy(context: Context, first: Ranked, others: readonly Ranked[]): boolean {
  const fits = isOfField(context);
  if (!fits) return false;
  const rest = others.filter(({ match }) => match?.known === first.match?.known);
  return fits(first.code) && !rest.some(({ code }) => fits(code));
}
