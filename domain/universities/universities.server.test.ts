import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { universities } from "#db/schema/universities.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStaffMember, aStudent, aUniversity } from "#test/factories.ts";
import { preAuthorise } from "./pre-authorise.server.ts";
import { listPreAuthorised } from "./pre-authorised.queries.server.ts";
import { MAX_ROWS } from "./pre-authorised.ts";
import { removePreAuthorised } from "./remove-pre-authorised.server.ts";
import {
  campusesOf,
  findUniversity,
  findUniversityBySlug,
  forgetUniversities,
  listUniversities,
} from "./universities.queries.server.ts";

const now = new Date();

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
  forgetUniversities();
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

test("a list is added to, and somebody already on it is updated", async () => {
  const university = await aUniversity();
  const admin = await anAdminOf(university);
  await aStudent({ university, email: "ada@mail.example" });
  const ada = { email: "ada@mail.example", name: "Ada", courseEndsOn: null };
  const bob = { email: "bob@mail.example", name: "Bob", courseEndsOn: "2027-09-30" };

  expect(await preAuthorise(admin, [ada], now)).toEqual({
    ok: true,
    value: { added: 1, updated: 0 },
  });
  const again = await preAuthorise(
    admin,
    [{ ...ada, email: "ADA@mail.example", name: "Ada L" }, bob],
    now,
  );
  expect(again).toEqual({ ok: true, value: { added: 1, updated: 1 } });

  const { rows, total } = await listPreAuthorised(university.id, { page: 1, q: "" });
  expect(total).toBe(2);
  expect(rows.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
    { name: "Ada L", hasAccount: true },
    { name: "Bob", courseEndsOn: "2027-09-30", hasAccount: false },
  ]);
  expect(await listPreAuthorised(university.id, { page: 1, q: "bob@" })).toMatchObject({
    total: 1,
  });
});

test("five thousand people are listed in one go, and not one more", async () => {
  const admin = await anAdminOf(await aUniversity());
  const rows = Array.from({ length: MAX_ROWS }, (_, n) => ({
    email: `student-${n}@mail.example`,
    name: `Student ${n}`,
    courseEndsOn: null,
  }));

  expect(await preAuthorise(admin, rows, now)).toEqual({
    ok: true,
    value: { added: MAX_ROWS, updated: 0 },
  });
  expect(await preAuthorise(admin, [...rows, rows[0]!], now)).toEqual({
    ok: false,
    error: "too-many",
  });
});

test("one university can neither read nor shorten another's list", async () => {
  const [ours, theirs] = [await aUniversity(), await aUniversity()];
  const [admin, theirAdmin] = [await anAdminOf(ours), await anAdminOf(theirs)];
  await preAuthorise(
    theirAdmin,
    [{ email: "ada@mail.example", name: "Ada", courseEndsOn: null }],
    now,
  );
  const id = (await listPreAuthorised(theirs.id, { page: 1, q: "" })).rows[0]!.id;

  expect(await listPreAuthorised(ours.id, { page: 1, q: "ada" })).toMatchObject({
    rows: [],
    total: 0,
  });
  for (const actor of [admin, await aStudent({ university: theirs }), await aStaffMember()]) {
    expect(await removePreAuthorised(actor, id)).toEqual({ ok: false, error: "not-found" });
  }
  expect(await preAuthorise(await aStudent({ university: theirs }), [], now)).toEqual({
    ok: false,
    error: "forbidden",
  });
  expect(await removePreAuthorised(theirAdmin, id)).toEqual({ ok: true, value: {} });
});
