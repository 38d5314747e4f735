import fc from "fast-check";
import { expect, inject } from "vitest";
import { pool } from "#db/client.server.ts";
import { test } from "#test/database.ts";
import { PlainSql } from "#test/plain-sql.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { SeededRandom } from "#test/seeded-random.ts";
import type {
  FacetCount,
  IndexShape,
  SearchAnswer,
  SearchDocument,
  SearchQuestion,
} from "./contract.ts";
import { createIndex, type DocumentIndex } from "./document-index.ts";

const colours = ["red", "green", "blue", "grey"];
const towns = ["Leeds", "York", "Bath", "Hull", "Ely"];
const tags = ["new", "old", "rare"];
// So different that none is taken for a typo of another.
const vocabulary = (
  "engineer nurse teacher analyst chef pilot lawyer barista surveyor welder " +
  "botany quantum fjord zephyr mosaic oxygen tundra viola kayak jigsaw " +
  "umbrella yacht iceberg harp dolphin meadow plinth cobalt saffron rhubarb " +
  "lantern gazebo nougat eclipse wombat tsunami pretzel oasis bamboo kiosk"
).split(" ");

const shape: IndexShape = {
  words: [
    { field: "body", weight: 1 },
    { field: "title", weight: 4 },
  ],
  facets: [
    { name: "colour", values: colours },
    { name: "town" },
    { name: "tags", values: tags, many: true },
  ],
  numbers: ["price", "madeAt"],
  newest: "madeAt",
};

function documentsOf(seed: number, count: number): SearchDocument[] {
  const random = new SeededRandom(seed);
  // The first of a list is the commonest, the last is rare: dense and sparse lists both occur.
  const oneOf = <Value>(list: readonly Value[]) =>
    list[Math.floor(random.next() ** 4 * list.length)]!;
  const upTo = (most: number) => Array.from({ length: random.below(most + 1) });
  const words = (most: number) =>
    upTo(most)
      .map(() => oneOf(vocabulary))
      .join(" ");
  const documents = Array.from({ length: count }, () => ({
    id: 1 + random.below(600),
    words: { title: words(3), body: `the ${words(6)}` },
    facets: {
      colour: random.below(8) === 0 ? null : oneOf(colours),
      town: random.below(8) === 0 ? null : oneOf(towns),
      tags: upTo(3).map(() => oneOf(tags)),
    },
    numbers: {
      // Few different values, so that ties are frequent.
      madeAt: random.below(10) === 0 ? null : 43_200 * 650 + 2_160 * random.below(60),
      price: random.below(5) === 0 ? null : 10 * random.below(20),
    },
  }));
  return [...new Map(documents.map((document) => [document.id, document])).values()];
}

const everything: SearchQuestion = {
  text: "",
  filters: {},
  ranges: {},
  choices: {},
  count: [],
  order: "relevance",
  offset: 0,
  limit: 1000,
};

const someOf = (values: readonly string[]) => fc.subarray([...values, "unheard-of"]);
const number = fc.integer({ min: 0, max: 200 });
const range = fc.record(
  { from: number, to: number, orNull: fc.constant(true as const) },
  { requiredKeys: [] },
);

const text = fc
  .array(fc.oneof(fc.nat(6), fc.nat(vocabulary.length - 1)), { maxLength: 3, size: "max" })
  .map((picks) => picks.map((pick) => vocabulary[pick]).join(" and "));

const priceChoice = fc.record({
  number: fc.constant("price"),
  options: fc
    .tuple(range, range, range)
    .map((ranges) => ranges.map((one, at) => ({ ...one, key: `option ${at}` }))),
  chosen: fc.constantFrom(null, "option 0", "option 2"),
});

const ageChoice = fc.record({
  number: fc.constant("madeAt"),
  // The clock moves on between questions, and so do the edges.
  options: fc.nat(9).map((now) => [
    { key: "week", from: 43_200 * 652 + 2_160 * now },
    { key: "month", from: 43_200 * 651 + 2_160 * now },
  ]),
  chosen: fc.constantFrom(null, "week", "month"),
});

const orders = (["price", "madeAt"] as const).flatMap((by) =>
  (["up", "down"] as const).map((direction) => ({ by, direction })),
);

const havingFirst = fc.oneof(
  ...Object.entries({ colour: colours, town: towns, tags }).map(([having, all]) =>
    someOf(all).map((values) => ({ having, values })),
  ),
);

/** Half of the time nothing is asked, so that what matches is not always sifted to nothing. */
function often<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | Record<string, never>> {
  return fc.oneof(fc.constant({}), values);
}

const question: fc.Arbitrary<SearchQuestion> = fc.record({
  text,
  filters: often(
    fc.record(
      { colour: someOf(colours), town: someOf(towns), tags: someOf(tags) },
      { requiredKeys: [] },
    ),
  ),
  ranges: often(fc.record({ price: range })),
  choices: often(fc.record({ price: priceChoice, age: ageChoice }, { requiredKeys: [] })),
  count: fc.subarray(["colour", "town", "tags"], { minLength: 1 }),
  order: fc.oneof(fc.constant("relevance" as const), fc.constantFrom(...orders), havingFirst),
  offset: fc.constantFrom(0, 0, 0, 3, 40),
  limit: fc.constantFrom(0, 5, 20, 20, 700),
});

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("put" as const),
      seed: fc.integer(),
      count: fc.constantFrom(1, 7, 60, 100),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("remove" as const),
      seed: fc.integer(),
      count: fc.constantFrom(1, 40, 200),
    }),
  },
  // Most documents with a common word go: it becomes a rare one.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("forget" as const), word: fc.nat(6) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("tidy" as const),
      times: fc.constantFrom(5, 15, 40, 1000),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "reload" as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

test("totals, facets, choices and order are those of plain SQL, whatever was changed before", async ({
  skip,
}) => {
  // It is the index that is tried, so one engine will do; the server is the quicker.
  if (inject("engine") === "pglite") skip();
  const client = await pool().connect();
  const sql = new PlainSql(client);
  try {
    const scene = fc.array(fc.tuple(step, fc.array(question, { minLength: 1, maxLength: 3 })), {
      minLength: 4,
      maxLength: 12,
      size: "max",
    });
    await fc.assert(
      fc.asyncProperty(fc.integer(), scene, async (seed, steps) => {
        await sql.begin();
        let index = createIndex(shape, 0);
        for (let n = 0; n < 5; n++) await put(index, sql, documentsOf(seed + n, 80));
        for (const [one, questions] of steps) {
          index = await take(one, index, sql);
          for (const asked of questions) {
            expect(comparable(index.answer(asked))).toEqual(await sql.answer(asked));
          }
        }
      }),
      { numRuns: propertyRuns(100), endOnFailure: true },
    );
  } finally {
    await client.query("drop table if exists things");
    client.release();
  }
});

async function put(index: DocumentIndex, sql: PlainSql, documents: readonly SearchDocument[]) {
  index.apply({ changed: documents, gone: [] });
  await sql.apply(documents, []);
}

async function remove(index: DocumentIndex, sql: PlainSql, gone: readonly number[]) {
  index.apply({ changed: [], gone });
  await sql.apply([], gone);
}

async function take(one: Step, index: DocumentIndex, sql: PlainSql): Promise<DocumentIndex> {
  if (one.kind === "put") await put(index, sql, documentsOf(one.seed, one.count));
  if (one.kind === "remove") {
    const gone = documentsOf(one.seed, one.count).map(({ id }) => id);
    await remove(index, sql, gone);
  }
  if (one.kind === "forget") {
    const having = index.answer({ ...everything, text: vocabulary[one.word]! }).ids;
    await remove(index, sql, having.slice(having.length / 10));
  }
  if (one.kind === "tidy") {
    for (let n = 0; n < one.times && index.tidy(); n++);
  }
  return one.kind === "reload" ? reloaded(index) : index;
}

function reloaded(index: DocumentIndex): DocumentIndex {
  const copy = createIndex(shape, 0);
  for (const _step of copy.load(new Uint8Array(Buffer.concat([...index.dump()]))));
  return copy;
}

/** SQL counts only what is there; zeros are left out. */
function comparable({ total, ids, facets, choices }: SearchAnswer) {
  return {
    total,
    ids,
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, counts]) => [name, withoutZeros(counts)]),
    ),
    choices,
  };
}

function withoutZeros(counts: readonly FacetCount[]) {
  return Object.fromEntries(
    counts.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
  );
}
