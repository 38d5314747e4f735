import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { chooseCampus } from "#domain/accounts/registration/choose-campus.server.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStaffMember, aStudent, aUniversity } from "#test/factories.ts";
import { addUniversity, changeUniversity } from "./save-university.server.ts";
import {
  campusesOf,
  emailDomainsOf,
  findUniversity,
  findUniversityBySlug,
  invalidateUniversities,
} from "./universities.queries.server.ts";
import type { UniversityInput } from "./university.schema.ts";
import { listUniversityChoices } from "./university-choices.server.ts";

const westmere: UniversityInput = {
  name: "Westmere University",
  shortName: "Westmere",
  town: "Westmere",
  countryId: 226,
  timeZone: "Europe/London",
  slug: "westmere",
  brandColour: "#28518c",
  domains: ["westmere.example"],
  campuses: [
    { name: "City", town: "Westmere" },
    { name: "Shore", town: "Westport" },
  ],
};

async function idOf(saved: ReturnType<typeof addUniversity>): Promise<number> {
  const result = await saved;
  if (!result.ok) throw new Error(result.error);
  return result.value.id;
}

test("staff add a university, and its site and the lists have it at once", async () => {
  const staff = await aStaffMember();
  invalidateUniversities();
  // From here on, both are remembered as not there.
  expect(await findUniversityBySlug("westmere")).toBeNull();
  expect(await listUniversityChoices(new Date())).toEqual([]);

  const id = await idOf(addUniversity(staff, westmere));

  expect(await findUniversityBySlug("westmere")).toMatchObject({ id, brandColour: "#28518c" });
  expect(await listUniversityChoices(new Date())).toMatchObject([{ name: "Westmere University" }]);
  expect(await emailDomainsOf(id)).toEqual(["westmere.example"]);
  expect(await campusesOf(id)).toMatchObject([
    { name: "City", timeZone: "Europe/London" },
    { name: "Shore", town: "Westport" },
  ]);
  expect(await db.select().from(securityEvents)).toMatchObject([
    { kind: "university-added", actorId: staff.id, universityId: id },
  ]);
});

test("a label that another university has is refused, and nothing is written", async () => {
  const staff = await aStaffMember();
  const other = await aUniversity({ slug: "westmere", domains: ["other.example"] });
  const harbour = await aUniversity({ slug: "harbour", domains: ["harbour.example"] });

  expect(await addUniversity(staff, westmere)).toEqual({ ok: false, error: "slug-taken" });
  expect(await changeUniversity(staff, harbour.id, westmere)).toEqual({
    ok: false,
    error: "slug-taken",
  });
  expect(await emailDomainsOf(harbour.id)).toEqual(["harbour.example"]);
  expect(await findUniversityBySlug("westmere")).toMatchObject({ id: other.id });
  expect(await db.$count(securityEvents)).toBe(0);
});

test("email domains are replaced as a whole", async () => {
  const staff = await aStaffMember();
  const id = await idOf(addUniversity(staff, westmere));

  const domains = ["mail.westmere.example", "wm.example"];
  await changeUniversity(staff, id, { ...westmere, name: "Westmere", domains });
  expect(await emailDomainsOf(id)).toEqual(domains);
  expect(await findUniversity(id)).toMatchObject({ name: "Westmere" });

  await changeUniversity(staff, id, { ...westmere, domains: [] });
  expect(await emailDomainsOf(id)).toEqual([]);
  const changes = eq(securityEvents.kind, "university-changed");
  expect(await db.$count(securityEvents, changes)).toBe(2);
});

test("a campus that stays keeps its id, and one that people chose cannot be left out", async () => {
  const staff = await aStaffMember();
  const id = await idOf(addUniversity(staff, westmere));
  const [city, shore] = await campusesOf(id);
  const student = await aStudent({ university: { id } });
  await chooseCampus(student, shore!.id);

  const withoutShore = { ...westmere, domains: [], campuses: [westmere.campuses[0]!] };
  expect(await changeUniversity(staff, id, withoutShore)).toEqual({
    ok: false,
    error: "campus-in-use",
  });
  expect(await emailDomainsOf(id)).toEqual(["westmere.example"]);

  const timeZone = "Europe/Dublin";
  const campuses = [
    { name: "shore", town: "Newport" },
    { name: "Hill", town: "Westmere" },
  ];
  expect(await changeUniversity(staff, id, { ...westmere, timeZone, campuses })).toMatchObject({
    ok: true,
  });
  const now = await campusesOf(id);
  expect(now).toHaveLength(2);
  expect(now).toContainEqual({
    ...{ id: shore!.id, name: "shore", town: "Newport", timeZone, closedAt: null },
  });
  expect(now.map((campus) => campus.id)).not.toContain(city!.id);
});

test("nobody but our staff adds or changes a university, and only one there is", async () => {
  const university = await aUniversity();
  const admin = await anAdminOf(university);

  expect(await addUniversity(admin, westmere)).toEqual({ ok: false, error: "forbidden" });
  expect(await changeUniversity(admin, university.id, westmere)).toEqual({
    ok: false,
    error: "forbidden",
  });
  for (const id of [999, Number.NaN, 1e12]) {
    const changed = await changeUniversity(await aStaffMember(), id, westmere);
    expect(changed).toEqual({ ok: false, error: "not-found" });
  }
});
