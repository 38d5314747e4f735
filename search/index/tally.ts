import { choiceColumn } from "./columns.ts";
import type { Layout } from "./layout.ts";
import { choiceName, type QuestionPlan } from "./plan.ts";
import type { LearntColumn, Segment } from "./segment.ts";

type Codes = Uint16Array | Uint32Array;

/** One column of a segment as a question uses it. */
export type ColumnUse = {
  column: Codes;
  /** For each code, the bits of the filters that it fails; null where nothing here is filtered. */
  fails: Uint32Array | null;
  /** How many passing documents have each code; null where nothing here is counted. */
  passing: Uint32Array | null;
  /** For filters that are counted: how many documents fail only that one, by code. */
  failingOnly: ReadonlyMap<number, Uint32Array>;
};

/** The columns of a segment that a question uses. */
export type Columns = readonly ColumnUse[];

/** Counters over codes that mean the same in every segment. */
export type SharedCounters = {
  groups: Counters[];
  choices: Counters;
  /** For each facet and choice, its own codes as they were counted in sets. */
  inSets: ReadonlyMap<string, Float64Array>;
};
export type Counters = Pick<ColumnUse, "fails" | "passing" | "failingOnly">;

export function sharedCounters(plan: QuestionPlan, layout: Layout): SharedCounters {
  return {
    groups: layout.groups.map(({ size, members }) =>
      countersFor(
        plan,
        size,
        members.map((member) => {
          const allowed = plan.question.filters[member.name];
          const places = new Set(allowed?.map((value) => member.values.indexOf(value) + 1));
          places.delete(0);
          return {
            name: member.name,
            isCounted: plan.question.count.includes(member.name),
            passes: (code: number) => places.has(member.codes[code]!),
          };
        }),
      ),
    ),
    choices: countersFor(
      plan,
      plan.choiceGroupSize,
      plan.choices.map((choice) => {
        const chosen = choice.options.find(({ key }) => key === choice.chosen);
        return {
          name: choiceName(choice.name),
          isCounted: true,
          passes: (code: number) => chosen?.includes[choice.codes[code]!] ?? false,
        };
      }),
    ),
    inSets: new Map([
      ...plan.choices.map(
        ({ name, edges }) => [choiceName(name), new Float64Array(edges.length + 2)] as const,
      ),
      ...layout.groups.flatMap(({ members }) =>
        members.map(({ name, values }) => [name, new Float64Array(values.length + 1)] as const),
      ),
    ]),
  };
}

/** Counters over the values that one segment has learnt. */
export function learntCounters(plan: QuestionPlan, name: string, { sets }: LearntColumn): Counters {
  const { filters, count } = plan.question;
  if (!count.includes(name)) return { fails: null, passing: null, failingOnly: new Map() };
  const allowed = new Set(filters[name]);
  const passes = (code: number) => sets[code]!.some((value) => allowed.has(value));
  return countersFor(plan, sets.length, [{ name, isCounted: true, passes }]);
}

export type AllCounters = { shared: SharedCounters; learnt: readonly Counters[] };

type CountedMember = { name: string; isCounted: boolean; passes: (code: number) => boolean };

function countersFor(
  { active }: QuestionPlan,
  size: number,
  members: readonly CountedMember[],
): Counters {
  const filtered = members.filter(({ name }) => active.has(name));
  const fails = filtered.length > 0 ? new Uint32Array(size) : null;
  for (const { name, passes } of filtered) {
    const bit = 1 << active.get(name)!;
    for (let code = 0; code < size; code++) if (!passes(code)) fails![code]! |= bit;
  }
  return {
    fails,
    passing: members.some(({ isCounted }) => isCounted) ? new Uint32Array(size) : null,
    failingOnly: new Map(
      filtered
        .filter(({ isCounted }) => isCounted)
        .map(({ name }) => [active.get(name)!, new Uint32Array(size)]),
    ),
  };
}

/** Every column of the segment that the question filters or counts. */
export function columnsOf(
  segment: Segment,
  plan: QuestionPlan,
  { shared, learnt }: AllCounters,
): Columns {
  const uses: ColumnUse[] = [
    ...shared.groups.map((own, at) => ({ ...own, column: segment.groups[at]! })),
    ...learnt.map((own, at) => ({ ...own, column: segment.learnt[at]!.codes })),
  ];
  if (plan.choices.length > 0) {
    uses.push({ ...shared.choices, column: choiceColumn(segment, plan).codes });
  }
  return uses.filter(({ fails, passing }) => fails || passing);
}
