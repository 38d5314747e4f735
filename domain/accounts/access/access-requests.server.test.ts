import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import {
  anAccessRequest,
  anAdminOf,
  aStaffMember,
  aStudent,
  aUniversity,
  lastMailTo,
  tokenFrom,
} from "#test/factories.ts";
import { findRegistrationByToken } from "../registration/registrations.server.ts";
import { listAccessRequests, unsafeListStaffRequests } from "./access-requests.queries.server.ts";
import { decideAccessRequest } from "./decide-access-request.server.ts";
import { requestAccess } from "./request-access.server.ts";
import { requestUniversityStaffAccess } from "./request-university-staff-access.server.ts";

const now = new Date();

function approving(id: string, universityId: number | null = null) {
  return { id, decision: "approved" as const, note: null, universityId };
}

test("asking twice leaves one request waiting, and tells the admins once", async () => {
  const university = await aUniversity();
  const admin = await anAdminOf(university);
  const asking = {
    universityId: university.id,
    email: "ada@mail.example",
    name: "Ada",
    reason: "On exchange there.",
  };

  await requestAccess(asking, now);
  await requestAccess(asking, now);

  expect((await listAccessRequests(university.id, { page: 1 })).rows).toMatchObject([
    { name: "Ada", decidedAt: null },
  ]);
  expect(await lastMailTo(admin.email)).toMatchObject({
    template: "access-to-decide",
    props: { requester: "Ada" },
  });
  expect(await lastMailTo("ada@mail.example")).toMatchObject({ template: "access-requested" });
});

test("admins are mailed once a quarter of an hour, however many ask; every request is kept", async () => {
  const university = await aUniversity({ slug: "northgate" });
  const admin = await anAdminOf(university);
  const asking = { universityId: university.id, reason: "On exchange there." };
  for (const name of ["Ada", "Bob", "Cyd"]) {
    await requestAccess({ ...asking, name, email: `${name.toLowerCase()}@mail.example` }, now);
  }
  const told = () => db.$count(mails, eq(mails.recipient, admin.email));

  expect(await told()).toBe(1);
  expect((await listAccessRequests(university.id, { page: 1 })).total).toBe(3);
  expect((await lastMailTo(admin.email))?.props.link).toMatch(
    /^http:\/\/northgate\.localhost:\d+\/university\/access-requests$/,
  );

  const later = new Date(now.getTime() + 16 * 60_000);
  await requestAccess({ ...asking, name: "Dan", email: "dan@mail.example" }, later);
  expect(await told()).toBe(2);
});

test("somebody may ask a university as a student and us as one of its staff", async () => {
  const university = await aUniversity();
  const who = { universityId: university.id, email: "ada@mail.example", name: "Ada" };
  await requestAccess({ ...who, reason: "I study there." }, now);
  const job = { universityName: null, jobTitle: "Careers lead", reason: null };
  await requestUniversityStaffAccess({ ...who, ...job }, now);

  expect((await listAccessRequests(university.id, { page: 1 })).total).toBe(1);
  expect((await unsafeListStaffRequests({ page: 1 })).total).toBe(1);
});

test("an approved request becomes a set-up link", async () => {
  const university = await aUniversity();
  const request = await anAccessRequest(university);

  expect(
    await decideAccessRequest(await anAdminOf(university), approving(request.id), now),
  ).toMatchObject({ ok: true });

  const token = tokenFrom((await lastMailTo(request.email))?.props.link);
  expect(await findRegistrationByToken(token, request.email, now)).toMatchObject({
    role: "student",
    universityId: university.id,
  });
});

test("a declined request is answered with the admin's note and lets nobody in", async () => {
  const university = await aUniversity();
  const request = await anAccessRequest(university);

  const declined = {
    id: request.id,
    decision: "declined" as const,
    note: "Ask again in May.",
    universityId: null,
  };
  await decideAccessRequest(await anAdminOf(university), declined, now);

  const mail = await lastMailTo(request.email);
  expect(mail).toMatchObject({ template: "access-declined", props: { note: "Ask again in May." } });
});

test("when two admins decide together, one wins and the other is told", async () => {
  const university = await aUniversity();
  const request = await anAccessRequest(university);
  const [one, two] = [await anAdminOf(university), await anAdminOf(university)];

  const outcomes = await Promise.all([
    decideAccessRequest(one, approving(request.id), now),
    decideAccessRequest(two, { ...approving(request.id), decision: "declined" }, now),
  ]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "already-decided" });
});

test("viewers hear of no request, and decide none", async () => {
  const university = await aUniversity();
  const viewer = await anAdminOf(university, { officeRole: "viewer" });
  const asking = { universityId: university.id, email: "ada@mail.example", name: "Ada" };
  await requestAccess({ ...asking, reason: "On exchange there." }, now);

  expect(await lastMailTo(viewer.email)).toBeUndefined();
  const request = await anAccessRequest(university);
  expect(await decideAccessRequest(viewer, approving(request.id), now)).toEqual({
    ok: false,
    error: "not-found",
  });
});

test("one university neither sees nor decides another's requests", async () => {
  const [ours, theirs] = [await aUniversity(), await aUniversity()];
  const request = await anAccessRequest(theirs);
  const admin = await anAdminOf(ours);

  expect(await listAccessRequests(ours.id, { page: 1 })).toMatchObject({ rows: [], total: 0 });
  for (const actor of [admin, await aStudent({ university: theirs }), await aStaffMember()]) {
    expect(await decideAccessRequest(actor, approving(request.id), now)).toEqual({
      ok: false,
      error: "not-found",
    });
  }
});

test("university people are let in by our staff, who say at which university", async () => {
  const university = await aUniversity();
  const asking = {
    email: "dean@new.example",
    name: "Dean",
    universityId: null,
    universityName: "New University",
  };
  await requestUniversityStaffAccess({ ...asking, jobTitle: "Careers lead", reason: null }, now);
  const staff = await aStaffMember();
  const { rows } = await unsafeListStaffRequests({ page: 1 });
  expect(rows).toMatchObject([{ universityName: "New University", reason: "Careers lead" }]);
  const id = rows[0]!.id;

  expect(await decideAccessRequest(await anAdminOf(university), approving(id), now)).toMatchObject({
    ok: false,
  });
  expect(await decideAccessRequest(staff, approving(id), now)).toEqual({
    ok: false,
    error: "university-needed",
  });
  expect(await decideAccessRequest(staff, approving(id, university.id), now)).toMatchObject({
    ok: true,
  });

  const token = tokenFrom((await lastMailTo("dean@new.example"))?.props.link);
  expect(await findRegistrationByToken(token, "dean@new.example", now)).toMatchObject({
    role: "university_admin",
  });
});

test("what is decided in a sitting keeps its place, and goes below the waiting in the next", async () => {
  const university = await aUniversity();
  const admin = await anAdminOf(university);
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (const [name, minutes] of [
    ["Cyd", 3],
    ["Bob", 2],
    ["Ada", 1],
  ] as const) {
    const asking = { name, email: `${name}@mail.example`, reason: "On exchange there." };
    await requestAccess({ ...asking, universityId: university.id }, minutesAgo(minutes));
  }
  const names = async (since: Date | null) => {
    const { rows } = await listAccessRequests(university.id, { page: 1, since });
    return rows.map(({ name }) => name);
  };
  const { rows } = await listAccessRequests(university.id, { page: 1 });

  const decided = await decideAccessRequest(admin, approving(rows[0]!.id), now);

  expect(decided).toEqual({ ok: true, value: { name: "Ada" } });
  expect(await names(now)).toEqual(["Ada", "Bob", "Cyd"]);
  expect(await names(null)).toEqual(["Bob", "Cyd", "Ada"]);
});
