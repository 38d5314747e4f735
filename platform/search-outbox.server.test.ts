import { sql } from "drizzle-orm";
import { expect, inject } from "vitest";
import { db, pool } from "#db/client.server.ts";
import { test } from "#test/database.ts";
import { databaseIdentity, OutboxReader, pruneOutbox } from "./search-outbox.server.ts";

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

/** As a dump leaves the outbox that was made where transactions had higher numbers. */
async function restoreFromElsewhere() {
  const far = 1_000_000_000_000;
  await db.execute(sql`
    insert into search_outbox (seq, collection, document_id, xid, at) overriding system value
    values (0, 'pruned', 0, ${far}, now()), (900001, 'things', 77, ${far + 5}, now() - interval '2 days')`);
}

test("after a restore where transactions count lower, changes are followed and not all read again and again", async () => {
  await restoreFromElsewhere();
  const reader = new OutboxReader("things", 10);
  const start = await reader.begin();
  expect(await reader.next(start)).toEqual({ position: start, ids: [] });

  await db.execute(write(1));
  expect((await allFrom(reader, start)).ids).toEqual([1]);
});

test("after such a restore an index that stood still is still told to read everything", async () => {
  await restoreFromElsewhere();
  const start = await new OutboxReader("things", 10).begin();
  await db.execute(write(1));
  await pruneOutbox(new Date(Date.now() + 60_000));

  expect(await new OutboxReader("things", 10).next(start)).toBeNull();
});

test("a database is told from its restored copy, and from another", async () => {
  const before = await databaseIdentity();
  expect(await databaseIdentity()).toBe(before);

  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table search_outbox rename to outbox_before_restore`);
    await tx.execute(sql`create table search_outbox (like outbox_before_restore)`);
  });
  try {
    expect(await databaseIdentity()).not.toBe(before);
  } finally {
    await db.transaction(async (tx) => {
      await tx.execute(sql`drop table search_outbox`);
      await tx.execute(sql`alter table outbox_before_restore rename to search_outbox`);
    });
  }
});
