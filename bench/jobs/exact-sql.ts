import type pg from "pg";
import { pool } from "#db/client.server.ts";
import type { BoardSearch } from "#domain/jobs/board/board.ts";
import { boardQuestion } from "#domain/jobs/board/board-question.server.ts";
import { jobShape } from "#domain/jobs/board/job-documents.server.ts";
import { findCards } from "#domain/jobs/jobs.queries.server.ts";
import type { NumberRange, SearchDocument, SearchQuestion } from "#search/contract.ts";
import { stem } from "#search/words/stem.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";

/** The same page by exact SQL: a GIN index finds the candidates, one scan over them counts all. */
export type SqlPage = { total: number; facets: Record<string, Record<string, number>> };

const facets = jobShape.facets.map(({ name }) => name);
const many = new Set(jobShape.facets.filter((facet) => facet.many).map(({ name }) => name));
const typeOf = (name: string) => (many.has(name) ? "text[]" : "text");
const numbers = jobShape.numbers;

export async function prepareSql(): Promise<void> {
  await pool().query(`
    create unlogged table bench_search (id integer primary key, stems text[] not null, title text[] not null,
      ${facets.map((name) => `"${name}" ${typeOf(name)}`).join(", ")},
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
    ...facets.map((name) => `"${name}" ${typeOf(name)}`),
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

/** What a filter asks of a row, in a column of its own. */
type Test = { name: string; test: string };

function statementOf(search: BoardSearch, now: Date): pg.QueryConfig {
  const question = boardQuestion(search, now);
  const tests = testsOf(question);
  const stems = stemsOf(question.text);
  const text = `
    with matched as materialized (${matchedRows(search, question, { tests, stems })})
    select (select count(*)::integer from matched where ${passing(tests)}) as total,
      (select array_agg(id) from (select id from matched where ${passing(tests)}
        order by ${orderOf(search)} offset ${question.offset} limit ${question.limit}) as page) as ids,
      jsonb_build_object(${countsOf(question, tests).join(", ")}) as counted`;
  return { text, values: [stems] };
}

function testsOf({ filters, count, choices }: SearchQuestion): Test[] {
  const facetTests = count.flatMap((name) => {
    const values = filters[name] ?? [];
    return values.length > 0 ? [{ name, test: hasAny(name, values) }] : [];
  });
  const choiceTests = Object.entries(choices).flatMap(([name, { number, options, chosen }]) => {
    const option = options.find(({ key }) => key === chosen);
    return option ? [{ name: `choice_${name}`, test: inRange(number, option) }] : [];
  });
  return [...facetTests, ...choiceTests];
}

type Matching = { tests: readonly Test[]; stems: readonly string[] };

function matchedRows(
  { board }: BoardSearch,
  { count, ranges, filters }: SearchQuestion,
  { tests, stems }: Matching,
): string {
  const columns = [...count, ...numbers].map((name) => `"${name}"`);
  const passes = tests.map(({ name, test }) => `coalesce(${test}, false) as "pass_${name}"`);
  const conditions = [
    stems.length > 0 ? "stems @> $1" : "$1::text[] is not null",
    `board = '${board}'`,
    ...hardTests(filters, count),
    ...Object.entries(ranges).map(([name, range]) => inRange(name, range)),
  ];
  return `select ${["id", ...columns, `${orderKey(stems)} as found_in_title`, ...passes].join(", ")}
    from bench_search where ${conditions.join(" and ")}`;
}

/** Filters of facets that are not counted. */
function hardTests(filters: SearchQuestion["filters"], count: readonly string[]): string[] {
  return Object.entries(filters)
    .filter(([name, values]) => name !== "board" && values.length > 0 && !count.includes(name))
    .map(([name, values]) => hasAny(name, values));
}

/** Each facet and choice is counted without its own test. */
function countsOf({ count, choices }: SearchQuestion, tests: readonly Test[]): string[] {
  const facetCounts = count.map((name) => `'${name}', ${valueCounts(name, passing(tests, name))}`);
  const choiceCounts = Object.entries(choices).map(([name, { number, options }]) => {
    const counts = options.map(
      (option) => `'${option.key}', count(*) filter (where ${inRange(number, option)})`,
    );
    return `'choice_${name}', (select jsonb_build_object(${counts.join(", ")}) from matched
      where ${passing(tests, `choice_${name}`)})`;
  });
  return [...facetCounts, ...choiceCounts];
}

function passing(tests: readonly Test[], without?: string): string {
  const columns = tests.filter(({ name }) => name !== without).map(({ name }) => `"pass_${name}"`);
  return columns.join(" and ") || "true";
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
    fit: `"fitRank" desc nulls last`,
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

function hasAny(name: string, values: readonly string[]): string {
  return many.has(name) ? `"${name}" && ${list(values)}` : `"${name}" = any (${list(values)})`;
}

function list(values: readonly string[]): string {
  return `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ")}]`;
}

function valueCounts(name: string, condition: string): string {
  const each = many.has(name) ? `unnest("${name}")` : `"${name}"`;
  return `(select coalesce(jsonb_object_agg(value, count), '{}') from (select ${each} as value,
    count(*) as count from matched where ${condition} and "${name}" is not null group by 1) as counted)`;
}
