import pg from "pg";
import { expect } from "vitest";
import { test } from "#test/database.ts";
import { Pipeline } from "./pipeline.server.ts";
import { preparingClient } from "./preparing-client.server.ts";

type Answer = { rows: { answer: number }[] };

const ask = (pipeline: Pipeline, text: string, values: unknown[]) =>
  pipeline.query({ text, values }) as Promise<Answer>;

/** Sockets that are opened, and how often something is written to one. */
function watchedClient() {
  const seen = { opened: 0, writes: 0, last: undefined as pg.Client | undefined };
  const Client = class extends preparingClient() {
    override async connect(): Promise<never> {
      await super.connect();
      seen.opened += 1;
      seen.last = this as pg.Client;
      const { stream } = (this as unknown as { connection: { stream: Watched } }).connection;
      const write = stream._writev;
      stream._writev = (...chunks) => {
        seen.writes += 1;
        write.apply(stream, chunks);
      };
      return undefined as never;
    }
  };
  return { Client: Client as unknown as typeof pg.Client, seen };
}

type Watched = { _writev: (...chunks: unknown[]) => void; destroy: () => void };

test("what is asked together goes together, each with its own answer", async ({ database }) => {
  const { Client, seen } = watchedClient();
  const pipeline = new Pipeline({ Client, config: database });
  await ask(pipeline, "select 0 where $1 > 0", [1]);
  seen.writes = 0;

  const asked = Array.from({ length: 40 }, (_, n) =>
    ask(pipeline, `select $1::int * 2 as answer /* kind ${n % 3} */`, [n]),
  );
  const answers = (await Promise.all(asked)).map(({ rows }) => rows[0]?.answer);

  expect(answers).toEqual(asked.map((_, n) => n * 2));
  expect(seen).toMatchObject({ opened: 1, writes: 1 });
  await pipeline.end();
});

test("a refused query fails alone", async ({ database }) => {
  const pipeline = new Pipeline({ Client: preparingClient(), config: database });
  const share = (by: number) => ask(pipeline, "select 12 / $1::int as answer", [by]);
  // From now on it is prepared, and its columns are known.
  for (const by of [1, 2, 3, 4]) await share(by);

  const answers = await Promise.allSettled([3, 0, 4, 0, 6, 2].map(share));

  expect(answers.map((each) => (each.status === "fulfilled" ? each.value.rows : null))).toEqual([
    [{ answer: 4 }],
    null,
    [{ answer: 3 }],
    null,
    [{ answer: 2 }],
    [{ answer: 6 }],
  ]);
  await pipeline.end();
});

test("a value that cannot be written fails alone, and leaves its statement to the next", async ({
  database,
}) => {
  const pipeline = new Pipeline({ Client: preparingClient(), config: database });
  const circle: { itself?: unknown } = {};
  circle.itself = circle;
  const named = (value: unknown) =>
    pipeline.query({ name: "told", text: "select $1::text as answer", values: [value] });
  const often = (value: unknown) => ask(pipeline, "select $1::text as answer /* often */", [value]);

  for (const told of [named, often]) {
    await Promise.allSettled([told("a"), told(circle)]);
    await expect(told(circle)).rejects.toThrow("circular");
    await expect(told([circle])).rejects.toThrow("circular");
    expect(await told("b")).toMatchObject({ rows: [{ answer: "b" }] });
  }
  await expect(named(circle)).rejects.toThrow("circular");
  expect(await Promise.all([named("c"), named("d")])).toMatchObject([
    { rows: [{ answer: "c" }] },
    { rows: [{ answer: "d" }] },
  ]);
  await pipeline.end();
});

test("a connection that breaks is opened again by the next query", async ({ database }) => {
  const { Client, seen } = watchedClient();
  const pipeline = new Pipeline({ Client, config: database });
  await ask(pipeline, "select $1::int as answer", [1]);
  const { stream } = (seen.last as unknown as { connection: { stream: Watched } }).connection;
  const cutOff = ask(pipeline, "select $1::int as answer", [2]);
  stream.destroy();
  await expect(cutOff).rejects.toThrow("Connection terminated");

  const { rows } = await ask(pipeline, "select $1::int as answer", [3]);

  expect(rows).toEqual([{ answer: 3 }]);
  expect(seen.opened).toBe(2);
  await pipeline.end();
});

test("where nobody listens the query says so, and the next may find somebody", async ({
  database,
}) => {
  const config = { ...database, host: "127.0.0.1", port: 1 };
  const pipeline = new Pipeline({ Client: pg.Client, config });
  await expect(ask(pipeline, "select 1", [])).rejects.toThrow("ECONNREFUSED");
  config.host = database.host!;
  config.port = database.port ?? 5432;

  const { rows } = await ask(pipeline, "select $1::int as answer", [1]);

  expect(rows).toEqual([{ answer: 1 }]);
  await pipeline.end();
});

test("ending waits for what was asked", async ({ database }) => {
  const pipeline = new Pipeline({ Client: preparingClient(), config: database });
  const asked = ask(pipeline, "select $1::int as answer", [7]);
  await pipeline.end();

  expect((await asked).rows).toEqual([{ answer: 7 }]);
});
