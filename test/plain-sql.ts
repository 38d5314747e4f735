import type pg from "pg";
import type { RangeChoice, SearchDocument, SearchQuestion } from "#search/contract.ts";
import { stem } from "#search/words/stem.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";

/**
 * The index's answers worked out by plain SQL over a temporary table, for one fixed
 * shape: title (4) and body (1); colour, town and tags; madeAt (newest) and price.
 */
export class PlainSql {
  readonly #client: pg.ClientBase;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async begin(): Promise<void> {
    await this.#client.query(`
      drop table if exists things;
      create temporary table things (
        id integer primary key, made_at integer, price integer,
        colour text, town text, tags text[] not null,
        title text[] not null, body text[] not null
      )`);
  }

  async apply(changed: readonly SearchDocument[], gone: readonly number[]): Promise<void> {
    const ids = [...gone, ...changed.map(({ id }) => id)];
    await this.#client.query("delete from things where id = any($1)", [ids]);
    await this.#client.query(
      `insert into things select id, made_at, price, colour, town, tags, title, body
       from jsonb_to_recordset($1) as row(id integer, made_at integer, price integer,
         colour text, town text, tags text[], title text[], body text[])`,
      [JSON.stringify(changed.map(rowOf))],
    );
  }

  async answer(question: SearchQuestion) {
    const { rows } = await this.#client.query(statement(question, await this.#known(question)));
    const [{ total, ids, choices, ...facets }] = rows as [Row];
    const counted = question.count.map((name) => [name, facets[name as keyof typeof facets]]);
    return { total, ids: ids ?? [], facets: Object.fromEntries(counted), choices };
  }

  /** The words that stand somewhere; null where words were asked and none does. */
  async #known({ text }: SearchQuestion): Promise<string[] | null> {
    const asked = stemsOf(text);
    const { rows } = await this.#client.query(
      `select word from unnest($1::text[]) as word
       where exists (select from things where word = any (title) or word = any (body))`,
      [asked],
    );
    const known = new Set(rows.map(({ word }) => word as string));
    if (asked.length > 0 && known.size === 0) return null;
    return asked.filter((word) => known.has(word));
  }
}

type Counts = Record<string, number>;
type Row = {
  total: number;
  ids: number[] | null;
  colour: Counts;
  town: Counts;
  tags: Counts;
  choices: Record<string, Counts>;
};

function rowOf({ id, words, facets, numbers }: SearchDocument) {
  const { tags } = facets;
  return {
    id,
    made_at: numbers.madeAt,
    price: numbers.price,
    colour: facets.colour,
    town: facets.town,
    tags: typeof tags === "string" ? [tags] : [...new Set(tags ?? [])],
    title: stemsOf(words.title ?? ""),
    body: stemsOf(words.body ?? ""),
  };
}

function stemsOf(text: string): string[] {
  const words = tokenise(text).filter((word) => word !== "" && !stopWords.has(word));
  return [...new Set(words.map(stem))];
}

const columns: Record<string, string> = { madeAt: "made_at", price: "price" };

/** One statement: what matches, what passes each filter, and everything counted from that. */
function statement(question: SearchQuestion, known: readonly string[] | null): string {
  const { filters, choices, offset, limit } = question;
  const conditions: Record<string, string> = {
    colour: oneOf("colour = any", filters.colour),
    town: oneOf("town = any", filters.town),
    tags: oneOf("tags && ", filters.tags),
    ...Object.fromEntries(
      Object.entries(choices).map(([name, choice]) => [`choice_${name}`, chosenOf(choice)]),
    ),
  };
  const names = Object.keys(conditions);
  const passing = (...without: string[]) =>
    names
      .filter((name) => !without.includes(name))
      .map((name) => `pass_${name}`)
      .join(" and ");

  return `
    with matched as materialized (
      select *, ${scoreOf(known ?? [])} as score,
        ${names.map((name) => `(${conditions[name]}) as pass_${name}`).join(", ")}
      from things where ${known === null ? "false" : matching(question, known)}
    )
    select
      (select count(*)::integer from matched where ${passing()}) as total,
      (select array_agg(id) from (select id from matched where ${passing()}
        order by ${orderOf(question, known)} offset ${offset} limit ${limit}) as page) as ids,
      ${["colour", "town"].map((name) => countsOf(name, "matched", passing(name))).join(", ")},
      ${countsOf("tags", "matched, unnest(tags) as tag", passing("tags"), "tag")},
      jsonb_build_object(${Object.entries(choices)
        .map(([name, choice]) => `'${name}', ${choiceCounts(choice, passing(`choice_${name}`))}`)
        .join(", ")}) as choices`;
}

function matching({ ranges }: SearchQuestion, known: readonly string[]): string {
  const words = known.map((word) => `('${word}' = any (title) or '${word}' = any (body))`);
  const within = Object.entries(ranges).map(([name, range]) => inRange(columns[name]!, range));
  return [...words, ...within, "true"].join(" and ");
}

function inRange(column: string, { from, to, orNull }: SearchQuestion["ranges"][string]): string {
  const known = [
    `${column} is not null`,
    ...(from === undefined ? [] : [`${column} >= ${from}`]),
    ...(to === undefined ? [] : [`${column} < ${to}`]),
  ].join(" and ");
  return orNull ? `(${column} is null or (${known}))` : `(${known})`;
}

function oneOf(test: string, values: readonly string[] | undefined): string {
  if (!values || values.length === 0) return "true";
  return `coalesce(${test} (array[${values.map((value) => `'${value}'`).join(", ")}]), false)`;
}

function chosenOf({ number, options, chosen }: RangeChoice): string {
  const option = options.find(({ key }) => key === chosen);
  return option ? inRange(columns[number]!, option) : "true";
}

function choiceCounts({ number, options }: RangeChoice, passing: string): string {
  const counted = options.map(
    (option) =>
      `'${option.key}', (select count(*) from matched
        where ${passing} and ${inRange(columns[number]!, option)})`,
  );
  return `jsonb_build_object(${counted.join(", ")})`;
}

function countsOf(name: string, from: string, passing: string, value = name): string {
  return `(select coalesce(jsonb_object_agg(value, count), '{}') from
    (select ${value} as value, count(*) as count from ${from}
     where ${passing} and ${value} is not null group by 1) as counted) as ${name}`;
}

/** Rarity times the weight of the best field, summed over the words. */
function scoreOf(known: readonly string[]): string {
  const worths = known.map(
    (word) => `round(16 * ln(1 + (select count(*) from things)::float8 /
      (select count(*) from things where '${word}' = any (title) or '${word}' = any (body))) / ln(2::float8))
      * case when '${word}' = any (title) then 4 else 1 end`,
  );
  return worths.join(" + ") || "0";
}

function orderOf({ order }: SearchQuestion, known: readonly string[] | null): string {
  const ties = "made_at desc nulls last, id";
  if (order !== "relevance" && "having" in order) {
    const test = order.having === "tags" ? "tags && " : `${order.having} = any`;
    const isHad = order.values.length > 0 ? oneOf(test, order.values) : "false";
    return `case when ${isHad} then 0 else 1 end, ${ties}`;
  }
  if (order !== "relevance") {
    const direction = order.direction === "up" ? "asc" : "desc";
    return `${columns[order.by]} ${direction} nulls last, ${ties}`;
  }
  if (!known || known.length === 0) return ties;
  return `round(4096 * ln(score::float8) / ln(2::float8)) +
    coalesce(floor(made_at::float8 * 4096 / 43200), -1073741824) desc, ${ties}`;
}
