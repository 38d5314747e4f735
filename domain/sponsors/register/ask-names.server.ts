import { askSearch, hasSearch } from "#platform/search.server.ts";
import type { NameCandidate, NameQuestion } from "#search/names/contract.ts";
import { NameIndex } from "#search/names/name-index.ts";
import { SPONSORS_COLLECTION, sponsorNames } from "./names-source.server.ts";

/**
 * Who may be meant by a name. Asks the index's thread, which may be away (`isSearchAway`).
 * Commands and tests have no such thread: they read and ask an index of their own.
 */
export async function askNames(question: NameQuestion): Promise<NameCandidate[]> {
  if (hasSearch()) return askSearch<NameCandidate[]>(SPONSORS_COLLECTION, question);
  return (await ownIndex()).answer(question);
}

let own: { index: NameIndex; position: string } | undefined;
let reading: Promise<NameIndex> | undefined;

function ownIndex(): Promise<NameIndex> {
  reading ??= upToDate().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function upToDate(): Promise<NameIndex> {
  const changes = own ? await sponsorNames.readChanges(own.position) : null;
  if (own && changes) {
    own.index.apply(changes);
    own.position = changes.position;
    return own.index;
  }
  const index = new NameIndex();
  const position = await sponsorNames.readAll(async (changed) => {
    index.apply({ changed, gone: [] });
  });
  own = { index, position };
  return index;
}
