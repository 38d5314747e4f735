import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { employers } from "#db/schema/employers.ts";
import { test } from "#test/database.ts";
import { aPerson, aStaffMember } from "#test/factories.ts";
import { anEmployer } from "#test/job-factories.ts";
import { findCompany, findRenamedTo } from "./companies.queries.server.ts";
import { ensureEmployers } from "./ensure-employers.server.ts";
import { nameCompany } from "./name-company.server.ts";
import { renameEmployer } from "./rename-employer.server.ts";

const now = new Date("2026-11-16T09:00:00Z");
const kelpie = { name: "Kelpie", slug: "kelpie", nameKey: "kelpie" };

test("a renamed employer is found at both addresses, however often it is renamed", async () => {
  const staff = await aStaffMember();
  const { id } = await anEmployer(kelpie);

  await renameEmployer(staff, id, { name: "Selkie", now });
  await renameEmployer(staff, id, { name: "Nix and Sons", now });

  expect(await findCompany("nix-and-sons")).toMatchObject({ id, name: "Nix and Sons" });
  expect(await findCompany("kelpie")).toBeNull();
  expect(await findRenamedTo("kelpie")).toBe("nix-and-sons");
  expect(await findRenamedTo("selkie")).toBe("nix-and-sons");
  const audited = await db
    .select({ detail: securityEvents.detail })
    .from(securityEvents)
    .where(eq(securityEvents.kind, "employer-renamed"));
  expect(audited).toHaveLength(2);
});

test("a name that comes back takes its old address back", async () => {
  const staff = await aStaffMember();
  const { id } = await anEmployer(kelpie);
  await renameEmployer(staff, id, { name: "Selkie", now });

  await renameEmployer(staff, id, { name: "Kelpie", now });

  expect(await findCompany("kelpie")).toMatchObject({ id });
  expect(await findRenamedTo("selkie")).toBe("kelpie");
  expect(await findRenamedTo("kelpie")).toBeNull();
});

test("adverts under the former name stay with the renamed employer", async () => {
  const staff = await aStaffMember();
  const { id } = await anEmployer(kelpie);
  await renameEmployer(staff, id, { name: "Selkie", now });

  const ids = await db.transaction((tx) => ensureEmployers(tx, ["Kelpie Ltd", "Selkie"], now));

  expect([...ids.values()]).toEqual([id, id]);
  expect(await db.$count(employers)).toBe(1);
});

test("nobody takes a company by the name it had, nor another's address", async () => {
  const staff = await aStaffMember();
  const { id } = await anEmployer(kelpie);
  await renameEmployer(staff, id, { name: "Selkie", now });
  const other = await anEmployer({ name: "Nix", slug: "nix", nameKey: "nix" });
  const person = await aPerson("employer");
  const input = { town: null, country: "gb", timeZone: "Europe/London", website: null, note: "" };

  expect(await renameEmployer(staff, other.id, { name: "Kelpie", now })).toMatchObject({
    error: "name-taken",
  });
  expect(await renameEmployer(staff, other.id, { name: "Selkie Ltd", now })).toMatchObject({
    error: "name-taken",
  });
  expect(await nameCompany(person, { ...input, name: "Kelpie", country: "gb" }, now)).toMatchObject(
    { value: { kind: "asked", name: "Selkie" } },
  );
});

test("only staff rename", async () => {
  const { id } = await anEmployer(kelpie);
  const employer = await aPerson("employer");
  expect(await renameEmployer(employer, id, { name: "Mine", now })).toMatchObject({
    error: "forbidden",
  });
  expect(await renameEmployer(await aStaffMember(), 999_999, { name: "Mine", now })).toMatchObject({
    error: "not-found",
  });
});
