// @both-engines: every table that names a person is touched in one transaction.
import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mergedAccounts, profiles, securityEvents, users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { cvs } from "#db/schema/cvs.ts";
import { mails } from "#db/schema/platform.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import {
  aListedStudent,
  aPerson,
  aStaffMember,
  aStudent,
  aUniversity,
  facts,
  lastMailTo,
  signedIn,
  visitorWith,
} from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { merged, mergedOn } from "#test/merged-accounts.ts";
import { eraseAccounts } from "../erasure/erase-accounts.server.ts";
import { exportMyData } from "../erasure/export-my-data.server.ts";
import { register } from "../registration/register.server.ts";
import { sendSignInLink } from "../sign-in/request-sign-in-link.server.ts";
import { mergeAccounts } from "./merge-accounts.server.ts";
import { unsafePreviewMerge } from "./preview-merge.server.ts";

const now = mergedOn;
const day = (date: string) => new Date(`${date}T09:00:00Z`);

test("everything of both is in the account that stays, and the other is gone", async () => {
  const university = await aUniversity();
  const [staying, leaving] = [await aStudent(), await aStudent({ university })];
  await aCv(staying);
  await aCv(leaving);
  await db.insert(activity).values([
    { userId: staying.id, day: "2026-11-01", kind: "job-saved", at: day("2026-11-01") },
    { userId: leaving.id, day: "2026-11-01", kind: "job-saved", at: day("2026-11-01") },
    { userId: leaving.id, day: "2026-11-02", kind: "job-saved", at: day("2026-11-02") },
  ]);
  await db.update(profiles).set({ course: "Law" }).where(eq(profiles.userId, leaving.id));
  await db.update(profiles).set({ homeCountry: "IN" }).where(eq(profiles.userId, staying.id));

  expect(await merged(staying, leaving)).toEqual({ ok: true, value: { name: staying.name } });

  const isSaved = and(eq(activity.userId, staying.id), eq(activity.kind, "job-saved"));
  expect(await db.$count(cvs, eq(cvs.ownerId, staying.id))).toBe(2);
  expect(await db.$count(activity, isSaved)).toBe(2);
  // The other belongs to the person who merged them.
  expect(await db.$count(profiles)).toBe(2);
  expect(await db.select().from(profiles).where(eq(profiles.userId, staying.id))).toMatchObject([
    { course: "Law", homeCountry: "IN" },
  ]);
  const [left] = await db.select().from(users).where(eq(users.id, leaving.id));
  expect(left).toBeUndefined();
  const [kept] = await db.select().from(users).where(eq(users.id, staying.id));
  expect(kept).toMatchObject({ universityId: university.id, email: staying.email });
  expect(await db.select().from(securityEvents)).toMatchObject([
    { kind: "accounts-merged", userId: staying.id },
  ]);
});

test("both are signed out and told by mail; the former address leads to the one that stays", async () => {
  const university = await aUniversity();
  const [staying, leaving] = [await aStudent({ university }), await aStudent({ university })];
  const browsers = [await signedIn(staying), await signedIn(leaving)];

  await merged(staying, leaving);

  for (const { headers } of browsers) expect(await visitorWith(headers)).toEqual({ kind: "guest" });
  expect(await db.$count(sessions)).toBe(0);
  expect(await lastMailTo(staying.email)).toMatchObject({
    template: "accounts-merged",
    props: { signInWith: staying.email },
  });
  expect(await lastMailTo(leaving.email)).toMatchObject({
    template: "accounts-merged",
    props: { signInWith: "p…@mail.example" },
  });

  await sendSignInLink({ email: leaving.email }, now);
  expect(await lastMailTo(leaving.email)).toMatchObject({ template: "use-other-address" });

  await db.delete(mails);
  await aListedStudent(university, { email: leaving.email });
  const again = { universityId: university.id, email: leaving.email, name: "Ada" };
  await register({ ...again, source: "register", referralCode: null }, facts(), now);
  expect(await lastMailTo(leaving.email)).toMatchObject({ template: "use-other-address" });
});

test("nothing happens without the address typed, or when something changed since the preview", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  expect(await merged(staying, leaving, { typed: staying.email })).toEqual({
    ok: false,
    error: "not-confirmed",
  });

  const before = await unsafePreviewMerge({ staying: staying.id, leaving: leaving.id });
  await db.insert(savedJobs).values({ userId: leaving.id, jobId: (await aJob()).id });
  expect(await merged(staying, leaving, { seen: before!.seen })).toEqual({
    ok: false,
    error: "changed-meanwhile",
  });
  expect(await db.$count(mergedAccounts)).toBe(0);
  expect(await db.$count(users, eq(users.id, leaving.id))).toBe(1);
});

test("the preview says what moves, what is in both and what is left", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  const [shared, other] = [await aJob(), await aJob()];
  await db.insert(savedJobs).values([
    { userId: staying.id, jobId: shared.id },
    { userId: leaving.id, jobId: shared.id },
    { userId: leaving.id, jobId: other.id },
  ]);

  const preview = await unsafePreviewMerge({ staying: staying.id, leaving: leaving.id });

  expect(preview?.counted).toContainEqual({
    ...{ what: "Saved jobs", moves: 1, both: 1 },
    stays: "Joined: the further stage, both notes, the earlier day.",
  });
  expect(preview?.left.map(({ what }) => what)).toEqual(["Password"]);
});

test.for([
  ["staff", () => aStaffMember()],
  ["other-kind", () => aPerson("employer")],
  ["being-deleted", () => aStudent({ eraseAfter: day("2026-12-01") })],
] as const)("%s: nobody is merged", async ([error, other]) => {
  expect(await merged(await aStudent(), await other())).toEqual({ ok: false, error });
});

test("only administrators merge", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  const moderator = await aStaffMember({ staffRole: "moderator" });
  const asked = { staying: staying.id, leaving: leaving.id, typed: leaving.email, seen: "" };
  expect(await mergeAccounts(moderator, asked, now)).toEqual({ ok: false, error: "forbidden" });
});

test("of two who merge the same accounts together one does, and the other is told", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];

  const outcomes = await Promise.all([merged(staying, leaving), merged(staying, leaving)]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "not-found" });
});

test("the former address is exported, and erased with the account", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  await merged(staying, leaving);

  const data = await exportMyData(staying.id, now);
  expect(data?.tables.merged_accounts).toMatchObject([{ email: leaving.email }]);
  expect(data?.tables.mails).toHaveLength(2);

  await db.update(users).set({ eraseAfter: now }).where(eq(users.id, staying.id));
  expect(await eraseAccounts(now)).toBe(1);
  expect(await db.$count(mails, eq(mails.recipient, leaving.email))).toBe(0);
  expect(await db.$count(mergedAccounts)).toBe(0);
});
