import sharp from "sharp";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employerChanges } from "#db/schema/employers.ts";
import { pictures } from "#db/schema/universities.ts";
import { deleteUnusedPictures } from "#domain/universities/pictures.server.ts";
import { test } from "#test/database.ts";
import { anAuthor } from "#test/employer-factories.ts";
import { aPerson, aStaffMember, lastMailTo } from "#test/factories.ts";
import { openChangeOf } from "./company-changes.server.ts";
import { type ChangeDecision, decideCompanyChange } from "./decide-company-change.server.ts";
import { employerOf } from "./employer-of.server.ts";
import { unsafeListCompanyChanges } from "./employers-desk.queries.server.ts";
import { nameCompany } from "./name-company.server.ts";
import { removeCompanyLogo, saveCompany, setCompanyLogo } from "./save-company.server.ts";

const now = new Date("2026-11-15T10:00:00Z");
const later = new Date("2026-11-15T11:00:00Z");
const facts = { town: "York", country: "gb", timeZone: "Europe/London" } as const;
const before = { website: "https://pellworth.example/", about: "We keep the lights on." };
const words = { website: "https://bit.ly/win", about: "Write to us on WhatsApp." };

const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();

const approve = (employerId: number, sentAt = now): ChangeDecision => ({
  ...{ employerId, sentAt, decision: "approved", note: null },
});

test("readers see the former words until staff have read the new ones", async () => {
  const staff = await aStaffMember();
  const { person, employer } = await anAuthor(before);
  expect(await saveCompany(person, { ...facts, ...words }, now)).toEqual({
    ok: true,
    value: { isWaiting: true },
  });

  expect(await employerOf(person.id)).toMatchObject({ ...before, town: "York" });
  const { rows } = await unsafeListCompanyChanges({ page: 1 });
  expect(rows).toMatchObject([{ employerId: employer.id, shown: before, wanted: words }]);
  expect(await decideCompanyChange(staff, approve(employer.id), later)).toMatchObject({ ok: true });
  expect(await employerOf(person.id)).toMatchObject(words);
  expect(await lastMailTo(person.email)).toMatchObject({ template: "company-change-decided" });
  expect((await unsafeListCompanyChanges({ page: 1 })).total).toBe(0);
});

test("what is sent back stays with its writer, with the note, and can be sent again", async () => {
  const staff = await aStaffMember();
  const { person, employer } = await anAuthor(before);
  await saveCompany(person, { ...facts, ...words }, now);
  const given = { ...approve(employer.id), decision: "sent-back", note: "No chats." } as const;
  await decideCompanyChange(staff, given, later);

  expect(await employerOf(person.id)).toMatchObject(before);
  expect(await openChangeOf(employer.id)).toMatchObject({ ...words, note: "No chats." });
  expect((await unsafeListCompanyChanges({ page: 1 })).total).toBe(0);
  await saveCompany(person, { ...facts, ...before, about: "We find leaks." }, later);
  expect((await unsafeListCompanyChanges({ page: 1 })).rows).toMatchObject([
    { wanted: { about: "We find leaks." } },
  ]);
});

test("staff decide on what they read, once, and nobody else decides", async () => {
  const staff = await aStaffMember();
  const { person, employer } = await anAuthor(before);
  await saveCompany(person, { ...facts, ...before, about: "Harmless." }, now);
  await saveCompany(person, { ...facts, ...words }, later);
  const refused = (error: string) => ({ ok: false, error });

  expect(await decideCompanyChange(staff, approve(employer.id), later)).toEqual(
    refused("changed-since"),
  );
  const given = approve(employer.id, later);
  expect(await decideCompanyChange(person, given, later)).toEqual(refused("forbidden"));
  const both = await Promise.all([
    decideCompanyChange(staff, given, later),
    decideCompanyChange(staff, given, later),
  ]);
  expect(both).toContainEqual(refused("already-decided"));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a trusted company is seen as it says at once; so is one that takes its change back", async () => {
  const trusted = await anAuthor({ ...before, isTrusted: true });
  await saveCompany(trusted.person, { ...facts, ...words }, now);
  expect(await employerOf(trusted.person.id)).toMatchObject(words);

  const { person } = await anAuthor(before);
  await saveCompany(person, { ...facts, ...words }, now);
  expect(await saveCompany(person, { ...facts, ...before }, later)).toMatchObject({
    value: { isWaiting: false },
  });
  expect(await db.$count(employerChanges)).toBe(0);
});

test("a logo waits too, is kept while it does, and goes away at once", async () => {
  const staff = await aStaffMember();
  const { person, employer } = await anAuthor(before);
  await setCompanyLogo(person, await picture(), now);
  expect(await employerOf(person.id)).toMatchObject({ logoId: null });
  await deleteUnusedPictures(new Date(Date.now() + 48 * 3600_000));
  expect(await db.$count(pictures)).toBe(1);

  await decideCompanyChange(staff, approve(employer.id), later);
  const logoId = expect.any(String);
  expect(await employerOf(person.id)).toMatchObject({ ...before, logoId });
  await saveCompany(person, { ...facts, ...words }, later);
  await removeCompanyLogo(person, later);
  expect(await employerOf(person.id)).toMatchObject({ ...before, logoId: null });
  expect(await openChangeOf(employer.id)).toMatchObject({ ...words, logoId: null });
});

test("the website a new company gives itself is read as well", async () => {
  const person = await aPerson("employer");
  await nameCompany(person, { ...facts, ...words, name: "Win Ltd", note: "" }, now);
  expect(await employerOf(person.id)).toMatchObject({ name: "Win Ltd", website: null });
  expect((await unsafeListCompanyChanges({ page: 1 })).rows).toMatchObject([
    { employer: "Win Ltd", wanted: { website: words.website } },
  ]);
});
