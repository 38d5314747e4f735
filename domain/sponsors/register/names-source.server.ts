import { pool } from "#db/client.server.ts";
import { bareName, searchNames } from "#rules/sponsor-register/name-keys.ts";
import type { Plan, Source } from "#search/contract.ts";
import type { NameCandidate, NameEntry, NameQuestion } from "#search/names/contract.ts";
import { NameIndex } from "#search/names/name-index.ts";

export const SPONSORS_COLLECTION = "sponsors";

/** Counts up whenever names are made in another way, so that older snapshots are refused. */
const EDITION = 1;
/** Read and made into names at a time; questions are answered in between. */
const BATCH = 500;

/** The register's names as a collection of the index. Runs in the index's thread, on its own `db`. */
export function sponsorsPlan(): Plan<NameEntry, NameQuestion, NameCandidate[]> {
  return { version: `sponsors-${EDITION}`, create: () => new NameIndex(), source: sponsorNames };
}

export const sponsorNames: Source<NameEntry> = {
  async readAll(onBatch) {
    const start = textOf(await findPosition());
    for (let after = 0; ; ) {
      const entries = await readEntries("id > $1", [after]);
      if (entries.length > 0) await onBatch(entries);
      if (entries.length < BATCH) return start;
      after = entries.at(-1)!.id;
    }
  },

  async readChanges(position) {
    const known = positionIn(position);
    const now = await findPosition();
    // A revision that went down: an older copy of the database was put back.
    if (now.generation !== known.generation || now.revision < known.revision) return null;
    if (now.revision === known.revision) return { position, changed: [], gone: [] };

    const changed: NameEntry[] = [];
    for (let after = 0; ; ) {
      const entries = await readEntries("revision > $2 and id > $1", [after, known.revision]);
      changed.push(...entries);
      if (entries.length < BATCH) return { position: textOf(now), changed, gone: [] };
      after = entries.at(-1)!.id;
    }
  },
};

/**
 * Organisations are never deleted, only taken off; a new generation begins where
 * the demo's register makes way, and then everything is read again.
 */
type Position = { generation: string; revision: number };

function textOf({ generation, revision }: Position): string {
  return `${generation}/${revision}`;
}

function positionIn(text: string): Position {
  const [generation = "", revision] = text.split("/");
  return { generation, revision: Number(revision) };
}

async function findPosition(): Promise<Position> {
  const { rows } = await pool().query<{ generation: string | null; revision: number }>(`
    select
      (select id || '.' || xmin::text from sponsor_imports where state = 'done' order by id limit 1) as generation,
      (select coalesce(max(revision), 0) from sponsor_organisations) as revision`);
  return { generation: rows[0]?.generation ?? "none", revision: rows[0]?.revision ?? 0 };
}

type Row = { id: number; name: string; townKey: string; isOnRegister: boolean };

async function readEntries(which: string, values: readonly number[]): Promise<NameEntry[]> {
  const { rows } = await pool().query<Row>(
    `select id, name, town_key as "townKey", is_on_register as "isOnRegister"
     from sponsor_organisations where ${which} order by id limit ${BATCH}`,
    [...values],
  );
  const aliases = await readAliases(rows.map(({ id }) => id));
  return rows.map((row) => entryOf(row, aliases.get(row.id) ?? []));
}

/** Few organisations have any, so they are asked for apart. */
async function readAliases(ids: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await pool().query<{ id: number; aliases: string[] }>(
    `select organisation_id as id, array_agg(alias order by id) as aliases from sponsor_aliases
     where organisation_id = any($1::int[]) and removed_at is null group by organisation_id`,
    [ids],
  );
  return new Map(rows.map(({ id, aliases }) => [id, aliases]));
}

function entryOf({ id, name, townKey, isOnRegister }: Row, aliases: readonly string[]): NameEntry {
  const own = searchNames(name).map(({ kind, bare }) => ({ kind, text: bare }));
  const others = aliases.map((alias) => ({ kind: "alias", text: bareName(alias) }));
  return { id, names: [...others, ...own], place: townKey || null, weight: isOnRegister ? 1 : 0 };
}
