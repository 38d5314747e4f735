import { escapeHtml } from "#rules/escape-html.ts";
import type { Fact } from "./fact.ts";

/** A fact as one page quotes it: numbered in the order in which readers meet it. */
export type Cited = { number: number; fact: Fact };

const mark = /\{\{fact:([a-z0-9-]+)\}\}/g;

/** Every name of a fact in some words, each once. */
export function factNamesIn(words: string): string[] {
  return [...new Set([...words.matchAll(mark)].map(([, name]) => name!))];
}

/** The words with the facts' values in their place, without notes: for titles and descriptions. */
export function withFacts(words: string, facts: ReadonlyMap<string, Fact>): string {
  return words.replace(mark, (_all, name: string) => facts.get(name)?.value ?? UNKNOWN);
}

const UNKNOWN = "(not known)";
/** Where a fact is no link to its note: in links and headings. */
const PLAIN_INSIDE = /^(a|h[2-4])$/;

/** Numbers the facts of one page. The same source has one number, as a footnote has. */
export class Citations {
  readonly #facts: ReadonlyMap<string, Fact>;
  readonly #numbers = new Map<string, Cited[]>();
  readonly missing: string[] = [];

  constructor(facts: ReadonlyMap<string, Fact>) {
    this.#facts = facts;
  }

  get all(): readonly (readonly Cited[])[] {
    return [...this.#numbers.values()];
  }

  /**
   * Puts the facts into HTML that our Markdown renderer wrote. Outside links and headings a fact is a
   * link to its note. Returns the notes that are met here for the first time.
   */
  quote(html: string): { html: string; notes: readonly number[] } {
    const before = this.#numbers.size;
    let isInLink = false;
    const quoted = html.replace(
      /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|\{\{fact:([a-z0-9-]+)\}\}/g,
      (all, slash: string | undefined, tag: string | undefined, name: string | undefined) => {
        if (tag && PLAIN_INSIDE.test(tag)) isInLink = slash === "";
        // In an attribute, such as what a picture shows, a fact is its value alone.
        return name
          ? this.#one(name, isInLink)
          : all.replace(mark, (_mark, inside: string) => this.#one(inside, true));
      },
    );
    const notes = Array.from(
      { length: this.#numbers.size - before },
      (_, index) => before + index + 1,
    );
    return { html: quoted, notes };
  }

  #one(name: string, isPlain: boolean): string {
    const fact = this.#facts.get(name);
    if (!fact) {
      this.missing.push(name);
      return UNKNOWN;
    }
    const value = escapeHtml(fact.value);
    if (isPlain) return value;
    const number = this.#numberOf(fact);
    return `<a class="fact" href="#fact-${number}">${value}<sup>${number}</sup></a>`;
  }

  #numberOf(fact: Fact): number {
    const key = fact.source.url;
    const known = this.#numbers.get(key);
    const number = known?.[0]?.number ?? this.#numbers.size + 1;
    const cited = { number, fact };
    if (!known) this.#numbers.set(key, [cited]);
    else if (!known.some(({ fact: { name } }) => name === fact.name)) known.push(cited);
    return number;
  }
}
