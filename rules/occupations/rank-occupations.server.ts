import { type Context, isOfField } from "./fields.ts";
import { type Match, matchTitles } from "./match-titles.server.ts";
import { type TitleIndex, titleIndex, UNKNOWN_WORD } from "./title-index.server.ts";
import { isIrrelevantWord, type TitleParts, titleParts } from "./title-parts.ts";
import { type Weights, weights } from "./weights.ts";

/** A code with how well it fits (0 to about 1.2), and the known title that speaks for it. */
export type Ranked = { code: string; score: number; match: Match | null };

type IsLikelier = (code: string) => boolean;

/** Every code that the title may mean, likeliest first. */
export function rankOccupations(
  title: string,
  context: Context = {},
  by: Weights = weights,
  index: TitleIndex = titleIndex(),
): Ranked[] {
  const parts = titleParts(title, index.isRole);
  if (parts.main.length === 0) return [];
  const isLikelier = isOfField(context);
  const best = bestOfEachCode(matchTitles(parts, index, by), by, isLikelier);
  addVotes(best, parts, index, by);
  for (const ranked of isLikelier ? best.values() : []) {
    if (isLikelier?.(ranked.code)) ranked.score *= 1 + by.field;
  }
  return [...best.values()].sort(
    (one, other) => other.score - one.score || (one.code < other.code ? -1 : 1),
  );
}

/** Among the codes of one title those of the advert's field come first. */
function bestOfEachCode(
  found: readonly Match[],
  by: Weights,
  isLikelier: IsLikelier | null,
): Map<string, Ranked> {
  const best = new Map<string, Ranked>();
  for (const match of found) {
    const { codes } = match.known;
    let score = match.score;
    for (const code of isLikelier ? fieldFirst(codes, isLikelier) : codes) {
      const ranked = best.get(code);
      if (!ranked) best.set(code, { code, score, match });
      else if (score > ranked.score) Object.assign(ranked, { score, match });
      score *= by.laterCode;
    }
  }
  return best;
}

function fieldFirst(codes: readonly string[], isLikelier: IsLikelier): readonly string[] {
  if (codes.length === 1) return codes;
  return codes.toSorted((one, other) => Number(isLikelier(other)) - Number(isLikelier(one)));
}

function addVotes(
  best: Map<string, Ranked>,
  parts: TitleParts,
  index: TitleIndex,
  by: Weights,
): void {
  const words = parts.main.filter((word) => !isIrrelevantWord(word));
  const weightOf = (word: string) => index.words.get(word)?.weight ?? UNKNOWN_WORD;
  const all = words.reduce((sum, word) => sum + weightOf(word), 0);
  for (const word of words) {
    const worth = (by.votes * weightOf(word)) / all;
    for (const { code, share } of index.words.get(word)?.votes ?? []) {
      const ranked = best.get(code);
      if (ranked) ranked.score += worth * share;
      else best.set(code, { code, score: worth * share, match: null });
    }
  }
}
