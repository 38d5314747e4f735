import MiniSearch from "minisearch";
import type { BoardSearch } from "#domain/jobs/board/board.ts";
import { boardQuestion } from "#domain/jobs/board/board-question.server.ts";
import { findCards } from "#domain/jobs/jobs.queries.server.ts";
import type { NumberRange, SearchDocument } from "#search/contract.ts";
import { stem } from "#search/words/stem.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";

type Known = Pick<SearchDocument, "id" | "facets" | "numbers">;

/** A well-kept library as the peer: it finds and ranks, and we count over what it found. */
export class Peer {
  readonly #documents = new Map<number, Known>();
  readonly #search = new MiniSearch<SearchDocument>({
    fields: ["title", "employer", "place", "body"],
    extractField: (document, field) =>
      field === "id" ? document.id : (document.words[field] ?? ""),
    tokenize: tokenise,
    processTerm: (word) => (stopWords.has(word) ? null : stem(word)),
  });

  add(documents: readonly SearchDocument[]): void {
    this.#search.addAll(documents);
    for (const { id, facets, numbers } of documents)
      this.#documents.set(id, { id, facets, numbers });
  }

  async page(search: BoardSearch, now: Date): Promise<number> {
    const question = boardQuestion(search, now);
    const isLive = (id: number) => {
      const { facets, numbers } = this.#documents.get(id)!;
      return (
        facets.board === search.board &&
        Object.entries(question.ranges).every(([name, range]) => within(numbers[name], range))
      );
    };
    const found = this.#search.search(question.text || MiniSearch.wildcard, {
      combineWith: "AND",
      fuzzy: question.text === "" ? false : 0.2,
      boost: { title: 4, employer: 2, place: 2 },
      filter: ({ id }) => isLive(id as number),
    });
    const passing = found.filter(({ id }) => this.#passes(id as number, question));
    this.#count(
      passing.map(({ id }) => id as number),
      question.count,
    );
    const page = passing.slice(question.offset, question.offset + question.limit);
    await findCards(
      page.map(({ id }) => id as number),
      now,
    );
    return passing.length;
  }

  #passes(id: number, { filters, choices }: ReturnType<typeof boardQuestion>): boolean {
    const { facets, numbers } = this.#documents.get(id)!;
    return (
      Object.entries(filters).every(
        ([name, values]) =>
          values.length === 0 || valuesOf(facets[name]).some((value) => values.includes(value)),
      ) &&
      Object.values(choices).every(({ number, options, chosen }) => {
        const option = options.find(({ key }) => key === chosen);
        return !option || within(numbers[number], option);
      })
    );
  }

  /** In its favour: facets are counted once, not once more for each filter. */
  #count(ids: readonly number[], names: readonly string[]): Map<string, number>[] {
    return names.map((name) => {
      const counts = new Map<string, number>();
      for (const id of ids) {
        for (const value of valuesOf(this.#documents.get(id)!.facets[name])) {
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
      }
      return counts;
    });
  }
}

function valuesOf(value: string | readonly string[] | null | undefined): readonly string[] {
  return typeof value === "string" ? [value] : (value ?? []);
}

function within(number: number | null | undefined, { from, to, orNull }: NumberRange): boolean {
  if (number === null || number === undefined) return orNull ?? false;
  return (from === undefined || number >= from) && (to === undefined || number < to);
}
