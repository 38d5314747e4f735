import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { visaReminders } from "#db/schema/situation.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { requestErasure } from "#domain/accounts/erasure/request-erasure.server.ts";
import { test } from "#test/database.ts";
import { aStudent, lastMailTo, PASSWORD, tokenFrom } from "#test/factories.ts";
import { MAX_REMINDERS } from "./refusals.ts";
import { visaReminderMails } from "./reminder-mails.server.ts";
import { addReminders, listReminders, removeReminder, stopReminders } from "./reminders.server.ts";
import { sendReminders } from "./send-reminders.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const LONDON = "Europe/London";
const shorter = { about: "shorter-stay", day: "2026-12-31", remindOn: "2026-12-17" } as const;
const visa = { about: "visa-ends", day: "2027-01-27", remindOn: "2026-12-17" } as const;
const due = new Date("2026-12-17T08:00:00Z");

test("a reminder is kept once, for eight in the morning on its reader's clock", async () => {
  const { id: userId } = await aStudent();
  const requester = { userId, timeZone: "Asia/Kolkata" };
  expect(await addReminders(requester, [shorter, visa], now)).toEqual({
    ok: true,
    value: { added: 2 },
  });
  expect(await addReminders(requester, [shorter], now)).toEqual({ ok: true, value: { added: 0 } });

  expect(await db.select({ dueAt: visaReminders.dueAt }).from(visaReminders)).toEqual([
    { dueAt: new Date("2026-12-17T02:30:00Z") },
    { dueAt: new Date("2026-12-17T02:30:00Z") },
  ]);
});

test("a date that was corrected is what the reminder of that day is about", async () => {
  const { id: userId } = await aStudent();
  const requester = { userId, timeZone: LONDON };
  await addReminders(requester, [visa], now);
  const corrected = { ...visa, day: "2027-02-10" };
  expect(await addReminders(requester, [corrected], now)).toEqual({
    ok: true,
    value: { added: 1 },
  });
  expect(await listReminders(userId)).toMatchObject([corrected]);
});

test.each([
  ["nothing", [], "nothing-chosen"],
  ["today", [{ ...visa, remindOn: "2026-11-15" }], "not-ahead"],
  ["a day after the date", [{ ...visa, remindOn: "2027-01-28" }], "not-ahead"],
])("%s cannot be reminded of", async (_case, wanted, error) => {
  const { id: userId } = await aStudent();
  expect(await addReminders({ userId, timeZone: LONDON }, wanted, now)).toEqual({
    ok: false,
    error,
  });
  expect(await db.$count(visaReminders)).toBe(0);
});

test("one more than the most is refused whole, also when two ask together", async () => {
  const { id: userId } = await aStudent();
  const days = Array.from({ length: MAX_REMINDERS }, (_, index) => ({
    ...visa,
    remindOn: `2026-12-${String(index + 1).padStart(2, "0")}`,
  }));
  const requester = { userId, timeZone: LONDON };
  const outcomes = await Promise.all([
    addReminders(requester, days.slice(0, 12), now),
    addReminders(
      requester,
      days.slice(8).map((day) => ({ ...day, about: "shorter-stay" as const })),
      now,
    ),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "too-many" });
  expect(await db.$count(visaReminders)).toBe(12);
});

test("what is due goes in one mail, never twice, with the way out in its headers", async () => {
  const student = await aStudent();
  await addReminders({ userId: student.id, timeZone: LONDON }, [shorter, visa], now);
  expect(await sendReminders(new Date(due.getTime() - 60_000))).toBe(0);

  const runs = await Promise.all([sendReminders(due), sendReminders(due)]);
  expect(runs.sort()).toEqual([0, 1]);
  expect(await sendReminders(new Date(due.getTime() + 3_600_000))).toBe(0);

  const [mail, ...others] = await db.select().from(mails).where(eq(mails.recipient, student.email));
  expect(others).toEqual([]);
  expect(mail?.template).toBe("visa-reminder");
  expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  expect(mail?.props).toMatchObject({
    items: [
      { title: "Last day for 2 years on the Graduate visa: 31 December 2026" },
      { title: "Your Student visa ends: 27 January 2027" },
    ],
  });
  expect(await listReminders(student.id)).toEqual([]);
});

test("the link in the mail names its reader, and stops what is still to come", async () => {
  const [ada, ben] = [await aStudent(), await aStudent()];
  const later = { ...visa, remindOn: "2027-01-13" };
  for (const { id: userId } of [ada, ben])
    await addReminders({ userId, timeZone: LONDON }, [shorter, later], now);
  await sendReminders(due);

  const { props } = (await lastMailTo(ada.email))!;
  expect(visaReminderMails.openStopLink("forged.token", now)).toBeNull();
  await stopReminders(visaReminderMails.openStopLink(tokenFrom(props.stopLink), now)!);

  expect(await listReminders(ada.id)).toEqual([]);
  expect(await listReminders(ben.id)).toHaveLength(1);
});

test("somebody else's reminder is not removed", async () => {
  const [ada, ben] = [await aStudent(), await aStudent()];
  await addReminders({ userId: ada.id, timeZone: LONDON }, [shorter], now);
  const [reminder] = await listReminders(ada.id);
  await removeReminder(ben.id, reminder!.id);
  expect(await listReminders(ada.id)).toHaveLength(1);
  await removeReminder(ada.id, reminder!.id);
  expect(await listReminders(ada.id)).toEqual([]);
});

test("after three days away an old reminder is not mailed, and stays unmailed", async () => {
  const { id: userId } = await aStudent();
  await addReminders({ userId, timeZone: LONDON }, [shorter], now);
  const late = new Date(due.getTime() + 4 * 24 * 3_600_000);
  expect(await sendReminders(late)).toBe(0);
  expect(await sendReminders(late)).toBe(0);
  expect(await db.$count(mails)).toBe(0);
});

test("they stop with the account, are in the download, and are forgotten in time", async () => {
  const student = await aStudent();
  await addReminders({ userId: student.id, timeZone: LONDON }, [shorter, visa], now);
  expect((await exportMyData(student.id, now))?.tables.visa_reminders).toHaveLength(2);

  await requestErasure(student, PASSWORD, now);
  await db.delete(mails);
  expect(await sendReminders(due)).toBe(0);
  expect(await db.$count(mails)).toBe(0);

  await sendReminders(new Date(due.getTime() + 31 * 24 * 3_600_000));
  expect(await db.$count(visaReminders)).toBe(0);
});
