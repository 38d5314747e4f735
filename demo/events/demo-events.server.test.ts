import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { unsafeListEvents } from "#domain/events/desk/desk.queries.server.ts";
import { timeIn } from "#rules/zoned-time.ts";
import { test } from "#test/database.ts";
import { moveEvents } from "../renewal/move-events.server.ts";
import { addEvents } from "./load-events.server.ts";

test("the demo has events to come and past ones, some full, and stays so when it is renewed", async () => {
  const loaded = new Date("2031-03-01T09:00:00Z");
  const months = new Date("2031-06-10T09:00:00Z");
  const stand = async (now: Date) => {
    const asked = { q: "", page: 1 };
    const coming = await unsafeListEvents({ ...asked, when: "upcoming" }, now);
    const past = await unsafeListEvents({ ...asked, when: "past" }, now);
    return {
      coming: coming.total,
      past: past.total,
      full: coming.rows.filter(({ waiting }) => waiting > 0).map(({ slug }) => slug),
      clocks: coming.rows.map(({ zone, startsAt }) => timeIn(zone, startsAt)),
    };
  };
  await db.transaction((tx) => addEvents(tx, loaded));
  const first = await stand(loaded);
  expect(first.coming).toBeGreaterThanOrEqual(8);
  expect(first.past).toBeGreaterThanOrEqual(4);
  expect(first.full.length).toBeGreaterThanOrEqual(2);

  await db.transaction((tx) => moveEvents(tx, { days: 101, now: months }));
  expect(await stand(months)).toEqual(first);
});
