import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#test/database.ts";
import { db } from "./client.server.ts";
import { violates } from "./errors.server.ts";

const addUniversity = sql`
  insert into universities (slug, name, short_name, town, country_id, time_zone, brand_colour, crest)
  values ('twice', 'Twice University', 'Twice', 'Twicetown', 226, 'Europe/London', '#123456', 'none')`;

test("a refused write names the constraint that refused it", async () => {
  await db.execute(addUniversity);
  const error = await db.execute(addUniversity).catch((reason: unknown) => reason);

  expect(violates(error, "universities_slug_unique")).toBe(true);
  expect(violates(error, "users_email_unique")).toBe(false);
});

test("each test starts with empty tables", async () => {
  const { rows } = await db.execute(sql`select count(*)::int as count from universities`);
  expect(rows).toEqual([{ count: 0 }]);
});
