import { longDay } from "#rules/days.ts";
import type { Fact } from "./fact.ts";

/** One source of a printed text, with the day we last read it. */
export type NumberedSource = { number: number; title: string; url: string; checked: string };

type Given = {
  facts: ReadonlyMap<string, Fact>;
  /** What is put behind a fact for its source's number. */
  mark: (number: number) => string;
};

const quoted = /\{\{fact:([a-z0-9-]+)\}\}/g;

/**
 * Words for paper: each fact's value in its place with a mark for its source, and the sources in the
 * order in which readers meet them. A heading has no mark.
 */
export function numberSources(
  words: string,
  { facts, mark }: Given,
): { words: string; sources: NumberedSource[] } {
  const numbers = new Map<string, Fact[]>();
  const numberOf = (fact: Fact) => {
    const same = numbers.get(fact.source.url) ?? [];
    numbers.set(fact.source.url, [...same, fact]);
    return [...numbers.keys()].indexOf(fact.source.url) + 1;
  };
  const lines = words.split("\n").map((line) =>
    line.replaceAll(quoted, (_all, name: string) => {
      const fact = facts.get(name);
      if (!fact) throw new Error(`A printed text quotes the fact ${name}, which nobody knows`);
      return line.startsWith("#") ? fact.value : fact.value + mark(numberOf(fact));
    }),
  );
  return { words: lines.join("\n"), sources: [...numbers.values()].map(sourceOf) };
}

function sourceOf(facts: readonly Fact[], index: number): NumberedSource {
  const oldest = facts.map(({ checkedOn }) => checkedOn).sort()[0]!;
  const { title, url } = facts[0]!.source;
  return { number: index + 1, title, url, checked: `Checked ${longDay(oldest)}` };
}
