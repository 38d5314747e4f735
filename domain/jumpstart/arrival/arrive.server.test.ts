import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents, users } from "#db/schema/accounts.ts";
import { checklistMarks, departures } from "#db/schema/jumpstart.ts";
import { mails } from "#db/schema/platform.ts";
import { activityOf } from "#domain/activity/activity.queries.server.ts";
import { test } from "#test/database.ts";
import { aTraveller } from "#test/departure-factories.ts";
import { anAdminOf, aStudent, aUniversity } from "#test/factories.ts";
import { openFamilyLink, sharePlan } from "../family/share-plan.server.ts";
import { markStep } from "../marks.server.ts";
import { wantReminders } from "../reminders/want-reminders.server.ts";
import { countPlans, listOnTheWay } from "./arrivals.queries.server.ts";
import {
  confirmArrival,
  confirmArrivals,
  confirmDueArrivals,
  sayArrived,
} from "./arrive.server.ts";

const before = new Date("2027-01-08T12:00:00Z");
const landed = new Date("2027-01-10T09:00:00Z");
const now = new Date("2026-11-15T09:00:00Z");

async function roleOf(userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user?.role;
}

test("from the day of landing somebody's word is enough, and everything of theirs stays", async () => {
  const { id, email } = await aTraveller({ landsOn: "2027-01-10" }, now);
  await markStep(id, { step: "papers", isDone: true, now });
  await wantReminders(id, now);
  const link = await sharePlan({ userId: id, label: "Parents", parts: ["flight"], now });

  expect(await sayArrived(id, landed)).toBe("arrived");
  expect(await roleOf(id)).toBe("student");
  const [user] = await db.select().from(users).where(eq(users.id, id));
  expect(user?.timeZone).toBe("Europe/London");
  expect(await db.$count(checklistMarks, eq(checklistMarks.userId, id))).toBe(1);
  const [departure] = await db.select().from(departures).where(eq(departures.userId, id));
  expect(departure).toMatchObject({ arrivedAt: landed, remindAt: null });
  expect(link.ok && (await openFamilyLink(link.value.token, landed))).toBeNull();

  const trail = await db.select().from(securityEvents).where(eq(securityEvents.userId, id));
  expect(trail.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["role-changed", "arrived"]),
  );
  const { rows } = await activityOf(id);
  expect(rows.map(({ kind }) => kind)).toContain("arrived");
  const sent = await db.select().from(mails).where(eq(mails.recipient, email));
  expect(sent).toMatchObject([{ template: "arrived", props: { hasEndedLinks: true } }]);
});

test("before the day it waits, until the day comes or the university says so", async () => {
  const university = await aUniversity();
  const [byDay, byAdmin, silent] = [
    await aTraveller({ university, landsOn: "2027-01-10" }, now),
    await aTraveller({ university, landsOn: "2027-01-10" }, now),
    await aTraveller({ university, landsOn: "2027-01-10" }, now),
  ];
  for (const { id } of [byDay, byAdmin]) expect(await sayArrived(id, before)).toBe("waiting");
  expect(await confirmDueArrivals(before)).toBe(0);
  const { rows } = await listOnTheWay(university.id, { q: "", page: 1 });
  expect(rows.slice(0, 2).every(({ saidArrivedAt }) => saidArrivedAt)).toBe(true);

  const admin = await anAdminOf(university);
  expect(await confirmArrival(admin, byAdmin.id, before)).toEqual({ ok: true, value: null });
  expect(await roleOf(byAdmin.id)).toBe("student");
  expect(await confirmDueArrivals(landed)).toBe(1);
  expect(await roleOf(byDay.id)).toBe("student");
  expect(await roleOf(silent.id)).toBe("predeparture_student");
});

test("said by two at once, somebody arrives once", async () => {
  const university = await aUniversity();
  const { id, email } = await aTraveller({ university, landsOn: "2027-01-10" }, now);
  const admin = await anAdminOf(university);
  await Promise.all([sayArrived(id, landed), confirmArrival(admin, id, landed)]);
  const arrivals = and(eq(securityEvents.userId, id), eq(securityEvents.kind, "arrived"));
  expect(await db.$count(securityEvents, arrivals)).toBe(1);
  expect(await db.$count(mails, eq(mails.recipient, email))).toBe(1);
});

test("a university confirms its own people alone, by one or by a list", async () => {
  const [ours, theirs] = [await aUniversity(), await aUniversity()];
  const admin = await anAdminOf(ours);
  const [one, two] = [
    await aTraveller({ university: ours }, now),
    await aTraveller({ university: ours }, now),
  ];
  const other = await aTraveller({ university: theirs }, now);
  const student = await aStudent({ university: ours });

  expect(await confirmArrival(admin, other.id, now)).toEqual({ ok: false, error: "not-found" });
  const viewer = await anAdminOf(ours, { officeRole: "viewer" });
  for (const nobody of [student, viewer])
    expect(await confirmArrival(nobody, one.id, now)).toEqual({ ok: false, error: "forbidden" });
  expect(await confirmArrivals(viewer, [], now)).toEqual({ ok: false, error: "forbidden" });
  expect(await confirmArrival(admin, "nobody", now)).toEqual({ ok: false, error: "not-found" });

  const emails = [one.email.toUpperCase(), one.email, two.email, other.email, "x@mail.example"];
  expect(await confirmArrivals(admin, emails, now)).toEqual({
    ok: true,
    value: { arrived: 2, unknown: [other.email, "x@mail.example"] },
  });
  expect(await roleOf(other.id)).toBe("predeparture_student");
  expect(await roleOf(two.id)).toBe("student");
});

test("a university sees counts of five or more, and of its own people alone", async () => {
  const [ours, theirs] = [await aUniversity(), await aUniversity()];
  for (let n = 0; n < 6; n += 1) await aTraveller({ university: ours }, now);
  await aTraveller({ university: ours, fliesOn: "2026-11-20" }, now);
  await aTraveller({ university: theirs }, now);
  const counts = await countPlans(ours.id, "2026-11-15");
  expect(counts).toMatchObject({ all: "5", later: "5", soon: "fewer than 5", weeks: "0" });
  expect(await countPlans(theirs.id, "2026-11-15")).toMatchObject({ all: "fewer than 5" });
});
