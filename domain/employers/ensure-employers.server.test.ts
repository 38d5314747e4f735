import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { test } from "#test/database.ts";
import { ensureEmployers } from "./ensure-employers.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

function ensure(names: string[]) {
  return db.transaction((tx) => ensureEmployers(tx, names, now));
}

test("two spellings of one name are one employer, known by the first", async () => {
  const ids = await ensure(["Halden Rowe", "HALDEN ROWE LTD.", "Pellworth Grid"]);
  expect(ids.get("Halden Rowe")).toBe(ids.get("HALDEN ROWE LTD."));
  expect(ids.get("Pellworth Grid")).not.toBe(ids.get("Halden Rowe"));
  const rows = await db.select({ name: employers.name, slug: employers.slug }).from(employers);
  expect(rows.sort((a, b) => a.slug.localeCompare(b.slug))).toEqual([
    { name: "Halden Rowe", slug: "halden-rowe" },
    { name: "Pellworth Grid", slug: "pellworth-grid" },
  ]);
});

test("an employer we know keeps its number and its name", async () => {
  const first = await ensure(["Halden Rowe"]);
  const second = await ensure(["Halden Rowe Limited", "New Name"]);
  expect(second.get("Halden Rowe Limited")).toBe(first.get("Halden Rowe"));
  expect(await db.$count(employers)).toBe(2);
});

test("two names with the same address both get one", async () => {
  const ids = await ensure(["東京", "大阪", "Ünit", "Unit é"]);
  expect(new Set(ids.values()).size).toBe(4);
  const slugs = await db.select({ slug: employers.slug }).from(employers);
  expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(4);
});

test("two that add the same employer at the same time agree", async () => {
  const [one, other] = await Promise.all([ensure(["Halden Rowe"]), ensure(["Halden Rowe"])]);
  expect(one.get("Halden Rowe")).toBe(other.get("Halden Rowe"));
});

test("nobody named is nobody added", async () => {
  expect(await ensure([])).toEqual(new Map());
});
