import { expect } from "vitest";
import { countToRemind } from "#domain/universities/lists/remind-students.server.ts";
import {
  countJoined,
  listPreAuthorised,
} from "#domain/universities/pre-authorised.queries.server.ts";
import { findUniversityBySlug } from "#domain/universities/universities.queries.server.ts";
import { testOnDemo } from "#test/demo.ts";

const now = new Date("2026-11-15T09:00:00Z");
const test = testOnDemo(now);

test("of the demo's list most have joined, some were reminded, and some wait to be", async () => {
  const { id } = (await findUniversityBySlug("northgate"))!;
  const asked = { q: "", page: 1, pageSize: 100 };

  expect(await countJoined(id)).toEqual({ joined: 22, all: 34 });
  const reminded = await listPreAuthorised(id, { ...asked, account: "reminded" });
  expect(reminded.total).toBe(9);
  expect(reminded.rows.filter(({ noRemindersAt }) => noRemindersAt !== null)).toHaveLength(1);
  // Three who were added this week, and those of the first round who have not said no.
  expect(await countToRemind(id, now)).toBe(6);
});
