import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { departures } from "#db/schema/jumpstart.ts";
import { mails } from "#db/schema/platform.ts";
import { requestErasure } from "#domain/accounts/erasure/request-erasure.server.ts";
import { saveProfile } from "#domain/accounts/people/profiles.server.ts";
import { test } from "#test/database.ts";
import { aTraveller, HANOI } from "#test/departure-factories.ts";
import { lastMailTo, PASSWORD, tokenFrom } from "#test/factories.ts";
import { followProfile, saveDates } from "../departures.server.ts";
import { planReminderMails } from "./reminder-mails.server.ts";
import { sendPlanReminders } from "./send-reminders.server.ts";
import { stopReminders, wantReminders } from "./want-reminders.server.ts";

// Eight weeks before the flight of 9 January. The next week of the plan begins on 21 November.
const now = new Date("2026-11-15T09:00:00Z");
const due = new Date("2026-11-21T01:00:00Z");
const dates = {
  fliesAt: null,
  landsOn: null,
  courseStartsOn: null,
  homeCountry: "VN",
  timeZone: HANOI,
  visa: "not-started",
} as const;

async function remindAt(userId: string): Promise<Date | null> {
  const [row] = await db.select().from(departures).where(eq(departures.userId, userId));
  return row?.remindAt ?? null;
}

test("anyone who wants reminders gets this week's steps once, and then the next week's", async () => {
  const traveller = await aTraveller({}, now);
  await wantReminders(traveller.id, now);
  expect(await sendPlanReminders(new Date(due.getTime() - 60_000))).toBe(0);

  const runs = await Promise.all([sendPlanReminders(due), sendPlanReminders(due)]);
  expect(runs.sort()).toEqual([0, 1]);
  const [mail, ...others] = await db.select().from(mails);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: "plan-reminder", recipient: traveller.email });
  expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  expect(mail?.props).toMatchObject({ days: 49, town: "Leeds" });
  const { thisWeek, late } = mail!.props as Record<string, { title: string; late?: string }[]>;
  expect(thisWeek!.map(({ title }) => title)).toContain("Get a copy of your vaccination record");
  expect(late!.map(({ title }) => title)).toContain("Fill in the Student visa form");
  expect(late!.every(({ late: words }) => words)).toBe(true);
  expect(await remindAt(traveller.id)).toEqual(new Date("2026-11-28T01:00:00Z"));
});

test("the next reminder moves with the flight, wherever it was changed", async () => {
  const { id } = await aTraveller({}, now);
  await wantReminders(id, now);
  expect(await remindAt(id)).toEqual(due);

  await saveDates(id, { ...dates, fliesOn: "2027-01-11" }, now);
  expect(await remindAt(id)).toEqual(new Date("2026-11-16T01:00:00Z"));

  await saveProfile(id, { movesOn: "2027-01-12" } as never, now);
  await followProfile(id, now);
  expect(await remindAt(id)).toEqual(new Date("2026-11-17T01:00:00Z"));
});

test("days that were taken away are waited for, and nobody is mailed meanwhile", async () => {
  const { id } = await aTraveller({}, now);
  await saveDates(id, { ...dates, fliesOn: null, courseStartsOn: null }, now);
  await wantReminders(id, now);
  expect(await sendPlanReminders(new Date("2027-06-01T00:00:00Z"))).toBe(0);
  await saveDates(id, { ...dates, fliesOn: "2027-01-09" }, now);
  expect(await remindAt(id)).toEqual(due);
});

test("without a flight the mail counts to the start of the course", async () => {
  const { id, email } = await aTraveller({ fliesOn: null }, now);
  await saveDates(id, { ...dates, fliesOn: null, courseStartsOn: "2027-01-09" }, now);
  await wantReminders(id, now);
  expect(await sendPlanReminders(due)).toBe(1);
  const { props } = (await lastMailTo(email))!;
  expect(props).toMatchObject({ days: 49, countsTo: "course" });
});

test("nobody is reminded who did not ask, who stopped it by the link, or who is leaving us", async () => {
  const [silent, stopped, leaving] = [
    await aTraveller({}, now),
    await aTraveller({}, now),
    await aTraveller({}, now),
  ];
  await wantReminders(stopped.id, now);
  await wantReminders(leaving.id, now);
  await sendPlanReminders(due);
  const { props } = (await lastMailTo(stopped.email))!;
  expect(planReminderMails.openStopLink("forged.token", now)).toBeNull();
  await stopReminders(planReminderMails.openStopLink(tokenFrom(props.stopLink), now)!, now);
  await stopReminders("somebody whose account is gone", now);
  await requestErasure(leaving, PASSWORD, now);
  await db.delete(mails);

  expect(await sendPlanReminders(new Date("2026-11-28T01:00:00Z"))).toBe(0);
  expect(await db.$count(mails)).toBe(0);
  expect(await remindAt(silent.id)).toBeNull();
});

test("after a day away an old reminder is not mailed, and the next one is set", async () => {
  const { id } = await aTraveller({}, now);
  await wantReminders(id, now);
  expect(await sendPlanReminders(new Date("2026-11-23T09:00:00Z"))).toBe(0);
  expect(await remindAt(id)).toEqual(new Date("2026-11-28T01:00:00Z"));
});
