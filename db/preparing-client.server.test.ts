import type { EventEmitter } from "node:events";
import { expect } from "vitest";
import { test } from "#test/database.ts";
import { pool } from "./client.server.ts";
import { preparingClient } from "./preparing-client.server.ts";

/** What this connection holds prepared of a statement that is found by its comment. */
const PREPARED = "select count(*)::int as held from pg_prepared_statements where statement like $1";

/** A connection that nobody has asked anything: the tests before may have used up what is prepared. */
async function aFreshClient() {
  const Client = preparingClient();
  const client = new Client(pool().options);
  await client.connect();
  return client;
}

test("a query asked often is prepared, whatever its values, and answers the same", async () => {
  const client = await aFreshClient();
  try {
    const text = "select $1::int + 1 as next /* asked often */";
    for (let n = 0; n < 5; n++) {
      const { rows } = await client.query({ text, values: [n] });
      expect(rows).toEqual([{ next: n + 1 }]);
    }
    const { rows } = await client.query(PREPARED, ["%/* asked often */"]);
    expect(rows).toEqual([{ held: 1 }]);
  } finally {
    await client.end();
  }
});

test("a query asked once is not", async () => {
  const client = await aFreshClient();
  try {
    await client.query({ text: "select $1::int /* asked once */", values: [1] });
    const { rows } = await client.query(PREPARED, ["%/* asked once */"]);
    expect(rows).toEqual([{ held: 0 }]);
  } finally {
    await client.end();
  }
});

test("a prepared query that fails can be asked again", async () => {
  const client = await aFreshClient();
  try {
    const text = "select 12 / $1::int as share /* may fail */";
    for (let n = 0; n < 4; n++) await client.query({ text, values: [3] });
    await expect(client.query({ text, values: [0] })).rejects.toThrow("division by zero");
    const { rows } = await client.query({ text, values: [4] });
    expect(rows).toEqual([{ share: 3 }]);
  } finally {
    await client.end();
  }
});

test("an object is written once, and as pg writes it", async () => {
  const client = await aFreshClient();
  let times = 0;
  const counted = {
    toJSON() {
      times++;
      return { a: [1, "b"] };
    },
  };
  const itself = { toPostgres: () => '{"own": true}' };
  try {
    const text = "select $1::jsonb as value, $2::text[] as list /* objects */";
    for (let n = 0; n < 4; n++) await client.query({ text, values: [{ n }, [{ n }]] });
    const { rows } = await client.query({ text, values: [counted, ["x", { y: 1 }]] });
    expect(rows).toEqual([{ value: { a: [1, "b"] }, list: ["x", '{"y":1}'] }]);
    expect(times).toBe(1);
    const own = await client.query(text, [itself, null]);
    expect(own.rows).toEqual([{ value: { own: true }, list: null }]);
  } finally {
    await client.end();
  }
});

test("the columns of a prepared query are asked for once, and rows are read as they were", async () => {
  const client = await aFreshClient();
  let described = 0;
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.on("rowDescription", () => described++);
  try {
    const text = "select $1::int as n, null as nothing, now() as at /* described once */";
    for (let n = 0; n < 6; n++) {
      const { rows, fields } = await client.query({ text, values: [n] });
      expect(rows).toEqual([{ n, nothing: null, at: expect.any(Date) }]);
      expect(fields.map(({ name }) => name)).toEqual(["n", "nothing", "at"]);
    }
    // Two before it is prepared, and one when it was.
    expect(described).toBe(3);

    const listed = await client.query({ text, values: [7], rowMode: "array" });
    expect(listed.rows).toEqual([[7, null, expect.any(Date)]]);
    const types = { getTypeParser: () => (value: string) => `<${value}>` };
    const own = await client.query({ text, values: [8], types });
    expect(own.rows[0]).toMatchObject({ n: "<8>", nothing: null });
    const called = await new Promise((resolve) => {
      client.query(text, [9], (_error, { rows }) => resolve(rows[0].n));
    });
    expect(called).toBe(9);
  } finally {
    await client.end();
  }
});

test("a prepared query whose columns have changed is refused, and not read by the old ones", async () => {
  const client = await aFreshClient();
  try {
    await client.query("create temporary table changing as select 1 as one");
    const query = { text: "select * from changing where one = $1", values: [1] };
    for (let n = 0; n < 4; n++) expect((await client.query(query)).rows).toEqual([{ one: 1 }]);
    await client.query("alter table changing add column two int default 2");
    await expect(client.query(query)).rejects.toThrow("must not change result type");
  } finally {
    await client.query("drop table if exists changing");
    await client.end();
  }
});
