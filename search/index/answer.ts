import type { SearchAnswer, SearchQuestion } from "../contract.ts";
import { filterBitmap, liveBitmap } from "./columns.ts";
import { choiceCounts, FacetTotals } from "./facet-totals.ts";
import type { Layout } from "./layout.ts";
import { matchWords, type Wanted } from "./match.ts";
import { planQuestion, type QuestionPlan } from "./plan.ts";
import { type Ranked, rankingFor } from "./ranking.ts";
import { documentsWith, type Sifted, understand } from "./repair.ts";
import { scanList } from "./scan-list.ts";
import { type SetWork, scanSet } from "./scan-set.ts";
import type { Segment } from "./segment.ts";
import { setCounts } from "./set-counts.ts";
import {
  type AllCounters,
  columnsOf,
  learntCounters,
  type SharedCounters,
  sharedCounters,
} from "./tally.ts";

/** Rarer words weigh more, in sixteenths of a doubling. */
const RARITY_STEPS = 16;

export function answerFrom(
  segments: readonly Segment[],
  layout: Layout,
  question: SearchQuestion,
): SearchAnswer {
  const plan = planQuestion(question, layout);
  const sifted = segments.map((segment) => ({ segment, live: liveBitmap(segment, plan) }));
  const { text, anyOf = [] } = question;
  const every = understand(text, sifted);
  const either = understand(anyOf.join(" "), sifted);
  const isHopeless = every.isHopeless || either.isHopeless;
  const wanted = [...every.stems.map((stem) => [stem]), either.stems];
  const weighed = weigh(wanted, segments, layout);
  const shared = sharedCounters(plan, layout);
  const facets = new FacetTotals(plan, layout);

  let total = 0;
  const places: Ranked[][] = [];
  for (const one of isHopeless ? [] : sifted) {
    const found = answerOne(one, { plan, layout, weighed, shared, facets });
    total += found.total;
    if (found.best.length > 0) places.push(found.best);
  }
  const listed = facets.finish(shared);
  return {
    total,
    ids: inOrder(places, question),
    facets: listed,
    unlisted: facets.unlisted(listed),
    choices: choiceCounts(plan, shared),
    repairs: [...every.repairs, ...either.repairs],
    marks: [...new Set(wanted.flat())],
  };
}

type Work = {
  plan: QuestionPlan;
  layout: Layout;
  weighed: readonly Wanted[];
  shared: SharedCounters;
  facets: FacetTotals;
};

function answerOne({ segment, live }: Sifted, work: Work): { total: number; best: Ranked[] } {
  const { plan, layout, weighed, shared, facets } = work;
  const matches = matchWords(segment, weighed, live);
  if (!matches) return { total: 0, best: [] };

  const learnt = layout.learnt.map(({ name }, at) =>
    learntCounters(plan, name, segment.learnt[at]!),
  );
  const { order, offset, limit } = plan.question;
  const ranking = rankingFor(segment, matches, { order, most: offset + limit, layout });
  const counters = { shared, learnt };
  const total =
    matches.kind === "list"
      ? scanList(matches, columnsOf(segment, plan, counters), ranking)
      : scanSet(matches.bits, setWork(segment, { plan, layout, counters }), ranking);
  facets.addLearnt(segment, learnt);
  return { total, best: ranking.best() };
}

type Counting = { plan: QuestionPlan; layout: Layout; counters: AllCounters };

function setWork(segment: Segment, counting: Counting): SetWork {
  return {
    filters: counting.plan.filters.map((filter) => filterBitmap(segment, filter)),
    counts: setCounts(segment, counting),
  };
}

/** What each word is worth in each field: its rarity times the field's weight. */
function weigh(
  wanted: readonly (readonly string[])[],
  segments: readonly Segment[],
  { fields }: Layout,
): Wanted[] {
  const all = segments.reduce((sum, { size, dead }) => sum + size - dead, 0);
  return wanted
    .filter((stems) => stems.length > 0)
    .map((stems) => {
      const having = stems.reduce((sum, stem) => sum + documentsWith(stem, segments), 0);
      const rarity = rarityOf(all, having);
      return { stems, worth: fields.map(({ weight }) => rarity * weight) };
    });
}

export function rarityOf(all: number, having: number): number {
  return Math.max(1, Math.round(RARITY_STEPS * Math.log2(1 + all / Math.max(1, having))));
}

function inOrder(places: readonly Ranked[][], { offset, limit }: SearchQuestion): number[] {
  const all = places.length === 1 ? places[0]! : places.flat().sort(compare);
  return all.slice(offset, offset + limit).map(({ id }) => id);
}

function compare(a: Ranked, b: Ranked): number {
  if (a.key !== b.key) return a.key > b.key ? -1 : 1;
  return b.newest - a.newest || a.id - b.id;
}
