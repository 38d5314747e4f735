import { sql } from "drizzle-orm";
import { expect, inject } from "vitest";
import { db, pool } from "#db/client.server.ts";
import { test } from "#test/database.ts";
import { OutboxReader, pruneOutbox } from "./search-outbox.server.ts";

const write = (id: number, collection = "things") =>
  sql`insert into search_outbox (collection, document_id) values (${collection}, ${id})`;

async function allFrom(reader: OutboxReader, position: string) {
  const ids: number[] = [];
  for (;;) {
    const part = await reader.next(position);
    if (!part) throw new Error("The position was refused");
    if (part.ids.length === 0) return { ids, position: part.position };
    ids.push(...part.ids);
    position = part.position;
  }
}

test("changes are handed over once, in parts, and only those of the collection", async () => {
  const reader = new OutboxReader("things", 2);
  const start = await reader.begin();
  for (const id of [1, 2, 3, 2, 4]) await db.execute(write(id));
  await db.execute(write(9, "others"));

  const first = await allFrom(reader, start);
  expect(first.ids.toSorted()).toEqual([1, 2, 3, 4]);

  const again = await allFrom(reader, first.position);
  expect(again).toEqual({ ids: [], position: first.position });

  await db.execute(write(5));
  expect((await allFrom(reader, again.position)).ids).toEqual([5]);
});

test("a part that could not be used is handed over again", async () => {
  const reader = new OutboxReader("things", 1);
  const start = await reader.begin();
  await db.execute(write(1));
  await db.execute(write(2));

  const lost = await reader.next(start);
  expect(lost?.ids).toHaveLength(1);

  expect((await allFrom(reader, start)).ids.toSorted()).toEqual([1, 2]);
});

test("another process goes on from a position without missing anything", async () => {
  const start = await new OutboxReader("things", 10).begin();
  await db.execute(write(1));
  const { position } = await allFrom(new OutboxReader("things", 10), start);
  await db.execute(write(2));

  expect((await allFrom(new OutboxReader("things", 10), position)).ids).toContain(2);
});

// The embedded engine has one session: its transactions cannot overlap.
test("a transaction that began earlier and commits later is not missed", async ({ skip }) => {
  if (inject("engine") === "pglite") skip();
  const reader = new OutboxReader("things", 10);
  const start = await reader.begin();
  const slow = await pool().connect();
  try {
    await slow.query("begin");
    await slow.query("insert into search_outbox (collection, document_id) values ('things', 1)");
    await db.execute(write(2));

    const early = await allFrom(reader, start);
    expect(early.ids).toEqual([2]);
    const idle = await allFrom(reader, early.position);
    expect(idle.ids).toEqual([]);

    await slow.query("commit");
    expect((await allFrom(reader, idle.position)).ids).toEqual([1]);
  } finally {
    slow.release();
  }
});

test("an index that stood still while rows were forgotten must read everything", async () => {
  const reader = new OutboxReader("things", 10);
  const start = await reader.begin();
  await db.execute(write(1));
  const { position } = await allFrom(reader, start);

  await pruneOutbox(new Date(Date.now() + 60_000));

  expect(await new OutboxReader("things", 10).next(start)).toBeNull();
  expect(await reader.next(position)).toEqual({ position, ids: [] });
  await db.execute(write(2));
  expect((await allFrom(reader, position)).ids).toEqual([2]);
});

test("a position from the future of this database is refused", async () => {
  expect(await new OutboxReader("things", 10).next("999999999999")).toBeNull();
});
