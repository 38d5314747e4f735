import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, expect } from "vitest";
import { test } from "#test/database.ts";
import { db, pool } from "./client.server.ts";

beforeEach(async () => {
  await pool().query("create table counters (id int primary key, value int not null)");
  await pool().query("insert into counters values (1, 0)");
});

afterEach(async () => {
  await pool().query("drop table counters");
});

test("fifty transactions that lock the same row all count", async () => {
  await Promise.all(Array.from({ length: 50 }, () => db.transaction(addOne)));
  expect(await counter()).toBe(50);
});

test("queries with parameters keep to themselves among transactions and large values", async () => {
  const large = "x".repeat(300_000);
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      if (i % 5 === 0) return db.transaction(async (tx) => addOne(tx).then(() => true));
      const padding = i % 7 === 0 ? large : "";
      const wanted =
        i % 2
          ? { text: "select $1::int as a, $2::text as p", values: [i, padding] }
          : { text: "select $3::text as p, $1::int as a, $2::int as b", values: [i, -i, padding] };
      const { rows } = await pool().query(wanted);
      return rows[0].a === i && rows[0].p === padding;
    }),
  );
  expect(answers.filter((isRight) => !isRight)).toEqual([]);
});

test("two connections may prepare different statements under one name", async () => {
  const [one, two] = await Promise.all([pool().connect(), pool().connect()]);
  try {
    await one.query({ name: "same", text: "select $1::int + 1 as answer", values: [1] });
    const second = await two.query({
      name: "same",
      text: "select $1::int + 2 as answer",
      values: [1],
    });
    const again = await one.query({
      name: "same",
      text: "select $1::int + 1 as answer",
      values: [5],
    });
    expect([second.rows[0].answer, again.rows[0].answer]).toEqual([3, 6]);
  } finally {
    one.release();
    two.release();
  }
});

test("a connection that dies in a transaction leaves nothing and holds nobody up", async ({
  database,
}) => {
  const { max: _, ...where } = database;
  const client = new pg.Client(where);
  client.on("error", () => undefined);
  await client.connect();
  await client.query("begin");
  await client.query("update counters set value = 1000");
  (
    client as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();

  expect(await counter()).toBe(0);
  await db.transaction(addOne);
  expect(await counter()).toBe(1);
});

test("a refused query inside a transaction rolls all of it back", async () => {
  const failing = db.transaction(async (tx) => {
    await addOne(tx);
    await tx.execute(sql`select ${"not a number"}::int`);
  });
  await expect(failing).rejects.toThrow();
  expect(await counter()).toBe(0);
});

async function addOne(tx: Pick<typeof db, "execute">): Promise<void> {
  const { rows } = await tx.execute<{ value: number }>(
    sql`select value from counters where id = 1 for update`,
  );
  await tx.execute(sql`update counters set value = ${rows[0]!.value + 1} where id = 1`);
}

async function counter(): Promise<number> {
  const { rows } = await pool().query("select value from counters where id = 1");
  return rows[0].value;
}
