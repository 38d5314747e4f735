import { hasSearch, querySearch } from "#platform/search.server.ts";
import {
  type EmployerAnswer,
  EmployerNames,
  type EmployerQuestion,
} from "../names/employer-names.server.ts";
import { SPONSORS_COLLECTION, sponsorNames } from "./names-source.server.ts";

/**
 * Who may be meant by a name. Asks the index's thread, which may be away (`isSearchAway`).
 * Commands and tests have no such thread: they read and ask an index of their own.
 */
export async function queryNames(question: EmployerQuestion): Promise<EmployerAnswer> {
  if (hasSearch()) return querySearch<EmployerAnswer>(SPONSORS_COLLECTION, question);
  return (await ownIndex()).answer(question);
}

let own: { index: EmployerNames; position: string } | undefined;
let reading: Promise<EmployerNames> | undefined;

function ownIndex(): Promise<EmployerNames> {
  reading ??= upToDate().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function upToDate(): Promise<EmployerNames> {
  const changes = own ? await sponsorNames.readChanges(own.position) : null;
  if (own && changes) {
    own.index.apply(changes);
    own.position = changes.position;
    return own.index;
  }
  const index = new EmployerNames();
  const position = await sponsorNames.readAll(async (changed) => {
    index.apply({ changed, gone: [] });
  });
  own = { index, position };
  return index;
}
