import type pg from "pg";
import { pool } from "#db/client.server.ts";
import type { BoardSearch } from "#domain/jobs/board/board.ts";
import { boardQuestion } from "#domain/jobs/board/board-question.ts";
import { jobShape } from "#domain/jobs/board/job-documents.ts";
import { findCards } from "#domain/jobs/jobs.queries.server.ts";
import type { NumberRange, SearchDocument } from "#search/contract.ts";
import { stem } from "#search/words/stem.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";

/** The same page by exact SQL: a GIN index finds the candidates, one scan over them counts all. */
export type SqlPage = { total: number; facets: Record<string, Record<string, number>> };

const facets = jobShape.facets.map(({ name }) => name);
const numbers = jobShape.numbers;

export async function prepareSql(): Promise<void> {
  await pool().query(`
    create unlogged table bench_search (id integer primary key, stems text[] not null, title text[] not null,
      ${facets.map((name) => `"${name}" text`).join(", ")},
      ${numbers.map((name) => `"${name}" integer`).join(", ")})`);
}

export async function addToSql(documents: readonly SearchDocument[]): Promise<void> {
  const rows = documents.map(({ id, words, facets: own, numbers: counted }) => ({
    id,
    stems: stemsOf(Object.values(words).join("\n")),
    title: stemsOf(words.title ?? ""),
    ...own,
    ...counted,
  }));
  const typed = [
    "id integer, stems text[], title text[]",
    ...facets.map((name) => `"${name}" text`),
    ...numbers.map((name) => `"${name}" integer`),
  ];
  const names = ["id", "stems", "title", ...facets, ...numbers].map((name) => `"${name}"`);
  await pool().query(
    `insert into bench_search (${names}) select ${names}
     from jsonb_to_recordset($1) as row(${typed.join(", ")})`,
    [JSON.stringify(rows)],
  );
}

export async function finishSql(): Promise<void> {
  await pool().query("create index on bench_search using gin (stems)");
  await pool().query(`create index on bench_search ("postedAt" desc, id)`);
  await pool().query("vacuum analyze bench_search");
}

export function stemsOf(text: string): string[] {
  return [
    ...new Set(
      tokenise(text)
        .filter((word) => !stopWords.has(word))
        .map(stem),
    ),
  ];
}

/** The whole page's data: ids, total, facets and choices in one statement, then the cards. */
export async function sqlPage(search: BoardSearch, now: Date): Promise<SqlPage> {
  const { rows } = await pool().query(statementOf(search, now));
  const { total, ids, counted } = rows[0] as Row;
  await findCards(ids ?? [], now);
  return { total, facets: counted };
}

type Row = { total: number; ids: number[] | null; counted: SqlPage["facets"] };

function statementOf(search: BoardSearch, now: Date): pg.QueryConfig {
  const question = boardQuestion(search, now);
  const active = question.count.filter((name) => (question.filters[name] ?? []).length > 0);
  const choices = Object.entries(question.choices);
  const chosen = choices.flatMap(([name, { number, options, chosen: key }]) => {
    const option = options.find((one) => one.key === key);
    return option ? [{ name: `choice_${name}`, test: inRange(number, option) }] : [];
  });
  const tests = [
    ...active.map((name) => ({ name, test: `"${name}" = any (${list(question.filters[name]!)})` })),
    ...chosen,
  ];
  const passing = (without?: string) =>
    tests
      .filter(({ name }) => name !== without)
      .map(({ name }) => `"pass_${name}"`)
      .join(" and ") || "true";
  const stems = stemsOf(question.text);
  const text = `
    with matched as materialized (
      select id, ${[...question.count, ...numbers].map((name) => `"${name}"`).join(", ")},
        ${orderKey(stems)} as found_in_title
        ${tests.map(({ name, test }) => `, coalesce(${test}, false) as "pass_${name}"`).join("")}
      from bench_search
      where ${[
        stems.length > 0 ? "stems @> $1" : "$1::text[] is not null",
        `board = '${search.board}'`,
        ...Object.entries(question.ranges).map(([name, range]) => inRange(name, range)),
      ].join(" and ")}
    )
    select (select count(*)::integer from matched where ${passing()}) as total,
      (select array_agg(id) from (select id from matched where ${passing()}
        order by ${orderOf(search)} offset ${question.offset} limit ${question.limit}) as page) as ids,
      jsonb_build_object(${[
        ...question.count.map((name) => `'${name}', ${countsOf(name, passing(name))}`),
        ...choices.map(([name, { number, options }]) => {
          const counts = options.map(
            (option) => `'${option.key}', count(*) filter (where ${inRange(number, option)})`,
          );
          return `'choice_${name}', (select jsonb_build_object(${counts.join(", ")}) from matched
            where ${passing(`choice_${name}`)})`;
        }),
      ].join(", ")}) as counted`;
  return { text, values: [stems] };
}

function orderKey(stems: readonly string[]): string {
  return stems.length > 0 ? "title @> $1" : "false";
}

function orderOf({ sort }: BoardSearch): string {
  const first = {
    relevance: "found_in_title desc",
    newest: `"postedAt" desc`,
    closing: `"closesAt" nulls last`,
    salary: "pay desc nulls last",
  }[sort];
  return `${first}, "postedAt" desc, id`;
}

function inRange(name: string, { from, to, orNull }: NumberRange): string {
  const tests = [
    ...(from === undefined ? [] : [`"${name}" >= ${from}`]),
    ...(to === undefined ? [] : [`"${name}" < ${to}`]),
  ].join(" and ");
  return orNull ? `("${name}" is null or (${tests}))` : `(${tests})`;
}

function list(values: readonly string[]): string {
  return `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ")}]`;
}

function countsOf(name: string, passing: string): string {
  return `(select coalesce(jsonb_object_agg(value, count), '{}') from (select "${name}" as value,
    count(*) as count from matched where ${passing} and "${name}" is not null group by 1) as counted)`;
}
