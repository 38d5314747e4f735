import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { listUndeliveredMails } from "./undelivered-mails.queries.server.ts";

test("only what was not delivered is listed, newest first, without bodies or whole addresses", async () => {
  const mail = { template: "invitation", recipient: "ada@mail.example", props: { link: "secret" } };
  await db.insert(mails).values([
    { ...mail, id: "gone", queuedAt: new Date("2031-03-03"), sentAt: new Date("2031-03-03") },
    { ...mail, id: "old", queuedAt: new Date("2031-03-01"), attempts: 3, lastError: "ESOCKET" },
    { ...mail, id: "kept", queuedAt: new Date("2031-03-02"), text: "Come in." },
  ]);

  const listed = await listUndeliveredMails({ page: 1 });

  expect(listed).toMatchObject({ total: 2, page: 1 });
  expect(listed.rows.map(({ id, state, to }) => ({ id, state, to }))).toEqual([
    { id: "kept", state: "kept", to: "a•••@mail.example" },
    { id: "old", state: "trying", to: "a•••@mail.example" },
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/secret|Come in|ada@/);
});

test.each(["waiting", "trying", "refused", "kept"] as const)(
  "a list of those that are %s holds no other",
  async (state) => {
    const mail = { template: "invitation", recipient: "ada@mail.example", props: {} };
    await db.insert(mails).values([
      { ...mail, id: "a" },
      { ...mail, id: "b", attempts: 2, lastError: "ESOCKET" },
      { ...mail, id: "c", attempts: 1, lastError: "refused: EENVELOPE 550" },
      { ...mail, id: "d", text: "Come in." },
    ]);

    const listed = await listUndeliveredMails({ state, page: 1 });

    expect(listed.rows.map((row) => row.state)).toEqual([state]);
    expect(listed.total).toBe(1);
  },
);

test("what was sent is listed when asked for, and nothing else then", async () => {
  const mail = { template: "invitation", recipient: "ada@mail.example", props: {} };
  await db.insert(mails).values([
    { ...mail, id: "sent", attempts: 1, sentAt: new Date("2031-03-03") },
    { ...mail, id: "waiting" },
    { ...mail, id: "decoy", recipient: "", sentAt: new Date("2031-03-03") },
  ]);

  const { rows, total } = await listUndeliveredMails({ state: "sent", page: 1 });

  expect(rows).toMatchObject([{ id: "sent", state: "sent", to: "a•••@mail.example" }]);
  expect(total).toBe(1);
});
