import type { SearchAnswer, SearchQuestion } from "../contract.ts";
import { countOf } from "./bits.ts";
import { liveBitmap } from "./columns.ts";
import { choiceCounts, FacetTotals } from "./facet-totals.ts";
import type { Layout } from "./layout.ts";
import { matchWords, type Wanted } from "./match.ts";
import { planQuestion, type QuestionPlan } from "./plan.ts";
import { type Ranked, rankingFor } from "./ranking.ts";
import { documentsWith, understand } from "./repair.ts";
import { scan } from "./scan.ts";
import type { Segment } from "./segment.ts";
import { columnsOf, learntCounters, type SharedCounters, sharedCounters } from "./tally.ts";

/** Rarer words weigh more, in sixteenths of a doubling. */
const RARITY_STEPS = 16;

export function answerFrom(
  segments: readonly Segment[],
  layout: Layout,
  question: SearchQuestion,
): SearchAnswer {
  const plan = planQuestion(question, layout);
  const { wanted, repairs, isHopeless } = understand(question, segments);
  const weighed = weigh(wanted, segments, layout);
  const shared = sharedCounters(plan, layout);
  const facets = new FacetTotals(plan, layout);

  let total = 0;
  const places: Ranked[][] = [];
  for (const segment of isHopeless ? [] : segments) {
    const found = answerOne(segment, { plan, layout, weighed, shared, facets });
    total += found.total;
    if (found.best.length > 0) places.push(found.best);
  }
  return {
    total,
    ids: inOrder(places, question),
    facets: facets.finish(shared),
    choices: choiceCounts(plan, shared),
    repairs,
    marks: wanted.flat(),
  };
}

type Work = {
  plan: QuestionPlan;
  layout: Layout;
  weighed: readonly Wanted[];
  shared: SharedCounters;
  facets: FacetTotals;
};

function answerOne(segment: Segment, work: Work): { total: number; best: Ranked[] } {
  const { plan, layout, weighed, shared, facets } = work;
  const matches = matchWords(segment, weighed, liveBitmap(segment, plan));
  if (!matches) return { total: 0, best: [] };

  const learnt = layout.learnt.map(({ name }, at) =>
    learntCounters(plan, name, segment.learnt[at]!),
  );
  const { order, offset, limit } = plan.question;
  const ranking = rankingFor(segment, matches, { order, most: offset + limit, layout });
  const total = scan(matches, columnsOf(segment, plan, { shared, learnt }), ranking);
  facets.addLearnt(segment, learnt);
  return { total, best: ranking.best() };
}

/** What each word is worth in each field: its rarity times the field's weight. */
function weigh(
  wanted: readonly (readonly string[])[],
  segments: readonly Segment[],
  { fields }: Layout,
): Wanted[] {
  const all = segments.reduce((sum, { size, dead }) => sum + size - dead, 0);
  return wanted.map((stems) => {
    const rarity = rarityOf(all, documentsWithAny(stems, segments));
    return { stems, worth: fields.map(({ weight }) => rarity * weight) };
  });
}

export function rarityOf(all: number, having: number): number {
  return Math.max(1, Math.round(RARITY_STEPS * Math.log2(1 + all / Math.max(1, having))));
}

function documentsWithAny(stems: readonly string[], segments: readonly Segment[]): number {
  if (stems.length === 1) return documentsWith(stems[0]!, segments);
  let count = 0;
  for (const segment of segments) {
    const matches = matchWords(segment, [{ stems, worth: [0] }], segment.alive);
    if (matches?.kind === "list") count += matches.count;
    else if (matches) count += countOf(matches.bits);
  }
  return count;
}

function inOrder(places: readonly Ranked[][], { offset, limit }: SearchQuestion): number[] {
  const all = places.length === 1 ? places[0]! : places.flat().sort(compare);
  return all.slice(offset, offset + limit).map(({ id }) => id);
}

function compare(a: Ranked, b: Ranked): number {
  if (a.key !== b.key) return a.key > b.key ? -1 : 1;
  return b.newest - a.newest || a.id - b.id;
}
