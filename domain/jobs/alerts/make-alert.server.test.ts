import { eq, ne } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobAlerts, jobMailStops } from "#db/schema/job-alerts.ts";
import { mails } from "#db/schema/platform.ts";
import { NOBODY } from "#platform/mail.server.ts";
import { test } from "#test/database.ts";
import { aStudent, lastMailTo } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { performTasks, waitingTasks } from "#test/tasks.ts";
import { saveJob } from "../saved/save-job.server.ts";
import { MAX_ALERTS } from "./alert.ts";
import { changeAlertLink, holderOf } from "./alert-link.server.ts";
import {
  isSignedFor,
  setSavedJobMail,
  unsubscribeLink,
  wantsSavedJobMail,
} from "./job-mails.server.ts";
import { confirmAlert, findAlertToConfirm, makeAlert, requestAlert } from "./make-alert.server.ts";
import { changeAlert, endAlert, listAlerts } from "./my-alerts.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";
import { requestStop, stopJobMails } from "./unsubscribe.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);
const wanted = { board: "jobs", criteria: "q=data", frequency: "daily" } as const;
const fromGuest = { ...wanted, email: "ada@mail.example", timeZone: "Asia/Kolkata" };

async function tokenMailedTo(email: string): Promise<string> {
  const mail = await lastMailTo(email);
  return new URL(mail?.props.link ?? "").pathname.split("/").at(-1)!;
}

test("a guest's alert begins when its address says yes, and saying it twice is saying it once", async () => {
  await requestAlert(fromGuest, "192.0.2.7", now);
  const token = await tokenMailedTo(fromGuest.email);
  expect(await findAlertToConfirm(token, now)).toMatchObject({ name: "data", confirmedAt: null });

  expect(await confirmAlert(token, later(1))).toEqual({ ok: true, value: { name: "data" } });
  expect(await confirmAlert(token, later(2))).toEqual({ ok: true, value: { name: "data" } });
  const [alert] = await db.select().from(jobAlerts);
  expect(alert).toMatchObject({ confirmedAt: later(1), since: later(1) });
});

test("a link works for seven days, and a false one never", async () => {
  await requestAlert(fromGuest, "192.0.2.7", now);
  const token = await tokenMailedTo(fromGuest.email);
  const spent = { ok: false, error: "link-spent" };
  expect(await confirmAlert(token, later(8))).toEqual(spent);
  expect(await confirmAlert(`${token}x`, now)).toEqual(spent);
  expect(await confirmAlert("nonsense", now)).toEqual(spent);
});

test("somebody else's word changes nothing about a confirmed alert", async () => {
  await requestAlert(fromGuest, "192.0.2.7", now);
  await confirmAlert(await tokenMailedTo(fromGuest.email), now);
  await requestAlert(
    { ...fromGuest, email: "ADA@mail.example", frequency: "weekly" },
    "192.0.2.8",
    now,
  );

  const alerts = await db.select().from(jobAlerts);
  expect(alerts).toHaveLength(1);
  expect(alerts[0]).toMatchObject({ frequency: "daily", confirmedAt: now });
});

test("one address gets six such mails an hour at most, one network ten", async () => {
  const ask = (email: string, from: string) => requestAlert({ ...fromGuest, email }, from, now);
  for (let count = 0; count < 6; count += 1) await ask("ada@mail.example", `192.0.2.${count}`);
  expect(await ask("ada@mail.example", "192.0.2.200")).toEqual({ ok: false, error: "slow-down" });

  for (let count = 0; count < 10; count += 1) await ask(`p${count}@mail.example`, "203.0.113.5");
  expect(await ask("p11@mail.example", "203.0.113.5")).toEqual({ ok: false, error: "too-often" });
});

test("a signed-in reader has the alert at once, once, in their own zone", async () => {
  const reader = await aStudent({ timeZone: "Asia/Kolkata" });
  await makeAlert(reader, wanted, now);
  await makeAlert(reader, { ...wanted, frequency: "weekly" }, now);

  const { rows, total } = await listAlerts(reader, 1);
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({ frequency: "weekly", timeZone: "Asia/Kolkata", name: "data" });
  expect(await db.select({ id: mails.id }).from(mails)).toEqual([]);
});

test("an address has so many alerts and no more", async () => {
  const reader = await aStudent();
  for (let count = 0; count < MAX_ALERTS; count += 1) {
    await makeAlert(reader, { ...wanted, criteria: `q=word${count}` }, now);
  }
  expect(await makeAlert(reader, wanted, now)).toEqual({ ok: false, error: "too-many" });
});

test("alerts are paused, changed and ended by their owner alone", async () => {
  const [owner, other] = [await aStudent(), await aStudent()];
  await makeAlert(owner, wanted, now);
  const id = (await listAlerts(owner, 1)).rows[0]!.id;

  const refusal = { ok: false, error: "not-found" };
  expect(await changeAlert(other, { alert: id, frequency: "never" }, now)).toEqual(refusal);
  expect(await endAlert(other, id, now)).toEqual(refusal);

  await changeAlert(owner, { alert: id, frequency: "never" }, now);
  expect((await listAlerts(owner, 1)).rows[0]?.frequency).toBe("never");
  await changeAlert(owner, { alert: id, frequency: "weekly" }, later(3));
  const [resumed] = await db.select().from(jobAlerts);
  expect(resumed).toMatchObject({ frequency: "weekly", since: later(3) });

  await endAlert(owner, id, now);
  expect((await listAlerts(owner, 1)).total).toBe(0);
});

test("an alert made as a guest is its owner's once they have an account", async () => {
  await requestAlert(fromGuest, "192.0.2.7", now);
  await confirmAlert(await tokenMailedTo(fromGuest.email), now);
  const unproven = await aStudent({ email: "someone@mail.example" });
  const reader = await aStudent({ email: "ada@mail.example" });

  expect((await listAlerts(reader, 1)).total).toBe(1);
  expect((await listAlerts({ ...reader, emailVerified: false }, 1)).total).toBe(0);
  expect((await listAlerts(unproven, 1)).total).toBe(0);
});

test("the way out ends every alert of the address, a guest's and an account's", async () => {
  const reader = await aStudent({ email: "ada@mail.example" });
  const bystander = await aStudent();
  await makeAlert(reader, wanted, now);
  await makeAlert({ ...reader, email: "old@mail.example" }, { ...wanted, criteria: "q=law" }, now);
  await makeAlert(bystander, wanted, now);

  await stopJobMails("Ada@Mail.example", later(1));
  await stopJobMails("ada@mail.example", later(2));
  const left = await db
    .select({ userId: jobAlerts.userId, endedAt: jobAlerts.endedAt })
    .from(jobAlerts);
  expect(left.filter(({ endedAt }) => endedAt === null)).toEqual([
    { userId: bystander.id, endedAt: null },
  ]);
  expect(await db.select().from(jobMailStops)).toEqual([
    { emailKey: "ada@mail.example", stoppedAt: later(1) },
  ]);
});

test("asking for an alert brings no mail about saved jobs back", async () => {
  const reader = await aStudent();
  await setSavedJobMail(reader.email, { isOn: false }, now);
  await makeAlert(reader, wanted, now);
  expect(await wantsSavedJobMail(reader.email)).toBe(false);
});

test("a search is kept without mail, and mail can begin later", async () => {
  const reader = await aStudent();
  await makeAlert(reader, { ...wanted, frequency: "never" }, now);
  const [kept] = (await listAlerts(reader, 1)).rows;
  expect(kept).toMatchObject({ name: "data", frequency: "never" });
  expect(await sendAlerts(later(2))).toBe(0);

  await changeAlert(reader, { alert: kept!.id, frequency: "daily" }, later(3));
  const [begun] = await db.select().from(jobAlerts);
  expect(begun).toMatchObject({ frequency: "daily", since: later(3) });
});

test("the link in a mail changes its own alert without an account, until that has ended", async () => {
  await requestAlert(fromGuest, "192.0.2.7", now);
  await confirmAlert(await tokenMailedTo(fromGuest.email), now);
  await makeAlert(await aStudent(), wanted, now);
  const [guests, other] = await db.select().from(jobAlerts).orderBy(jobAlerts.id);
  const token = new URL(changeAlertLink(guests!.id)).pathname.split("/").at(-1)!;
  const holder = holderOf(token, now)!;

  expect(holderOf(`${token}x`, now)).toBeNull();
  expect((await listAlerts(holder, 1)).rows.map(({ id }) => id)).toEqual([guests!.id]);
  const paused = { alert: guests!.id, frequency: "never" } as const;
  expect(await changeAlert(holder, paused, now)).toEqual({ ok: true, value: null });
  expect(await endAlert(holder, other!.id, now)).toEqual({ ok: false, error: "not-found" });
  expect(await endAlert(holder, guests!.id, now)).toEqual({ ok: true, value: null });
  expect((await listAlerts(holder, 1)).total).toBe(0);
});

test("a signature is good for its own address only", () => {
  const url = new URL(unsubscribeLink("ada+jobs@mail.example"));
  const signature = url.searchParams.get("s");
  expect(url.pathname).toBe("/unsubscribe-job-newsletter/ada%2Bjobs%40mail.example");
  expect(isSignedFor("ADA+jobs@mail.example", signature, now)).toBe(true);
  expect(isSignedFor("eve@mail.example", signature, now)).toBe(false);
  expect(isSignedFor("ada+jobs@mail.example", `${signature}x`, now)).toBe(false);
  expect(isSignedFor("ada+jobs@mail.example", null, now)).toBe(false);
});

test("an unsigned wish is answered alike for known and unknown, and only the known get a mail", async () => {
  await makeAlert(await aStudent({ email: "ada@mail.example" }), wanted, now);
  const hostile = [
    `${"x".repeat(300)}@mail.example`,
    "a@b\r\nBcc: eve@evil.example",
    "' or 1=1 --",
    "",
  ];
  for (const email of ["ada@mail.example", "nobody-here@mail.example", ...hostile]) {
    expect(await requestStop(email, "192.0.2.7", now)).toBeUndefined();
  }
  expect(await waitingTasks()).toHaveLength(2);
  await performTasks();

  const all = await db.select({ to: mails.recipient, template: mails.template }).from(mails);
  const sent = all.filter(({ to }) => to !== NOBODY);
  expect(sent).toEqual([{ to: "ada@mail.example", template: "confirm-stop-job-mails" }]);
  expect(await db.select().from(jobAlerts).where(eq(jobAlerts.endedAt, now))).toEqual([]);
});

test("an account that gets mail about saved jobs alone gets the way out too, until it has left", async () => {
  const reader = await aStudent({ email: "ada@mail.example" });
  await saveJob(reader.id, (await aJob()).id, now);
  await requestStop("ada@mail.example", "192.0.2.7", now);
  await performTasks();
  expect(await lastMailTo("ada@mail.example")).toMatchObject({
    template: "confirm-stop-job-mails",
  });

  await stopJobMails("ada@mail.example", now);
  await db.delete(mails);
  await requestStop("ada@mail.example", "192.0.2.7", now);
  await performTasks();
  expect(await db.$count(mails, ne(mails.recipient, NOBODY))).toBe(0);
});
