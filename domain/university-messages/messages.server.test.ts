import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { visaEndShares } from "#db/schema/analytics.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStudent, aUniversity } from "#test/factories.ts";
import { listCourses } from "./group.server.ts";
import { mailMessage, stopMessages } from "./mail-message.server.ts";
import { currentMessages, endMessage, listMessages, sendMessage } from "./messages.server.ts";

const now = new Date("2031-11-16T09:00:00Z");

async function aSender() {
  const university = await aUniversity();
  const member = await anAdminOf(university, { officeRole: "adviser" });
  return { member, universityId: university.id, timeZone: "Asia/Kolkata" };
}

const message = {
  title: "CV week",
  body: "Come along.",
  startsOn: "2031-11-16",
  endsOn: "2031-11-17",
  group: {},
  isMailed: false,
};

const readerOf = ({ universityId }: { universityId: number }) => ({ id: "anybody", universityId });

test("students read a message on its days, by the university's clock, and only their own", async () => {
  const [one, other] = [await aSender(), await aSender()];
  await sendMessage(one, message, now);
  const at = async (moment: string) =>
    (await currentMessages(readerOf(one), new Date(moment))).map(({ title }) => title);
  // The 16th begins in Kolkata at 18:30 UTC on the 15th.
  expect(await at("2031-11-15T18:29:00Z")).toEqual([]);
  expect(await at("2031-11-15T18:30:00Z")).toEqual(["CV week"]);
  expect(await at("2031-11-17T18:29:00Z")).toEqual(["CV week"]);
  expect(await at("2031-11-17T18:30:00Z")).toEqual([]);
  expect(await currentMessages(readerOf(other), now)).toEqual([]);
});

test("a message is taken down by its own university alone", async () => {
  const [one, other] = [await aSender(), await aSender()];
  await sendMessage(one, message, now);
  const { rows } = await listMessages(one.universityId, { page: 1 });
  expect(await endMessage(other, rows[0]!.id, now)).toBe(false);
  expect(await endMessage(one, rows[0]!.id, now)).toBe(true);
  expect(await endMessage(one, rows[0]!.id, now)).toBe(false);
  expect(await currentMessages(readerOf(one), now)).toEqual([]);
});

/** So many students who named a course and the last day of their visa. */
async function students(universityId: number, count: number, course: string) {
  const made = [];
  for (let n = 0; n < count; n += 1) {
    const student = await aStudent({ university: { id: universityId } });
    await db
      .update(profiles)
      .set({ course, courseEndsOn: "2032-09-30" })
      .where(eq(profiles.userId, student.id));
    await db.insert(visaEndShares).values({ userId: student.id, endsOn: "2033-01-31", at: now });
    made.push(student);
  }
  return made;
}

test("a group of four is refused, one of five is told, and only it", async () => {
  const one = await aSender();
  const nursing = await students(one.universityId, 4, "Nursing");
  const [law] = await students(one.universityId, 1, "Law");
  const asked = { ...message, group: { course: "nursing" } };
  expect(await sendMessage(one, asked, now)).toEqual({ ok: false, error: "small-group" });
  const group = { course: "nursing", year: 2032, visaEnds: "2033-01" };
  nursing.push(...(await students(one.universityId, 1, " NURSING ")));
  expect(await sendMessage(one, { ...asked, group }, now)).toEqual({
    ok: true,
    value: { count: 5 },
  });
  const titles = async (id: string) =>
    (await currentMessages({ id, universityId: one.universityId }, now)).map(({ title }) => title);
  for (const { id } of nursing) expect(await titles(id)).toEqual(["CV week"]);
  expect(await titles(law!.id)).toEqual([]);
  expect(await listCourses(one.universityId)).toEqual([{ key: "nursing", name: "Nursing" }]);
});

test("mail goes once to everybody of the group who has not said no", async () => {
  const one = await aSender();
  const [ada, bob, ...rest] = await students(one.universityId, 6, "Nursing");
  for (const userId of [bob!.id, bob!.id, "somebody whose account is gone"]) {
    await stopMessages({ userId, universityId: one.universityId }, now);
  }
  await sendMessage(one, { ...message, group: { course: "nursing" }, isMailed: true }, now);
  const { rows } = await listMessages(one.universityId, { page: 1 });
  await mailMessage(rows[0]!.id, now);
  await mailMessage(rows[0]!.id, now);
  const sent = await db.select().from(mails).where(eq(mails.template, "university-message"));
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
    [ada!, ...rest].map(({ email }) => email).toSorted(),
  );
  expect(sent[0]!.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
});

test("three mailings in a week are allowed, a fourth is not; viewers send none", async () => {
  const one = await aSender();
  const mailed = { ...message, isMailed: true };
  for (let n = 0; n < 3; n += 1)
    expect(await sendMessage(one, mailed, now)).toMatchObject({ ok: true });
  expect(await sendMessage(one, mailed, now)).toEqual({ ok: false, error: "slow-down" });
  expect(await sendMessage(one, message, now)).toMatchObject({ ok: true });
  const viewer = { ...one, member: { ...one.member, officeRole: "viewer" as const } };
  expect(await sendMessage(viewer, message, now)).toEqual({ ok: false, error: "forbidden" });
});

test("an account that the university has closed is neither counted nor mailed", async () => {
  const one = await aSender();
  const [closed] = await students(one.universityId, 5, "Nursing");
  await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, closed!.id));
  const asked = { ...message, group: { course: "nursing" } };
  expect(await sendMessage(one, asked, now)).toEqual({ ok: false, error: "small-group" });
});
