import { askSearch, isSearchAway } from "#platform/search.server.ts";
import type { NameCandidate, NameQuestion } from "#search/names/contract.ts";
import { NameIndex } from "#search/names/name-index.ts";
import { SPONSORS_COLLECTION, sponsorNames } from "./names-source.server.ts";

/**
 * Who may be meant by a name. Asks the index's thread; where there is none (commands,
 * tests, a process that starts), an index of this thread's own is read and asked.
 */
export async function askNames(question: NameQuestion): Promise<NameCandidate[]> {
  try {
    return await askSearch<NameCandidate[]>(SPONSORS_COLLECTION, question);
  } catch (error) {
    if (!isSearchAway(error)) throw error;
    return (await ownIndex()).answer(question);
  }
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
