import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { referralLedger, referralLinks, referrals } from "#db/schema/referrals.ts";
import { deviceHandovers } from "#db/schema/sign-in.ts";
import { noteHandover, ownerKey } from "#domain/accounts/auth/device-handovers.server.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { activityKinds } from "#domain/activity/activity-kind.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { test } from "#test/database.ts";
import { aPerson, aStudent, aUniversity } from "#test/factories.ts";
import { attributeReferral } from "./attribute-referral.server.ts";
import { choicesOf, saveChoices } from "./choices.server.ts";
import { correctEntry } from "./correct-entry.server.ts";
import { findInvitation } from "./invitation.queries.server.ts";
import { unsafeEntriesAbout, unsafeListReferrals } from "./ledger.queries.server.ts";
import { addCampaign, linksOf, switchLink } from "./links.server.ts";
import { referralRowsOf } from "./referral-rows.server.ts";
import { pointsOf, resultsByWeek, totalsOf } from "./results.queries.server.ts";
import { sendWeekSummaries } from "./send-week-summaries.server.ts";
import { settleReferrals, settleReferralsOf } from "./settle-referrals.server.ts";

// A Monday.
const joined = new Date("2031-03-03T09:00:00Z");
const days = (count: number) => new Date(joined.getTime() + count * 86_400_000);
const saved = activityKinds({ "job-saved": "job", "signed-in": "" });

async function codeOf(userId: string): Promise<string> {
  return (await linksOf(userId, joined))[0]!.code;
}

/** Somebody who registered with a code. */
async function aFriend(code: string, given: Partial<typeof users.$inferInsert> = {}) {
  return aStudent({ referralCode: code, referredAt: joined, createdAt: joined, ...given });
}

async function use(userId: string, ...on: Date[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const at of on) await recordActivity(tx, saved["job-saved"], { userId, thingId: 1, at });
  });
}

async function anActiveFriend(code: string) {
  const friend = await aFriend(code);
  await attributeReferral(friend.id);
  await use(friend.id, days(1), days(3));
  return friend;
}

const allReferrals = () => db.select().from(referrals).orderBy(referrals.id);

test("somebody has one link of their own, however often they look at once", async () => {
  const inviter = await aStudent();
  const all = await Promise.all(Array.from({ length: 8 }, () => linksOf(inviter.id, joined)));
  expect(new Set(all.map(([link]) => link!.code)).size).toBe(1);
  expect(await db.$count(referralLinks)).toBe(1);
});

test("campaigns have names of their own, and no more than twenty", async () => {
  const inviter = await aPerson("ambassador");
  expect((await addCampaign(inviter, "Freshers fair", joined)).ok).toBe(true);
  expect(await addCampaign(inviter, "freshers FAIR", joined)).toEqual({
    ok: false,
    error: "same-name",
  });
  const names = Array.from({ length: 30 }, (_, n) => `Campaign ${n}`);
  const answers = await Promise.all(names.map((name) => addCampaign(inviter, name, joined)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(19);
  const other = await aStudent();
  expect(await addCampaign(other, "Mine", joined)).toEqual({
    ...{ ok: false, error: "ambassadors-only" },
  });
  const [link] = await linksOf(inviter.id, joined);
  const switched = await switchLink(other.id, link!.id, { isOpen: false, now: joined });
  expect(switched).toEqual({ ok: false, error: "not-found" });
});

test("an invitation names nobody who did not agree, and knows when its link is off", async () => {
  const university = await aUniversity();
  const inviter = await aStudent({ university, name: "Chiamaka Obinwa" });
  const code = await codeOf(inviter.id);
  expect(await findInvitation(code.toUpperCase())).toEqual({
    ...{ code, isOpen: true, firstName: null, university: university.name },
  });
  await saveChoices(inviter.id, { showsFirstName: true, wantsWeekly: false }, joined);
  expect(await findInvitation(code)).toMatchObject({ firstName: "Chiamaka" });
  const [link] = await linksOf(inviter.id, joined);
  await switchLink(inviter.id, link!.id, { isOpen: false, now: joined });
  expect(await findInvitation(code)).toMatchObject({ isOpen: false });
  expect(await findInvitation("nobody")).toBeNull();
});

test("an account counts once, however often it is looked at", async () => {
  const inviter = await aStudent();
  const friend = await aFriend(await codeOf(inviter.id));
  await Promise.all(Array.from({ length: 10 }, () => attributeReferral(friend.id)));
  expect(await allReferrals()).toMatchObject([
    { friendId: friend.id, inviterId: inviter.id, refusal: null, activatedAt: null },
  ]);
});

test("two people who invite each other at the same moment do not both count", async () => {
  const one = await aStudent({ createdAt: joined });
  const other = await aStudent({ createdAt: joined });
  const codes = [await codeOf(one.id), await codeOf(other.id)] as const;
  await db.update(users).set({ referralCode: codes[1] }).where(eq(users.id, one.id));
  await db.update(users).set({ referralCode: codes[0] }).where(eq(users.id, other.id));

  await Promise.all([attributeReferral(one.id), attributeReferral(other.id)]);

  const refusals = (await allReferrals()).map(({ refusal }) => refusal);
  expect(refusals.toSorted()).toEqual(["circular", null].toSorted());
});

test("nobody is thanked for a second address of their own, nor through a friend in between", async () => {
  const inviter = await aStudent({ email: "ada.l@gmail.com" });
  const self = await aFriend(await codeOf(inviter.id), { email: "adal+two@googlemail.com" });
  await attributeReferral(self.id);
  const between = await aFriend(await codeOf(inviter.id));
  await attributeReferral(between.id);
  const back = await aFriend(await codeOf(between.id), { email: "a.dal@gmail.com" });
  await attributeReferral(back.id);
  expect((await allReferrals()).map(({ refusal }) => refusal)).toEqual([
    "self-email",
    null,
    "circular",
  ]);
});

test("a link that was off, or opened too long ago, thanks nobody", async () => {
  const inviter = await aStudent();
  const code = await codeOf(inviter.id);
  const late = await aFriend(code, { referredAt: days(-31) });
  await attributeReferral(late.id);
  const [link] = await linksOf(inviter.id, joined);
  await switchLink(inviter.id, link!.id, { isOpen: false, now: days(-1) });
  const afterwards = await aFriend(code);
  await attributeReferral(afterwards.id);
  const before = await aFriend(code, { referredAt: days(-2) });
  await attributeReferral(before.id);
  expect((await allReferrals()).map(({ refusal }) => refusal)).toEqual(["too-late", "ended", null]);
});

test("one browser on one day is one person, whichever account came first", async () => {
  const inviter = await aStudent();
  const code = await codeOf(inviter.id);
  const first = await aFriend(code);
  await noteHandover(ownerKey(inviter.email), first.email, joined);
  await db.transaction((tx) =>
    recordActivity(tx, saved["signed-in"], { userId: inviter.id, at: joined }),
  );
  await attributeReferral(first.id);
  const second = await aFriend(code);
  await attributeReferral(second.id);
  await noteHandover(ownerKey(second.email), inviter.email, joined);
  await settleReferrals(days(1));
  expect((await allReferrals()).map(({ refusal }) => refusal)).toEqual([
    "same-device",
    "same-device",
  ]);
});

test("a browser shared after joining is found before the inviter's own page rewards", async () => {
  const inviter = await aStudent();
  const friend = await aFriend(await codeOf(inviter.id));
  await attributeReferral(friend.id);
  await noteHandover(ownerKey(friend.email), inviter.email, joined);
  await use(friend.id, joined, days(1));
  expect(await settleReferralsOf(inviter.id, days(1))).toBe(0);
  expect(await allReferrals()).toMatchObject([{ refusal: "same-device", activatedAt: null }]);
});

test("a library's computer that an inviter used long ago is no reason", async () => {
  const inviter = await aStudent();
  const friend = await aFriend(await codeOf(inviter.id));
  await noteHandover(ownerKey(inviter.email), friend.email, joined);
  await attributeReferral(friend.id);
  expect(await allReferrals()).toMatchObject([{ refusal: null }]);
});

test("an account that was not counted in time is caught up with", async () => {
  const inviter = await aStudent();
  await aFriend(await codeOf(inviter.id));
  await settleReferrals(days(1));
  expect(await allReferrals()).toMatchObject([{ inviterId: inviter.id, refusal: null }]);
});

test("the reward comes with the second day of use, once, with one mail for the first", async () => {
  const inviter = await aStudent();
  const friend = await aFriend(await codeOf(inviter.id));
  await attributeReferral(friend.id);
  await use(friend.id, days(1));
  expect(await settleReferrals(days(2))).toBe(0);
  expect(await pointsOf(inviter.id)).toBe(0);

  await use(friend.id, days(3));
  await anActiveFriend(await codeOf(inviter.id));
  await Promise.all(Array.from({ length: 8 }, () => settleReferralsOf(inviter.id, days(4))));

  expect(await pointsOf(inviter.id)).toBe(2);
  expect(await db.$count(referralLedger)).toBe(2);
  expect(await db.select({ to: mails.recipient, template: mails.template }).from(mails)).toEqual([
    { to: inviter.email, template: "friend-became-active" },
  ]);
  expect(await totalsOf(inviter.id)).toEqual({ joined: 2, active: 2, points: 2 });
  const weeks = await resultsByWeek(inviter.id, days(9));
  expect(weeks.at(-2)).toEqual({ monday: "2031-03-03", joined: 2, active: 2 });
});

test("an entry is corrected by its opposite alone, once, with a reason", async () => {
  const inviter = await aStudent();
  await anActiveFriend(await codeOf(inviter.id));
  await settleReferrals(days(4));
  const [entry] = await db.select().from(referralLedger);
  const staff = await aPerson("staff");
  const correction = { entryId: entry!.id, reason: "A test account" };

  expect(await correctEntry(inviter, correction, days(5))).toMatchObject({ error: "forbidden" });
  const answers = await Promise.all([
    correctEntry(staff, correction, days(5)),
    correctEntry(staff, correction, days(5)),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, error: "corrected" });
  expect(await pointsOf(inviter.id)).toBe(0);
  expect(await unsafeEntriesAbout(entry!.referralId)).toMatchObject([
    { points: 1, isCorrected: true },
    { points: -1, reason: "A test account", writtenBy: staff.name, isCorrected: false },
  ]);

  const change = db.update(referralLedger).set({ points: 9 });
  await expect(change).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/append-only/) },
  });
  await expect(db.delete(referralLedger)).rejects.toThrow();
  const half = { ...entry!, id: undefined, points: -5, correctsId: entry!.id, reason: "Half" };
  await expect(db.insert(referralLedger).values(half)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/opposite/) },
  });
});

test("when people go their numbers stay, and nothing says who they were", async () => {
  const inviter = await aStudent();
  const friend = await anActiveFriend(await codeOf(inviter.id));
  await settleReferrals(days(4));
  expect(Object.keys(await referralRowsOf(friend.email))).toContain("invitation_you_came_with");
  const file = await exportMyData(inviter.id, joined, [referralRowsOf]);
  expect(file!.tables.invitation_points).toHaveLength(1);
  expect(file!.tables.referral_links).toHaveLength(1);
  expect(JSON.stringify(file)).not.toContain(friend.id);

  await db.delete(users).where(eq(users.id, friend.id));
  await db.delete(users).where(eq(users.id, inviter.id));
  expect(await allReferrals()).toMatchObject([{ friendId: null, inviterId: null, linkId: null }]);
  expect(await db.select().from(referralLedger)).toMatchObject([{ userId: null, points: 1 }]);
});

test("the desk finds an invitation by state, inviter and code", async () => {
  const inviter = await aStudent({ name: "Chiamaka Obinwa" });
  const code = await codeOf(inviter.id);
  await anActiveFriend(code);
  await settleReferrals(days(4));
  const ask = (q: string, state?: "active" | "refused") =>
    unsafeListReferrals({ page: 1, q, state }).then(({ total, rows }) => [total, rows.length]);
  expect(await ask("chiamaka", "active")).toEqual([1, 1]);
  expect(await ask(code)).toEqual([1, 1]);
  expect(await ask("chiamaka", "refused")).toEqual([0, 0]);
  expect(await ask("somebody else")).toEqual([0, 0]);
});

test("the week's mail goes once, and only to who wants it and had something happen", async () => {
  const inviter = await aStudent();
  await anActiveFriend(await codeOf(inviter.id));
  await settleReferrals(days(4));
  expect(await sendWeekSummaries(days(7))).toBe(0);
  await saveChoices(inviter.id, { showsFirstName: false, wantsWeekly: true }, joined);
  const sent = await Promise.all([sendWeekSummaries(days(7)), sendWeekSummaries(days(7))]);
  expect(sent.toSorted()).toEqual([0, 1]);
  expect(await sendWeekSummaries(days(14))).toBe(0);
  expect(await choicesOf(inviter.id)).toEqual({ showsFirstName: false, wantsWeekly: true });
  const props = await db.select({ props: mails.props }).from(mails).orderBy(mails.queuedAt);
  expect(props.at(-1)!.props).toMatchObject({ joined: 1, active: 1 });
  expect(await db.select({ count: sql`1` }).from(deviceHandovers)).toEqual([]);
});
