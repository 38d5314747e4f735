import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { homeVisits } from "#db/schema/journey.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { visitHome } from "./visit-home.server.ts";

const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);

async function visitAt(userId: string, now: Date): Promise<Date | null> {
  const [last] = await db.select().from(homeVisits).where(eq(homeVisits.userId, userId));
  return visitHome(userId, last ?? null, now);
}

test("what is new is counted from the visit before, for as long as this one lasts", async () => {
  const { id } = await aStudent();
  expect(await visitAt(id, at("09:00"))).toBe(null);
  expect(await visitAt(id, at("09:20"))).toBe(null);
  expect(await visitAt(id, at("12:00"))).toEqual(at("09:00"));
  expect(await visitAt(id, at("12:29"))).toEqual(at("09:00"));
  expect(await visitAt(id, at("12:31"))).toEqual(at("12:00"));
});

test("two windows opened at once are one visit", async () => {
  const { id } = await aStudent();
  await visitAt(id, at("09:00"));
  await Promise.all([visitAt(id, at("12:00")), visitAt(id, at("12:00"))]);
  expect(await visitAt(id, at("12:01"))).toEqual(at("09:00"));
});

test("it is in somebody's data, and goes with them", async () => {
  const { id } = await aStudent();
  await visitAt(id, at("09:00"));
  expect((await exportMyData(id, at("10:00")))?.tables.home_visits).toHaveLength(1);
  await db.delete(users);
  expect(await db.$count(homeVisits)).toBe(0);
});

test("a page made while its account is erased writes nothing and does not fail", async () => {
  expect(await visitAt("somebody-who-left", at("09:00"))).toBe(null);
  expect(await db.$count(homeVisits)).toBe(0);
});
