import { type FacetCount, MAX_LEARNT_VALUES } from "../contract.ts";
import type { Layout } from "./layout.ts";
import { choiceName, type QuestionPlan } from "./plan.ts";
import type { Segment } from "./segment.ts";
import type { Counters, SharedCounters } from "./tally.ts";

/** Folds the counters of columns into counts of values, over all segments. */
export class FacetTotals {
  readonly #plan: QuestionPlan;
  readonly #layout: Layout;
  readonly #learnt: Map<string, number>[];

  constructor(plan: QuestionPlan, layout: Layout) {
    this.#plan = plan;
    this.#layout = layout;
    this.#learnt = layout.learnt.map(() => new Map());
  }

  addLearnt(segment: Segment, counters: readonly Counters[]): void {
    counters.forEach(({ passing, failingOnly }, at) => {
      const totals = this.#learnt[at]!;
      for (const tally of passing ? [passing, ...failingOnly.values()] : []) {
        const { sets } = segment.learnt[at]!;
        for (let code = 0; code < tally.length; code++) {
          const count = tally[code]!;
          if (count === 0) continue;
          for (const value of sets[code]!) totals.set(value, (totals.get(value) ?? 0) + count);
        }
      }
    });
  }

  finish(shared: SharedCounters): Record<string, FacetCount[]> {
    const { count } = this.#plan.question;
    return Object.fromEntries(count.map((name) => [name, this.#countsOf(name, shared)]));
  }

  #countsOf(name: string, shared: SharedCounters): FacetCount[] {
    const learnt = this.#layout.learnt.findIndex((facet) => facet.name === name);
    if (learnt >= 0) return this.#learntCounts(learnt);
    for (const [at, { members }] of this.#layout.groups.entries()) {
      const member = members.find((one) => one.name === name);
      if (!member) continue;
      const bit = this.#plan.active.get(name);
      const counts = folded(shared.groups[at]!, member.codes, {
        bit,
        inSets: shared.inSets.get(name)!,
      });
      return member.values.map((value, place) => ({ value, count: counts[place + 1]! }));
    }
    throw new Error(`The index has no facet "${name}"`);
  }

  /** How many values are not among those of `finish`. */
  unlisted(listed: Readonly<Record<string, readonly FacetCount[]>>): Record<string, number> {
    const open = this.#layout.learnt.flatMap(({ name, values }, at) => {
      const counts = values ? undefined : listed[name];
      const shown = counts?.filter(({ count }) => count > 0).length ?? 0;
      return counts ? [[name, this.#learnt[at]!.size - shown] as const] : [];
    });
    return Object.fromEntries(open);
  }

  #learntCounts(at: number): FacetCount[] {
    const { name, values } = this.#layout.learnt[at]!;
    const totals = this.#learnt[at]!;
    if (values) return values.map((value) => ({ value, count: totals.get(value) ?? 0 }));
    const chosen = new Set(this.#plan.question.filters[name]);
    const most = this.#plan.question.whole?.includes(name) ? totals.size : MAX_LEARNT_VALUES;
    const least = leastShown(totals, most);
    const shown = [...totals]
      .filter(([value, count]) => count >= least || chosen.has(value))
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .filter(({ value }, place) => place < most || chosen.has(value));
    const missing = [...chosen].filter((value) => !totals.has(value)).sort();
    return [...shown, ...missing.map((value) => ({ value, count: 0 }))];
  }
}

/** How frequent a learnt value must be to be among those that are shown. */
function leastShown(totals: ReadonlyMap<string, number>, most: number): number {
  if (totals.size <= most) return 0;
  return Uint32Array.from(totals.values()).sort().at(-most)!;
}

export function choiceCounts(
  plan: QuestionPlan,
  { choices, inSets }: SharedCounters,
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    plan.choices.map(({ name, codes, options }) => {
      const own = choiceName(name);
      const bit = plan.active.get(own);
      const counts = folded(choices, codes, { bit, inSets: inSets.get(own)! });
      const counted = options.map(({ key, includes }) => [
        key,
        counts.reduce((sum, count, code) => sum + (includes[code] ? count : 0), 0),
      ]);
      return [name, Object.fromEntries(counted)];
    }),
  );
}

type Own = { bit: number | undefined; inSets: Float64Array };

/** How many documents have each of a member's own codes, its own filter left aside. */
function folded(counters: Counters, codes: Uint16Array, own: Own): Float64Array {
  const counts = own.inSets.slice();
  const without = own.bit === undefined ? undefined : counters.failingOnly.get(own.bit);
  for (const tally of [counters.passing, without]) {
    if (!tally) continue;
    for (let code = 0; code < tally.length; code++) {
      const count = tally[code]!;
      if (count !== 0) counts[codes[code]!]! += count;
    }
  }
  return counts;
}
