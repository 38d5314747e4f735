import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { waitingTasks } from "#test/tasks.ts";
import { retryMail } from "./retry-mail.server.ts";

const mail = { template: "invitation", recipient: "ada@mail.example", props: {} };

test("a mail that no server took is tried again now", async () => {
  await db.insert(mails).values({ ...mail, id: "failing", attempts: 2, lastError: "ESOCKET" });

  expect(await retryMail(await aStaffMember(), "failing")).toMatchObject({ ok: true });
  expect(await waitingTasks()).toMatchObject([
    { name: "deliver-mail", data: { mailId: "failing" } },
  ]);
});

test.each([
  ["was sent meanwhile", { attempts: 3, sentAt: new Date("2031-03-01") }],
  ["was refused for good", { attempts: 1, lastError: "refused: EENVELOPE 550" }],
  ["is kept here", { attempts: 0, text: "Come in." }],
  ["has not been tried yet", { attempts: 0 }],
])("one that %s is left alone", async (_case, state) => {
  await db.insert(mails).values({ ...mail, ...state, id: "other" });

  expect(await retryMail(await aStaffMember(), "other")).toEqual({
    ok: false,
    error: "not-failing",
  });
  expect(await waitingTasks()).toEqual([]);
});

test("nobody but our staff tries one again", async () => {
  await db.insert(mails).values({ ...mail, id: "failing", attempts: 2, lastError: "ESOCKET" });

  expect(await retryMail(await aStudent(), "failing")).toEqual({ ok: false, error: "forbidden" });
});
