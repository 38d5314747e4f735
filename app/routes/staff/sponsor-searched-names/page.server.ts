import type { QueryOf } from "#app/shell/list/list.ts";
import { confirmAlias } from "#domain/sponsors/aliases.server.ts";
import {
  listMissedNames,
  type MissedName,
  rejectMissedName,
} from "#domain/sponsors/families/missed-names.server.ts";
import { lookUp } from "#domain/sponsors/look-up.server.ts";
import { no, type Result } from "#rules/result.ts";
import type { searchedList } from "./searched-list.tsx";

/** The nearest organisation on the register today; null where nobody is near. */
export type Suggestion = { organisationId: number; name: string; town: string; why: string };

export type SearchedName = MissedName & { suggestion: Suggestion | null };

export async function readSearched(query: QueryOf<typeof searchedList>) {
  const { rows, ...paged } = await listMissedNames(query);
  const searched: SearchedName[] = [];
  for (const row of rows) searched.push({ ...row, suggestion: await suggest(row.name) });
  return { ...paged, rows: searched };
}

async function suggest(name: string): Promise<Suggestion | null> {
  const found = await lookUp({ q: name, limit: 1 });
  const nearest = found.ok ? found.value.results.find(({ standing }) => standing) : undefined;
  if (!nearest) return null;
  const { organisationId, town, why } = nearest;
  return { organisationId, name: nearest.name, town, why };
}

type Staff = { id: string };

/** Confirms that a searched name is its suggestion, or rejects it. */
export async function decideSearched(
  staff: Staff,
  { action, name, nameKey }: { action: string; name: string; nameKey: string },
  now: Date,
): Promise<Result<unknown, string>> {
  if (action === "reject") return rejectMissedName(staff, nameKey, now);
  const suggestion = await suggest(name);
  if (!suggestion) return no("nobody-near");
  return confirmAlias(staff, { organisationId: suggestion.organisationId, alias: name }, now);
}
