import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { unsafeListSecurityEvents } from "#domain/audit/security-events.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import type { List, QueryOf } from "./list.ts";
import { csvOf } from "./list-csv.server.ts";
import { MAX_CSV_ROWS } from "./list-csv.ts";

type Stone = { name: string };

const stones = {
  name: "Stones & rocks",
  search: "Name",
  columns: [
    { key: "name", label: "Name", text: ({ name }) => name },
    { key: "remove", label: "Remove", cell: () => null },
  ],
} satisfies List<Stone>;

const page = new Response("the page");

async function ask(search: string, rows: Stone[], init: RequestInit = {}) {
  const queries: QueryOf<typeof stones>[] = [];
  const read = async (query: QueryOf<typeof stones>) => {
    queries.push(query);
    return { rows, total: rows.length, page: 1, pageSize: 25 };
  };
  const request = new Request(`https://w.example/stones${search}`, init);
  const context = new RouterContextProvider();
  context.set(visitorContext, await aStaffMember());
  const args = { request, context } as never;
  const answer = (await csvOf(stones, read)(args, async () => page)) as Response;
  return { answer, queries };
}

test("a list's address with format=csv is its search as a file, whatever the page", async () => {
  const { answer, queries } = await ask("?q=grey&page=3&format=csv", [{ name: "Slate" }]);

  expect(queries).toEqual([{ q: "grey", filters: {}, sort: "", page: 1, pageSize: MAX_CSV_ROWS }]);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "cache-control": "no-store",
    "content-disposition": 'attachment; filename="stones-rocks.csv"',
    "content-type": "text/csv; charset=utf-8",
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe("Name\r\nSlate\r\n");
});

test.each([
  ["=1+1", "'=1+1"],
  ["+44 20", "'+44 20"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  ["\rx", '"\'\rx"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['Say "hi", then go', '"Say ""hi"", then go"'],
  ["two\nlines", '"two\nlines"'],
])("a spreadsheet cannot run %j", async (name, cell) => {
  const { answer } = await ask("?format=csv", [{ name }]);
  expect(await answer.text()).toBe(`Name\r\n${cell}\r\n`);
});

test("a download is on the audit trail", async () => {
  await ask("?format=csv", [{ name: "Slate" }, { name: "Flint" }]);
  expect((await unsafeListSecurityEvents({ page: 1 })).rows).toMatchObject([
    { kind: "list-downloaded", detail: { list: "Stones & rocks", rows: "2" } },
  ]);
});

test("a long list is written in pieces, each row once and in order", async () => {
  const rows = Array.from({ length: 1_201 }, (_, at) => ({ name: `Stone ${at}` }));
  const { answer } = await ask("?format=csv", rows);
  const pieces: Uint8Array[] = [];
  for await (const piece of answer.body!) pieces.push(piece);

  expect(pieces).toHaveLength(4);
  const text = pieces.map((piece) => new TextDecoder().decode(piece)).join("");
  expect(text.split("\r\n").slice(1, -1)).toEqual(rows.map(({ name }) => name));
});

test.each([
  ["without a format", "", {}],
  ["in another format", "?format=json", {}],
  ["posted to", "?format=csv", { method: "POST" }],
])("the page itself answers when it is asked %s", async (_case, search, init) => {
  const { answer, queries } = await ask(search, [], init);
  expect(answer).toBe(page);
  expect(queries).toEqual([]);
});
