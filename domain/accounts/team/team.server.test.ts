import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { registrations, securityEvents, users } from "#db/schema/accounts.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { test } from "#test/database.ts";
import {
  anAdminOf,
  aStudent,
  aUniversity,
  facts,
  lastMailTo,
  PASSWORD,
  signedIn,
  tokenFrom,
} from "#test/factories.ts";
import { requestErasure } from "../erasure/request-erasure.server.ts";
import { unsafeFindMember } from "../people/find-member.server.ts";
import { invite } from "../registration/invite.server.ts";
import { setUpAccount } from "../registration/set-up-account.server.ts";
import {
  changeOfficeRole,
  removeFromTeam,
  signOutColleague,
  withdrawInvitation,
} from "./change-team.server.ts";
import { listInvitedColleagues, listTeam } from "./team.queries.server.ts";

const now = new Date();
const ok = { ok: true, value: {} };
const no = (error: string) => ({ ok: false, error });

async function anOffice() {
  const university = await aUniversity();
  const owner = await anAdminOf(university, { name: "Olive" });
  const adviser = await anAdminOf(university, { name: "Ada", officeRole: "adviser" });
  const viewer = await anAdminOf(university, { name: "Vic", officeRole: "viewer" });
  return { university, owner, adviser, viewer };
}

const inviting = (universityId: number, officeRole: "viewer" | "owner") => ({
  ...{ email: "new@uni.example", name: "New", role: "university_admin" as const },
  ...{ universityId, officeRole },
});

test("an invited colleague becomes what they were invited as; advisers cannot invite one", async () => {
  const { university, owner, adviser } = await anOffice();
  const input = inviting(university.id, "viewer");
  expect(await invite(input, adviser, now)).toEqual(no("forbidden"));
  expect(await invite({ ...input, role: "student" }, adviser, now)).toMatchObject({ ok: true });
  expect(await invite(input, owner, now)).toMatchObject({ ok: true });
  expect(await listInvitedColleagues(university.id, now)).toMatchObject([
    { email: "new@uni.example", officeRole: "viewer" },
  ]);
  const mail = await lastMailTo("new@uni.example");
  const token = tokenFrom((mail!.props as { link: string }).link);
  const set = { name: "New", password: "a long enough sentence", timeZone: "Europe/London" };
  const made = await setUpAccount(
    { token, email: "new@uni.example", input: set as never },
    facts(),
    now,
  );
  expect(made.ok && made.value.member).toMatchObject({ officeRole: "viewer" });
  expect((await listTeam(university.id, { page: 1 })).total).toBe(4);
});

test("only an owner changes roles, only in their own university, and it is written down", async () => {
  const { owner, adviser, viewer } = await anOffice();
  const stranger = await anAdminOf(await aUniversity());
  for (const actor of [adviser, viewer, await aStudent()])
    expect(await changeOfficeRole(actor, viewer.id, "owner")).toEqual(no("forbidden"));
  expect(await changeOfficeRole(stranger, viewer.id, "owner")).toEqual(no("not-found"));
  expect(await removeFromTeam(stranger, viewer.id)).toEqual(no("not-found"));
  expect(await changeOfficeRole(owner, viewer.id, "adviser")).toEqual(ok);
  expect(await unsafeFindMember(viewer.id)).toMatchObject({ officeRole: "adviser" });
  const events = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.kind, "office-role-changed"));
  expect(events).toMatchObject([
    { userId: viewer.id, actorId: owner.id, detail: { from: "viewer", to: "adviser" } },
  ]);
});

test("the last owner can neither step down, nor be removed, nor delete the account", async () => {
  const { owner, adviser } = await anOffice();
  expect(await changeOfficeRole(owner, owner.id, "adviser")).toEqual(no("last-owner"));
  expect(await removeFromTeam(owner, owner.id)).toEqual(no("last-owner"));
  expect(await requestErasure(owner, PASSWORD, now)).toEqual(no("last-owner"));
  await changeOfficeRole(owner, adviser.id, "owner");
  expect(await removeFromTeam(owner, owner.id)).toEqual(ok);
});

test("of two owners who step down together one stays", async () => {
  const { owner, adviser } = await anOffice();
  await changeOfficeRole(owner, adviser.id, "owner");
  const second = await unsafeFindMember(adviser.id);
  const outcomes = await Promise.all([
    changeOfficeRole(owner, owner.id, "viewer"),
    changeOfficeRole(second, second.id, "viewer"),
  ]);
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  expect(outcomes).toContainEqual(no("last-owner"));
});

test("who is removed is signed out and has no university; who is signed out keeps their role", async () => {
  const { owner, adviser, viewer } = await anOffice();
  await signedIn(adviser);
  await signedIn(viewer);
  await signOutColleague(owner, viewer.id);
  await removeFromTeam(owner, adviser.id);
  expect(await db.select().from(sessions)).toEqual([]);
  expect(await db.select().from(users).where(eq(users.id, adviser.id))).toMatchObject([
    { universityId: null, officeRole: null },
  ]);
  expect(await unsafeFindMember(viewer.id)).toMatchObject({ officeRole: "viewer" });
});

test("an invitation is taken back by its own university alone", async () => {
  const { university, owner } = await anOffice();
  await invite(inviting(university.id, "owner"), owner, now);
  const [{ id } = { id: "" }] = await db.select({ id: registrations.id }).from(registrations);
  const stranger = await anAdminOf(await aUniversity());
  expect(await withdrawInvitation(stranger, id, now)).toEqual(no("not-found"));
  expect(await withdrawInvitation(owner, id, now)).toEqual(ok);
  expect(await listInvitedColleagues(university.id, now)).toEqual([]);
});
