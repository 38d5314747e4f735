import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { universities } from "#db/schema/universities.ts";
import { test } from "#test/database.ts";
import { aListedStudent, anAdminOf, aStaffMember, aStudent, aUniversity } from "#test/factories.ts";
import { listPreAuthorised } from "./pre-authorised.queries.server.ts";
import { removePreAuthorised } from "./remove-pre-authorised.server.ts";
import {
  campusesOf,
  findUniversity,
  findUniversityBySlug,
  invalidateUniversities,
  listUniversities,
} from "./universities.queries.server.ts";

test("a university is found by its slug and its id, and remembered for a while", async () => {
  const university = await aUniversity({
    slug: "northgate",
    name: "Northgate University",
    campusNames: ["City"],
  });

  expect(await findUniversityBySlug("northgate")).toMatchObject({ id: university.id });
  expect(await findUniversityBySlug("nowhere")).toBeNull();
  expect(await findUniversity(2 ** 40)).toBeNull();
  await db.update(universities).set({ name: "Renamed" }).where(eq(universities.id, university.id));
  expect(await findUniversityBySlug("northgate")).toMatchObject({ name: "Northgate University" });
  invalidateUniversities();
  expect(await findUniversityBySlug("northgate")).toMatchObject({ name: "Renamed" });
  expect(await campusesOf(university.id)).toMatchObject([{ name: "City" }]);
});

test("universities are searched by name and town, in the order of their names", async () => {
  await aUniversity({ name: "Northgate University", town: "Northtown" });
  await aUniversity({ name: "Harbour College", town: "Westport" });

  expect((await listUniversities({ q: "", page: 1 })).rows.map(({ name }) => name)).toEqual([
    "Harbour College",
    "Northgate University",
  ]);
  expect(await listUniversities({ q: "westp", page: 1 })).toMatchObject({
    rows: [{ name: "Harbour College" }],
  });
  expect(await listUniversities({ q: "north", page: 1 })).toMatchObject({ total: 1 });
});

test("one university can neither read nor shorten another's list", async () => {
  const [ours, theirs] = [await aUniversity(), await aUniversity()];
  const [admin, theirAdmin] = [await anAdminOf(ours), await anAdminOf(theirs)];
  const id = await aListedStudent(theirs, { email: "ada@mail.example", name: "Ada" });

  expect(await listPreAuthorised(ours.id, { page: 1, q: "ada" })).toMatchObject({
    rows: [],
    total: 0,
  });
  const viewer = await anAdminOf(theirs, { officeRole: "viewer" });
  for (const actor of [
    admin,
    viewer,
    await aStudent({ university: theirs }),
    await aStaffMember(),
  ]) {
    expect(await removePreAuthorised(actor, id)).toEqual({ ok: false, error: "not-found" });
  }
  expect(await removePreAuthorised(theirAdmin, id)).toEqual({ ok: true, value: {} });
});
