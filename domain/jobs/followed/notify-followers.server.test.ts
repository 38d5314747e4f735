import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { renderMail } from "#workers/mail-templates.tsx";
import { stopJobMails } from "../alerts/unsubscribe.server.ts";
import { followEmployer } from "./follow-employer.server.ts";
import type { FollowMailProps } from "./follow-mail.server.ts";
import { notifyFollowers } from "./notify-followers.server.ts";

const at = (time: string) => new Date(`2031-03-${time}:00Z`);
/** Ten in the morning in London, where the test's people are. */
const followedAt = at("04T10:00");

async function aFollower(given: Parameters<typeof aStudent>[0] = {}) {
  const student = await aStudent({ timeZone: "Europe/London", ...given });
  const employer = await anEmployer({ name: "Kelpie Works", sponsorStatus: "licensed" });
  await followEmployer(student.id, employer.id, followedAt);
  return { student, employer };
}

async function told(email: string): Promise<FollowMailProps[]> {
  const rows = await db
    .select({ props: mails.props })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(mails.queuedAt));
  return rows.map(({ props }) => props as unknown as FollowMailProps);
}

const posted = (employerId: number, title: string, postedAt: Date) =>
  aJob({ employerId, title, postedAt, createdAt: postedAt });

test("a follower hears of jobs that came since, once, in their morning", async () => {
  const { student, employer } = await aFollower();
  await posted(employer.id, "Old", at("03T09:00"));
  await posted(employer.id, "New", at("05T02:00"));
  await aJob({ title: "Elsewhere", postedAt: at("05T02:00"), createdAt: at("05T02:00") });

  expect(await notifyFollowers(at("05T07:59"))).toBe(0);
  expect(await notifyFollowers(at("05T08:00"))).toBe(1);
  expect(await notifyFollowers(at("05T08:15"))).toBe(0);
  expect(await notifyFollowers(at("06T08:00"))).toBe(0);

  const [mail] = await told(student.email);
  expect(mail?.employers).toMatchObject([
    { name: "Kelpie Works", jobs: [{ title: "New" }], more: 0, licence: null },
  ]);
  const { subject, text } = await renderMail("followed-employers", { ...mail });
  expect(subject).toBe("Kelpie Works: 1 new job");
  expect(text).toContain("Stop all job emails");
  expect(text).toContain("/companies/");
});

test("one mail a day at most: what comes after it waits for the next morning", async () => {
  const { student, employer } = await aFollower();
  await posted(employer.id, "First", at("05T02:00"));
  await notifyFollowers(at("05T09:00"));
  await posted(employer.id, "Second", at("05T12:00"));

  expect(await notifyFollowers(at("05T18:00"))).toBe(0);
  expect(await notifyFollowers(at("06T09:00"))).toBe(1);
  const titles = (await told(student.email)).map(({ employers: [one] }) =>
    one?.jobs.map(({ title }) => title),
  );
  expect(titles).toEqual([["First"], ["Second"]]);
});

test("whom we took a name for is no news: no licence changed", async () => {
  const { student, employer } = await aFollower();
  const set = (sponsorStatus: string) =>
    db.update(employers).set({ sponsorStatus }).where(eq(employers.id, employer.id));
  await set("possible_match");
  await notifyFollowers(at("05T09:00"));
  await set("not_found");

  expect(await notifyFollowers(at("06T09:00"))).toBe(0);
  expect(await told(student.email)).toHaveLength(1);
});

test("a changed licence is told with both words; a first look-up is no change", async () => {
  const { student, employer } = await aFollower();
  const unknown = await anEmployer({ name: "Nobody looked" });
  await followEmployer(student.id, unknown.id, followedAt);
  const set = (id: number, sponsorStatus: string) =>
    db
      .update(employers)
      .set({ sponsorStatus, sponsorAsOf: "2031-03-05" })
      .where(eq(employers.id, id));
  await set(unknown.id, "licensed");
  await set(employer.id, "not_found");

  expect(await notifyFollowers(at("05T09:00"))).toBe(1);
  expect(await notifyFollowers(at("06T09:00"))).toBe(0);
  const [mail] = await told(student.email);
  expect(mail?.employers).toMatchObject([
    {
      name: "Kelpie Works",
      jobs: [],
      licence:
        "The sponsors’ register now says: not found on the register. Before: on the register, can sponsor skilled workers. Register of 5 March 2031.",
    },
  ]);
});

test("an import that is still writing loses no job: what just came waits a day", async () => {
  const { employer } = await aFollower();
  await posted(employer.id, "Early", at("05T02:00"));
  await posted(employer.id, "Just now", at("05T08:59"));

  await notifyFollowers(at("05T09:00"));

  expect(await notifyFollowers(at("06T09:00"))).toBe(1);
});

test("nobody who stopped job mails, or is leaving, is written to", async () => {
  const { student, employer } = await aFollower();
  const leaving = await aStudent({ eraseAfter: at("20T00:00") });
  await followEmployer(leaving.id, employer.id, followedAt);
  await stopJobMails(student.email, followedAt);
  await posted(employer.id, "New", at("05T02:00"));

  expect(await notifyFollowers(at("05T09:00"))).toBe(0);
  expect(await told(student.email)).toEqual([]);
});

test("two workers at once send one mail", async () => {
  const { student, employer } = await aFollower();
  await posted(employer.id, "New", at("05T02:00"));

  await Promise.all([notifyFollowers(at("05T09:00")), notifyFollowers(at("05T09:00"))]);

  expect(await told(student.email)).toHaveLength(1);
});
