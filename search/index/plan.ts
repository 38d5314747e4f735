import type { NumberRange, SearchQuestion } from "../contract.ts";
import { type HardFilter, hardFilter } from "./hard-filter.ts";
import { codesOf, type Layout } from "./layout.ts";

/** A question made ready for every segment. */
export type QuestionPlan = {
  question: SearchQuestion;
  ranges: readonly Range[];
  /** Filters of facets that are not counted: conditions like the ranges. */
  hardFilters: readonly HardFilter[];
  /** What the ranges and those filters are, in one text. */
  hardKey: string;
  choices: readonly PlannedChoice[];
  choicesKey: string;
  choiceGroupSize: number;
  /** The counted facets with a filter, then the choices with one chosen: the bit of each. */
  active: ReadonlyMap<string, number>;
};

export type Range = { number: number; from: number; to: number; orNull: boolean };

export type PlannedChoice = {
  name: string;
  number: number;
  /** Sorted; a document's code is 1 + how many of them it has reached, or 0 without a number. */
  edges: readonly number[];
  stride: number;
  codes: Uint16Array;
  options: readonly { key: string; includes: readonly boolean[] }[];
  chosen: string | null;
};

export function planQuestion(asked: SearchQuestion, layout: Layout): QuestionPlan {
  const question = { ...asked, offset: atLeastNone(asked.offset), limit: atLeastNone(asked.limit) };
  refuseUnknownFacets(question, layout);
  const ranges = Object.entries(question.ranges).map(([name, range]) =>
    rangeOf(name, range, layout),
  );
  const choices = plannedChoices(question, layout);
  const filtered = Object.keys(question.filters).filter(
    (name) => question.filters[name]!.length > 0,
  );
  const isCounted = new Set(question.count);
  const hardFilters = filtered
    .filter((name) => !isCounted.has(name))
    .map((name) => hardFilter(name, question.filters[name]!, layout));
  const names = [
    ...filtered.filter((name) => isCounted.has(name)),
    ...choices.filter(({ chosen }) => chosen !== null).map(({ name }) => choiceName(name)),
  ];
  if (names.length > 31)
    throw new RangeError("A question has more filters than an index can count");
  const choiceGroupSize = choices.reduce((size, { edges }) => size * (edges.length + 2), 1);
  if (choiceGroupSize > 0xffff) throw new RangeError("A question has too many choices to count");
  return {
    question,
    ranges,
    hardFilters,
    hardKey: JSON.stringify([ranges, hardFilters.map(({ key }) => key)]),
    choices,
    choicesKey: JSON.stringify(choices.map(({ number, edges }) => [number, edges.length])),
    choiceGroupSize,
    active: new Map(names.map((name, bit) => [name, bit])),
  };
}

function atLeastNone(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
}

function refuseUnknownFacets({ filters, count }: SearchQuestion, { shape }: Layout): void {
  for (const name of [...Object.keys(filters), ...count]) {
    if (!shape.facets.some((facet) => facet.name === name)) {
      throw new Error(`The index has no facet "${name}"`);
    }
  }
}

/** Facets and choices may share a name. */
export function choiceName(name: string): string {
  return `choice of ${name}`;
}

function rangeOf(name: string, { from, to, orNull }: NumberRange, layout: Layout): Range {
  return {
    number: numberOf(name, layout),
    from: edge(from, -Infinity),
    to: edge(to, Infinity),
    orNull: orNull ?? false,
  };
}

function numberOf(name: string, { shape }: Layout): number {
  const number = shape.numbers.indexOf(name);
  if (number < 0) throw new Error(`The index has no number "${name}"`);
  return number;
}

/** Numbers are whole, so an edge between two of them means the next. */
function edge(given: number | undefined, otherwise: number): number {
  return given === undefined ? otherwise : Math.ceil(given);
}

function plannedChoices({ choices }: SearchQuestion, layout: Layout): PlannedChoice[] {
  const named = Object.entries(choices);
  const edges = named.map(([, { options }]) => edgesOf(options));
  const size = edges.reduce((product, { length }) => product * (length + 2), 1);
  let stride = 1;
  return named.map(([name, { number, options, chosen }], at) => {
    const own = edges[at]!;
    const choice = {
      name,
      number: numberOf(number, layout),
      edges: own,
      stride,
      codes: codesOf(size, stride, own.length + 2),
      options: options.map((option) => ({ key: option.key, includes: includedCodes(option, own) })),
      chosen,
    };
    stride *= own.length + 2;
    return choice;
  });
}

function edgesOf(options: readonly NumberRange[]): number[] {
  const all = options.flatMap(({ from, to }) => [edge(from, Infinity), edge(to, Infinity)]);
  return [...new Set(all.filter(Number.isFinite))].sort((a, b) => a - b);
}

function includedCodes(option: NumberRange, edges: readonly number[]): boolean[] {
  const from = edge(option.from, -Infinity);
  const to = edge(option.to, Infinity);
  const between = [-Infinity, ...edges].map(
    (lower, at) => lower >= from && (edges[at] ?? Infinity) <= to,
  );
  return [option.orNull ?? false, ...between];
}
