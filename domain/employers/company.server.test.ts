import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employerMembers, employers } from "#db/schema/employers.ts";
import { pictures } from "#db/schema/universities.ts";
import { deleteUnusedPictures } from "#domain/universities/pictures.server.ts";
import { test } from "#test/database.ts";
import { anAuthor } from "#test/employer-factories.ts";
import { aPerson, aStaffMember, aStudent, lastMailTo } from "#test/factories.ts";
import { anEmployer } from "#test/job-factories.ts";
import { waitingTasks } from "#test/tasks.ts";
import type { NameCompanyInput } from "./company.schema.ts";
import { decideClaim } from "./decide-claim.server.ts";
import { employerOf, openClaimOf } from "./employer-of.server.ts";
import {
  unsafeFindEmployer,
  unsafeListClaims,
  unsafeListEmployers,
} from "./employers-desk.queries.server.ts";
import { nameCompany } from "./name-company.server.ts";
import { removeCompanyLogo, saveCompany, setCompanyLogo } from "./save-company.server.ts";
import { setRegisterMatch, setTrust } from "./set-trust.server.ts";

const now = new Date("2026-11-15T10:00:00Z");
const details = { town: "Leeds", country: "gb", timeZone: "Europe/London", website: null } as const;
const naming = (name: string): NameCompanyInput => ({ name, ...details, note: "" });

test("a name nobody has is the account’s at once, and not trusted", async () => {
  const person = await aPerson("employer");
  expect(await nameCompany(person, naming("Brackwater Software Ltd"), now)).toMatchObject({
    ok: true,
    value: { kind: "created" },
  });
  expect(await employerOf(person.id)).toMatchObject({
    name: "Brackwater Software Ltd",
    slug: "brackwater-software-ltd",
    isTrusted: false,
  });
  expect(await nameCompany(person, naming("Another"), now)).toEqual({
    ok: false,
    error: "has-company",
  });
});

test("a company we know is asked for, however it is spelt, and staff decide", async () => {
  const staff = await aStaffMember();
  const known = await anEmployer({ name: "Halden Rowe LLP", nameKey: "halden rowe" });
  const person = await aPerson("employer");

  expect(await nameCompany(person, naming("HALDEN ROWE, Limited"), now)).toEqual({
    ok: true,
    value: { kind: "asked", name: "Halden Rowe LLP" },
  });
  expect(await employerOf(person.id)).toBeNull();
  expect(await openClaimOf(person.id)).toMatchObject({ nameGiven: "HALDEN ROWE, Limited" });
  const { rows } = await unsafeListClaims({ page: 1 });
  expect(rows).toMatchObject([{ employer: "Halden Rowe LLP", email: person.email, people: 0 }]);
  const given = { claimId: rows[0]!.id, decision: "approved", now } as const;
  const outcomes = await Promise.all([decideClaim(staff, given), decideClaim(staff, given)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await employerOf(person.id)).toMatchObject({ id: known.id });
  expect(await lastMailTo(person.email)).toMatchObject({ template: "company-claim-decided" });
});

test("anyone who meant another company asks for that one instead, and the former claim is closed", async () => {
  const staff = await aStaffMember();
  await anEmployer({ name: "Halden Rowe LLP", nameKey: "halden rowe" });
  const meant = await anEmployer({ name: "Quillfern Bank", nameKey: "quillfern bank" });
  const person = await aPerson("employer");
  await nameCompany(person, naming("Halden Rowe"), now);
  const [former] = (await unsafeListClaims({ page: 1 })).rows;
  expect(await nameCompany(person, naming("Quillfern Bank"), now)).toMatchObject({
    ok: true,
    value: { kind: "asked" },
  });

  const { rows } = await unsafeListClaims({ page: 1 });
  expect(rows).toMatchObject([{ employerId: meant.id }]);
  // Staff may have had the former open: it names another company, and is not theirs to confirm.
  const given = { claimId: former!.id, decision: "approved", now } as const;
  expect(await decideClaim(staff, given)).toEqual({ ok: false, error: "already-decided" });
  expect(await employerOf(person.id)).toBeNull();
});

test("a claim that is declined leaves the company alone", async () => {
  await anEmployer({ name: "Halden Rowe", nameKey: "halden rowe" });
  const person = await aPerson("employer");
  await nameCompany(person, naming("Halden Rowe"), now);
  const [claim] = (await unsafeListClaims({ page: 1 })).rows;
  await decideClaim(await aStaffMember(), { claimId: claim!.id, decision: "declined", now });
  expect(await db.$count(employerMembers)).toBe(0);
});

test("two who name the same new company together: one has it, the other asks", async () => {
  const [one, other] = [await aPerson("employer"), await aPerson("employer")];
  const outcomes = await Promise.all([
    nameCompany(one, naming("Pellworth Grid"), now),
    nameCompany(other, naming("Pellworth Grid"), now),
  ]);
  expect(outcomes.map((outcome) => outcome.ok && outcome.value.kind).sort()).toEqual([
    "asked",
    "created",
  ]);
});

test("only an employer’s account names a company", async () => {
  expect(await nameCompany(await aStudent(), naming("Mine"), now)).toEqual({
    ok: false,
    error: "forbidden",
  });
});

test("a company’s own people change its page and logo; nobody else’s changes", async () => {
  const { person, employer } = await anAuthor({ isTrusted: true });
  const other = await anAuthor({ isTrusted: true });
  const input = { ...details, town: "York", about: "We find leaks." };
  await saveCompany(person, input, now);
  const logo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  expect((await setCompanyLogo(person, logo, now)).ok).toBe(true);

  expect(await employerOf(person.id)).toMatchObject({ town: "York", about: "We find leaks." });
  expect(await employerOf(other.person.id)).toMatchObject({ town: "Leeds", logoId: null });
  await deleteUnusedPictures(new Date(Date.now() + 48 * 3600_000));
  expect(await db.$count(pictures)).toBe(1);
  expect(await setCompanyLogo(person, Buffer.from("no picture"), now)).toEqual({
    ok: false,
    error: "not-a-picture",
  });
  await removeCompanyLogo(person, now);
  expect(await employerOf(person.id)).toMatchObject({ id: employer.id, logoId: null });
  expect(await saveCompany(await aPerson("employer"), input, now)).toEqual({
    ok: false,
    error: "no-company",
  });
});

test("staff trust an employer and say who it is on the register; nobody else may", async () => {
  const staff = await aStaffMember();
  const { person, employer } = await anAuthor();
  const match = {
    organisationId: 7,
    status: "licensed",
    why: "Chosen by staff",
    asOf: "2026-11-10",
  };

  expect(await setTrust(person, employer.id, { isTrusted: true, now })).toMatchObject({
    ok: false,
  });
  expect(await setTrust(staff, employer.id, { isTrusted: true, now })).toMatchObject({ ok: true });
  expect(await setRegisterMatch(staff, employer.id, { match, now })).toMatchObject({ ok: true });
  expect(await unsafeFindEmployer(employer.id)).toMatchObject({
    isTrusted: true,
    sponsorStatus: "licensed",
    sponsorOrganisationId: 7,
    sponsorConfirmedBy: staff.name,
    people: [{ email: person.email }],
  });
  await setRegisterMatch(staff, employer.id, { match: null, now });
  const [row] = await db.select().from(employers).where(eq(employers.id, employer.id));
  expect(row).toMatchObject({
    sponsorConfirmedAt: null,
    sponsorStatus: "licensed",
    sponsorChangedAt: now,
  });
  expect(await waitingTasks()).toMatchObject([
    { name: "resolve-employers", data: { which: "all", ids: [employer.id] } },
  ]);
  for (const id of [999, Number.NaN, 1e12]) expect(await unsafeFindEmployer(id)).toBeNull();
});

test("employers are found by any part of their name, a page at a time", async () => {
  for (let n = 0; n < 27; n += 1) await anEmployer({ name: `Tarnside ${n}` });
  await anEmployer({ name: "Quillfern Bank" });
  expect(await unsafeListEmployers({ q: "fern", page: 1 })).toMatchObject({
    total: 1,
    rows: [{ name: "Quillfern Bank", jobs: 0 }],
  });
  const second = await unsafeListEmployers({ q: "tarn", page: 2 });
  expect([second.total, second.rows.length]).toEqual([27, 2]);
});
