import type { NumberRange, SearchQuestion } from "../contract.ts";
import type { Range } from "./keep-within.ts";
import { codesOf, type Layout } from "./layout.ts";
import { NONE } from "./segment.ts";
import { facetFilter, rangeFilter, type SetFilter } from "./set-filter.ts";

/** A question made ready for every segment. */
export type QuestionPlan = {
  question: SearchQuestion;
  ranges: readonly Range[];
  /** Filters of facets that are not counted: conditions like the ranges. */
  hardFilters: readonly SetFilter[];
  /** What the ranges and those filters are, in one text. */
  hardKey: string;
  choices: readonly PlannedChoice[];
  choicesKey: string;
  choiceGroupSize: number;
  /** The filters of counted facets, then what is chosen of the choices; each with a bit. */
  filters: readonly (SetFilter & { bit: number })[];
  active: ReadonlyMap<string, number>;
};

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
    rangeOf(numberOf(name, layout), range),
  );
  const choices = plannedChoices(question, layout);
  const choiceGroupSize = choices.reduce((size, { edges }) => size * (edges.length + 2), 1);
  if (choiceGroupSize > 0xffff) throw new RangeError("A question has too many choices to count");

  const { hard, counted } = facetFilters(question, layout);
  const filters = [...counted, ...chosenFilters(question, choices)];
  if (filters.length > 31) throw new RangeError("A question has too many filters to count");
  return {
    question,
    ranges,
    hardFilters: hard,
    hardKey: JSON.stringify([ranges, hard.map(({ key }) => key)]),
    choices,
    choicesKey: JSON.stringify(choices.map(({ number, edges }) => [number, edges.length])),
    choiceGroupSize,
    filters: filters.map((filter, bit) => ({ ...filter, bit })),
    active: new Map(filters.map(({ name }, bit) => [name, bit])),
  };
}

type NamedFilter = SetFilter & { name: string };

function facetFilters({ filters, count }: SearchQuestion, layout: Layout) {
  const all: NamedFilter[] = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => ({ name, ...facetFilter(name, values, layout) }));
  return {
    hard: all.filter(({ name }) => !count.includes(name)),
    counted: all.filter(({ name }) => count.includes(name)),
  };
}

function chosenFilters(
  { choices: asked }: SearchQuestion,
  choices: readonly PlannedChoice[],
): NamedFilter[] {
  return choices.flatMap(({ name, number, chosen }) => {
    const option = asked[name]!.options.find(({ key }) => key === chosen);
    return option ? [{ name: choiceName(name), ...rangeFilter(rangeOf(number, option)) }] : [];
  });
}

function atLeastNone(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
}

function refuseUnknownFacets(question: SearchQuestion, { shape }: Layout): void {
  const { filters, count, order } = question;
  const having = order !== "relevance" && "having" in order ? [order.having] : [];
  for (const name of [...Object.keys(filters), ...count, ...having]) {
    if (!shape.facets.some((facet) => facet.name === name)) {
      throw new Error(`The index has no facet "${name}"`);
    }
  }
}

/** Facets and choices may share a name. */
export function choiceName(name: string): string {
  return `choice of ${name}`;
}

function rangeOf(number: number, { from, to, orNull }: NumberRange): Range {
  return {
    number,
    from: edge(from, Number.NEGATIVE_INFINITY),
    to: edge(to, Number.POSITIVE_INFINITY),
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
      chosen: options.some(({ key }) => key === chosen) ? chosen : null,
    };
    stride *= own.length + 2;
    return choice;
  });
}

function edgesOf(options: readonly NumberRange[]): number[] {
  const all = options.flatMap(({ from, to }) => [edge(from, Infinity), edge(to, Infinity)]);
  const known = all.filter(Number.isFinite).map((one) => Math.max(NONE + 1, one));
  return [...new Set(known)].sort((a, b) => a - b);
}

function includedCodes(option: NumberRange, edges: readonly number[]): boolean[] {
  const from = edge(option.from, -Infinity);
  const to = edge(option.to, Infinity);
  const between = [-Infinity, ...edges].map(
    (lower, at) => lower >= from && (edges[at] ?? Infinity) <= to,
  );
  return [option.orNull ?? false, ...between];
}
