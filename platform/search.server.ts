/** The part of the index's client that pages use; the index itself is a thread of the process. */
export type Search = {
  ask<Answer>(collection: string, question: unknown): Promise<Answer>;
  isReady(collection?: string): boolean;
};

let current: Search | undefined;

/** For the start of a process, and for tests. Undefined when the index is stopped. */
export function setSearch(search: Search | undefined): void {
  current = search;
}

/** Whether this process has an index at all; commands and most tests have none. */
export function hasSearch(): boolean {
  return current !== undefined;
}

/** Asks the index of a collection. Where it is away, the error is one that `isSearchAway` knows. */
export async function querySearch<Answer>(collection: string, question: unknown): Promise<Answer> {
  if (!current) throw new SearchNotStarted(`The index of ${collection} was not started`);
  return current.ask<Answer>(collection, question);
}

class SearchNotStarted extends Error {
  override name = "SearchUnavailable";
}

/** No answer can be had just now: the index starts, or starts again. Nothing is wrong with the question. */
export function isSearchAway(error: unknown): boolean {
  return error instanceof Error && error.name === "SearchUnavailable";
}

/** Whether every index can answer. */
export function isSearchReady(): boolean {
  return current?.isReady() ?? false;
}
