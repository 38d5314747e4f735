import { longDay } from "#rules/days.ts";
import { withJobLinks } from "#rules/job-marks.ts";
import type { Fact } from "./fact.ts";
import { withFacts } from "./quote-facts.ts";

/** One source of a printed text: where in it the facts stand, and the day we last read it. */
export type NumberedSource = { number: number; title: string; url: string; note: string };

type Given = {
  facts: ReadonlyMap<string, Fact>;
  /** What is put behind a fact for its source's number. */
  mark: (number: number) => string;
  /** The number of the first source: parts of one document count on. */
  first?: number;
};

const MAX_PARAGRAPHS = 6;
const quoted = /\{\{fact:([a-z0-9-]+)\}\}/g;

/**
 * Words for paper: each fact's value in its place with a mark for its source, and the sources in the
 * order in which readers meet them. A heading has no mark, nor has a fact that is not known.
 */
export function numberSources(
  words: string,
  { facts, mark, first = 1 }: Given,
): { words: string; sources: NumberedSource[] } {
  const numbers = new Map<string, Fact[]>();
  const numberOf = (fact: Fact) => {
    const same = numbers.get(fact.source.url) ?? [];
    numbers.set(fact.source.url, [...same, fact]);
    return [...numbers.keys()].indexOf(fact.source.url) + first;
  };
  const lines = withJobLinks(words)
    .split("\n")
    .map((line) =>
      line.replaceAll(quoted, (all, name: string) => {
        const fact = facts.get(name);
        if (!fact || line.startsWith("#")) return withFacts(all, facts);
        return fact.value + mark(numberOf(fact));
      }),
    );
  const sources = [...numbers.values()].map((of, index) => sourceOf(of, index + first));
  return { words: lines.join("\n"), sources };
}

function sourceOf(facts: readonly Fact[], number: number): NumberedSource {
  const oldest = facts.map(({ checkedOn }) => checkedOn).sort()[0]!;
  const { title, url } = facts[0]!.source;
  const checked = `Checked ${longDay(oldest)}.`;
  const paragraphs = paragraphsOf(facts);
  return { number, title, url, note: paragraphs ? `${paragraphs}. ${checked}` : checked };
}

/** "SW 4.2, SW 12.2". A text that is quoted all over is named as a whole. */
function paragraphsOf(facts: readonly Fact[]): string {
  const all = new Set(facts.flatMap(({ paragraph }) => paragraph?.split(/, (?=[A-Z])/) ?? []));
  return all.size > MAX_PARAGRAPHS ? "" : [...all].join(", ");
}
