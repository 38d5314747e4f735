import { pool } from "#db/client.server.ts";
import { bareName, searchNames } from "#rules/sponsor-register/name-keys.ts";
import type { Plan, Source } from "#search/contract.ts";
import type { NameCandidate, NameEntry, NameQuestion } from "#search/names/contract.ts";
import { NameIndex } from "#search/names/name-index.ts";

export const SPONSORS_COLLECTION = "sponsors";

/** Counts up whenever names are made in another way, so that older snapshots are refused. */
const EDITION = 1;
const BATCH = 3000;

/** The register's names as a collection of the index. Runs in the index's thread, on its own `db`. */
export function sponsorsPlan(): Plan<NameEntry, NameQuestion, NameCandidate[]> {
  return { version: `sponsors-${EDITION}`, create: () => new NameIndex(), source: sponsorNames };
}

export const sponsorNames: Source<NameEntry> = {
  async readAll(onBatch) {
    const start = await findPosition();
    for (let after = 0; ; ) {
      const rows = await readRows("organisation.id > $1", [after]);
      if (rows.length > 0) await onBatch(rows.map(entryOf));
      if (rows.length < BATCH) return start;
      after = rows.at(-1)!.id;
    }
  },

  async readChanges(position) {
    const [generation, revision] = position.split("/");
    const now = await findPosition();
    if (now === position) return { position, changed: [], gone: [] };
    if (now.split("/")[0] !== generation) return null;

    const changed: NameEntry[] = [];
    for (let after = 0; ; ) {
      const which = "organisation.revision > $2 and organisation.id > $1";
      const rows = await readRows(which, [after, Number(revision)]);
      changed.push(...rows.map(entryOf));
      if (rows.length < BATCH) return { position: now, changed, gone: [] };
      after = rows.at(-1)!.id;
    }
  },
};

/**
 * Organisations are never deleted, only taken off; a new generation begins where
 * the demo's register makes way, and then everything is read again.
 */
async function findPosition(): Promise<string> {
  const { rows } = await pool().query<{ generation: string | null; revision: number }>(`
    select
      (select id || '.' || xmin::text from sponsor_imports where state = 'done' order by id limit 1) as generation,
      (select coalesce(max(revision), 0) from sponsor_organisations) as revision`);
  return `${rows[0]?.generation ?? "none"}/${rows[0]?.revision ?? 0}`;
}

type Row = {
  id: number;
  name: string;
  townKey: string;
  isOnRegister: boolean;
  aliases: string[] | null;
};

async function readRows(which: string, values: readonly number[]): Promise<Row[]> {
  const { rows } = await pool().query<Row>(
    `select organisation.id, organisation.name, organisation.town_key as "townKey",
       organisation.is_on_register as "isOnRegister",
       (select array_agg(alias) from sponsor_aliases where organisation_id = organisation.id) as aliases
     from sponsor_organisations as organisation
     where ${which} order by organisation.id limit ${BATCH}`,
    [...values],
  );
  return rows;
}

function entryOf({ id, name, townKey, isOnRegister, aliases }: Row): NameEntry {
  const own = searchNames(name).map(({ kind, bare }) => ({ kind, text: bare }));
  const others = (aliases ?? []).map((alias) => ({ kind: "alias", text: bareName(alias) }));
  return { id, names: [...others, ...own], place: townKey || null, weight: isOnRegister ? 1 : 0 };
}
