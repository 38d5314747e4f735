import MiniSearch from "minisearch";
import pg from "pg";
import { reviewedNames } from "#domain/sponsors/families/reviewed-names.server.ts";
import {
  type EmployerCandidate,
  EmployerNames,
} from "#domain/sponsors/names/employer-names.server.ts";
import { otherNames } from "#rules/employer-names/other-names.ts";
import { prominenceOf } from "#rules/employer-names/prominence.ts";
import { isNear } from "#rules/employer-names/rank.ts";
import { typedReadings } from "#rules/employer-names/typed-readings.ts";
import { bareName, identityKey } from "#rules/sponsor-register/name-keys.ts";
import { createDatabase, startCluster } from "#test/postgres-cluster.ts";
import { type BenchOrganisation, bareOf } from "./questions.ts";

/** Whom a name may mean, with how it was found. */
export type Find = (typed: string, limit: number) => EmployerCandidate[];

/** One way to look names up: how it is built and how it is asked for five. */
export type Contender = {
  name: string;
  build(organisations: readonly BenchOrganisation[]): Promise<void>;
  ask(typed: string): Promise<number[]> | number[];
  /** Ours alone: what the page's answer is made of. */
  find?: Find;
  /** What it holds where the process's own memory does not show it. */
  held?(): Promise<string>;
  stop?(): Promise<void>;
};

/** The index as the product fills it, reviewed names included, asked as the product asks it. */
export function ours({ withRows = true } = {}): Contender {
  const index = new EmployerNames();
  const find: Find = (typed, limit) => {
    const question = { ...typedReadings(typed, null), place: null, limit };
    return index.answer(question).candidates.filter(isNear);
  };
  const ask = (typed: string) => find(typed, 5).map(({ id }) => id);
  return {
    name: "ours",
    async build(organisations) {
      const known = Map.groupBy(withRows ? reviewedNames() : [], ({ entry }) => identityKey(entry));
      const changed = organisations.map(({ id, name, nameKey, bares, town, routes }) => ({
        id,
        names: [
          ...(known.get(nameKey) ?? []).map(({ name: text, why }) => ({
            kind: why === "brand of the group" ? "group" : "alias",
            text: bareName(text),
          })),
          ...bares.map((text, at) => ({ kind: at === 0 ? "name" : "trading", text })),
          ...otherNames(name),
        ],
        place: town,
        weight: 1 + prominenceOf(name, routes),
      }));
      index.apply({ changed, gone: [] });
    },
    ask,
    find,
  };
}

export function miniSearch(): Contender {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ["text"] });
  return {
    name: "MiniSearch",
    async build(organisations) {
      index.addAll(organisations.map(({ id, bares }) => ({ id, text: bares.join(" ") })));
    },
    ask: (typed) =>
      index
        .search(bareOf(typed), { fuzzy: 0.2, prefix: true, combineWith: "OR" })
        .slice(0, 5)
        .map(({ id }) => Number(id)),
  };
}

/** A GIN index over trigrams, asked as its manual says: near enough, then the nearest. */
export async function pgTrgm(): Promise<Contender> {
  const cluster = await startCluster();
  await createDatabase(cluster.home, "names");
  const client = new pg.Client({ host: cluster.home, user: "postgres", database: "names" });
  await client.connect();
  return {
    name: "pg_trgm",
    async build(organisations) {
      await client.query("create extension pg_trgm");
      await client.query("create table names (id int, name text)");
      const rows = organisations.flatMap(({ id, bares }) => bares.map((bare) => ({ id, bare })));
      for (let at = 0; at < rows.length; at += 20_000) {
        const part = rows.slice(at, at + 20_000);
        await client.query("insert into names select * from unnest($1::int[], $2::text[])", [
          part.map(({ id }) => id),
          part.map(({ bare }) => bare),
        ]);
      }
      await client.query("create index on names using gin (name gin_trgm_ops)");
      await client.query("analyze names");
    },
    async ask(typed) {
      const { rows } = await client.query<{ id: number }>(
        "select id from names where name % $1 order by similarity(name, $1) desc, length(name), id limit 5",
        [bareOf(typed)],
      );
      return rows.map(({ id }) => id);
    },
    async held() {
      const { rows } = await client.query("select pg_total_relation_size('names') / 1048576 as mb");
      return `${rows[0].mb} MB on disk`;
    },
    async stop() {
      await client.end();
      await cluster.stop();
    },
  };
}
