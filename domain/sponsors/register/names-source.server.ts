import { pool } from "#db/client.server.ts";
import { otherNames } from "#rules/employer-names/other-names.ts";
import { prominenceOf } from "#rules/employer-names/prominence.ts";
import { bareName, searchNames } from "#rules/sponsor-register/name-keys.ts";
import type { Plan, Source } from "#search/contract.ts";
import type { EmployerEntry, RegisterCopy } from "../names/employer-entry.ts";
import {
  type EmployerAnswer,
  EmployerNames,
  type EmployerQuestion,
} from "../names/employer-names.server.ts";

export const SPONSORS_COLLECTION = "sponsors";

/** Counts up whenever names are made in another way, so that older snapshots are refused. */
const EDITION = 4;
/** Read and made into names at a time; questions are answered in between. */
const BATCH = 500;

/** The register's names as a collection of the index. Runs in the index's thread, on its own `db`. */
export function sponsorsPlan(): Plan<EmployerEntry, EmployerQuestion, EmployerAnswer> {
  return {
    version: `sponsors-${EDITION}`,
    create: () => new EmployerNames(),
    source: sponsorNames,
  };
}

export const sponsorNames: Source<EmployerEntry> = {
  async readAll(onBatch) {
    const start = await findPosition();
    await onBatch([copyEntry(start)]);
    for (let after = 0; ; ) {
      const entries = await readEntries("id > $1", [after], start);
      if (entries.length > 0) await onBatch(entries);
      if (entries.length < BATCH) return textOf(start);
      after = entries.at(-1)!.id;
    }
  },

  async readChanges(position) {
    const known = positionIn(position);
    const now = await findPosition();
    // A revision that went down: an older copy of the database was put back.
    if (now.generation !== known.generation || now.revision < known.revision) return null;
    if (textOf(now) === position) return { position, changed: [], gone: [] };

    const changed: EmployerEntry[] = [];
    for (let after = 0; ; ) {
      const which = "revision > $2 and id > $1";
      const entries = await readEntries(which, [after, known.revision], now);
      changed.push(...entries);
      if (entries.length < BATCH) break;
      after = entries.at(-1)!.id;
    }
    // Last, so that the new day is said once all of the new copy is there.
    return { position: textOf(now), changed: [...changed, copyEntry(now)], gone: [] };
  },
};

/**
 * Organisations are never deleted, only taken off; a new generation begins where
 * the demo's register makes way, and then everything is read again.
 */
type Position = { generation: string; revision: number; copy: RegisterCopy | null };

function textOf({ generation, revision, copy }: Position): string {
  return `${generation}/${revision}/${copy?.importId ?? 0}`;
}

function positionIn(text: string) {
  const [generation = "", revision] = text.split("/");
  return { generation, revision: Number(revision) };
}

function copyEntry({ copy }: Position): EmployerEntry {
  return { id: 0, names: [], weight: 0, copy };
}

async function findPosition(): Promise<Position> {
  const { rows } = await pool().query<{
    generation: string | null;
    revision: number;
    copy: RegisterCopy | null;
  }>(`
    select
      (select id || '.' || xmin::text from sponsor_imports
       where state <> 'refused' and (source = 'demo') = coalesce(newest.source = 'demo', false)
       order by id limit 1) as generation,
      (select coalesce(max(revision), 0) from sponsor_organisations) as revision,
      case when newest.id is not null then json_build_object('importId', newest.id,
        'asOf', newest.as_of, 'isDemo', newest.source = 'demo') end as copy
    from (select 1) as always
    left join lateral (select id, as_of, source from sponsor_imports
      where state = 'done' order by id desc limit 1) as newest on true`);
  const [row] = rows;
  return {
    generation: row?.generation ?? "none",
    revision: row?.revision ?? 0,
    copy: row?.copy ?? null,
  };
}

type Row = { id: number; name: string; townKey: string; isOnRegister: boolean; isHidden: boolean };

async function readEntries(
  which: string,
  values: readonly number[],
  { copy }: Position,
): Promise<EmployerEntry[]> {
  const { rows } = await pool().query<Row>(
    `select id, name, town_key as "townKey", is_on_register as "isOnRegister",
       not is_on_register and left_on is null as "isHidden"
     from sponsor_organisations where ${which} and is_demo = ${copy?.isDemo ?? false}
     order by id limit ${BATCH}`,
    [...values],
  );
  const ids = rows.map(({ id }) => id);
  const [aliases, routes] = [await readAliases(ids), await readRoutes(ids)];
  return rows.map((row) => entryOf(row, aliases.get(row.id) ?? [], routes.get(row.id) ?? []));
}

type Alias = { alias: string; why: string | null };

/** Few organisations have any, so they are asked for apart. */
async function readAliases(ids: readonly number[]): Promise<Map<number, Alias[]>> {
  const { rows } = await pool().query<{ id: number } & Alias>(
    `select organisation_id as id, alias, why from sponsor_aliases
     where organisation_id = any($1::int[]) and removed_at is null order by id`,
    [ids],
  );
  return Map.groupBy(rows, ({ id }) => id);
}

async function readRoutes(ids: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await pool().query<{ id: number; routes: string[] }>(
    `select organisation_id as id, array_agg(distinct route) as routes from sponsor_licences
     where organisation_id = any($1::int[]) group by organisation_id`,
    [ids],
  );
  return new Map(rows.map(({ id, routes }) => [id, routes]));
}

function entryOf(
  { id, name, townKey, isOnRegister, isHidden }: Row,
  aliases: readonly Alias[],
  routes: readonly string[],
): EmployerEntry {
  // A copy that named it was taken back: nobody was ever told about it.
  if (isHidden) return { id, names: [], weight: 0 };
  const known = aliases.map(({ alias, why }) => ({
    kind: why === "brand of the group" ? "group" : "alias",
    text: bareName(alias),
  }));
  const own = searchNames(name).map(({ kind, bare }) => ({ kind, text: bare }));
  const names = [...known, ...own, ...otherNames(name)];
  const weight = isOnRegister ? 1 + prominenceOf(name, routes) : 0;
  return { id, names, place: townKey || null, weight };
}
