import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";
import { eventRegistrations, events } from "#db/schema/events.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { anEvent } from "#test/event-factories.ts";
import { aStudent, aUniversity } from "#test/factories.ts";
import { waitingTasks } from "#test/tasks.ts";
import type { Reader } from "../event.ts";
import { acceptOffer, cancelPlace } from "./answer-offer.server.ts";
import { notifyEventPeople } from "./notify-people.server.ts";
import { endAllOffers, endOffers } from "./offer-places.server.ts";
import { placeToken, registrationIn } from "./place-token.server.ts";
import { registerGuest } from "./register-guest.server.ts";
import { sendEventReminders } from "./send-reminders.server.ts";
import { confirmPlace, takePlace } from "./take-place.server.ts";

const now = new Date("2027-03-01T09:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const guest: Reader = { kind: "guest" };
const person = (n: number) => ({
  userId: null,
  name: `Person ${n}`,
  email: `person-${n}@mail.example`,
  timeZone: "Asia/Kolkata",
  answers: {},
});

async function take(eventId: number, n: number, at = now) {
  const taken = await takePlace(eventId, guest, person(n), at);
  if (!taken.ok) throw new Error(taken.error);
  return taken.value;
}

/** As a browser does it: who finds every connection busy asks again. */
async function insist<Value>(ask: () => Promise<Value>): Promise<Value> {
  return ask().catch((error: unknown) => {
    if (!String(error).includes("timeout exceeded when trying to connect")) throw error;
    return insist(ask);
  });
}

const places = (eventId: number) =>
  db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, eventId))
    .orderBy(asc(eventRegistrations.id));
const stateOf = async (id: number) =>
  (await db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)))[0]?.state;
const mailsTo = (n: number) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.recipient, person(n).email))
    .orderBy(asc(mails.queuedAt));
const templatesTo = async (n: number) => (await mailsTo(n)).map(({ template }) => template).sort();

test("of 200 who ask at once for 20 places, 20 have one and 180 wait in one order", async () => {
  const { id } = await anEvent({ capacity: 20 });

  const taken = await Promise.all(Array.from({ length: 200 }, (_, n) => insist(() => take(id, n))));

  expect(taken.filter(({ state }) => state === "held")).toHaveLength(20);
  expect(taken.filter(({ state }) => state === "waiting")).toHaveLength(180);
  const rows = await places(id);
  expect(rows.map(({ state }) => state)).toEqual([
    ...Array(20).fill("held"),
    ...Array(180).fill("waiting"),
  ]);

  await Promise.all(rows.slice(0, 5).map((row) => cancelPlace(row.id, later(1))));
  const offered = (await places(id)).filter(({ state }) => state === "offered");
  expect(offered.map((row) => row.id)).toEqual(rows.slice(20, 25).map((row) => row.id));
}, 120_000);

test("asking again changes nothing, also at the same moment", async () => {
  const { id } = await anEvent({ capacity: 1 });
  const taken = await Promise.all([take(id, 1), take(id, 1), take(id, 1)]);

  expect(new Set(taken.map((one) => one.id)).size).toBe(1);
  expect(await places(id)).toHaveLength(1);
  expect(await templatesTo(1)).toEqual(["event-place"]);
});

test("an offer that nobody takes ends, and the next in the list is asked", async () => {
  const { id } = await anEvent({ capacity: 1 });
  const [first, second, third] = [await take(id, 1), await take(id, 2), await take(id, 3)];
  await cancelPlace(first.id, now);

  expect(await stateOf(second.id)).toBe("offered");
  expect(await templatesTo(2)).toEqual(["event-offer", "event-waiting"]);
  const task = (await waitingTasks()).find(({ name }) => name === "event-offer-ended");
  expect(task?.data).toEqual({ eventId: id });

  await endOffers(id, later(23));
  expect(await stateOf(second.id)).toBe("offered");
  await endAllOffers(later(24));
  expect(await stateOf(second.id)).toBe("lapsed");
  expect(await stateOf(third.id)).toBe("offered");
  expect(await acceptOffer(second.id, later(24))).toEqual({ ok: false, error: "offer-over" });

  expect((await acceptOffer(third.id, later(25))).ok).toBe(true);
  expect((await acceptOffer(third.id, later(26))).ok).toBe(true);
  expect(await stateOf(third.id)).toBe("held");
  expect(await templatesTo(3)).toEqual(["event-offer", "event-place", "event-waiting"]);
});

test("nobody passes those who wait, and anyone who comes back is the last", async () => {
  const { id } = await anEvent({ capacity: 1 });
  const first = await take(id, 1);
  await take(id, 2);
  await cancelPlace(first.id, now);
  await cancelPlace(first.id, now);

  expect(await take(id, 3, later(1))).toMatchObject({ state: "waiting" });
  expect(await take(id, 1, later(2))).toMatchObject({ id: first.id, state: "waiting" });
  await endOffers(id, later(30));
  expect((await places(id)).map(({ state }) => state)).toEqual(["waiting", "lapsed", "offered"]);
});

test("in the last half hour a free place is the next one's at once, and no stranger's", async () => {
  const { id, startsAt } = await anEvent({ capacity: 1 });
  const minutesBefore = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);
  const first = await take(id, 1);
  await take(id, 2);
  await take(id, 3);
  await cancelPlace(first.id, minutesBefore(10));

  expect((await places(id)).map(({ state }) => state)).toEqual(["cancelled", "held", "waiting"]);
  expect(await templatesTo(2)).toEqual(["event-place", "event-waiting"]);
  expect(await take(id, 4, minutesBefore(9))).toMatchObject({ state: "waiting" });
  // Once it has begun nobody is given a place that they do not know of.
  await cancelPlace((await places(id))[1]!.id, startsAt);
  expect((await places(id)).map(({ state }) => state).slice(1)).toEqual([
    ...["cancelled", "waiting", "waiting"],
  ]);
});

test("a cancelled place leaves the calendar: same uid, a higher number, METHOD CANCEL", async () => {
  const { id } = await anEvent({});
  const { id: placeId } = await take(id, 1);
  await cancelPlace(placeId, now);
  await take(id, 1, later(1));

  const sent = await mailsTo(1);
  const dates = sent.map(({ props }) => props.dates as Record<string, unknown>);
  expect(dates.map(({ isCancelled }) => isCancelled)).toEqual([false, true, false]);
  expect(dates.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
  expect(new Set(dates.map(({ sessions }) => JSON.stringify(sessions))).size).toBe(1);
  expect(JSON.stringify(sent)).not.toContain("video.example");
});

test("a guest takes nothing before the link in the mail is opened", async () => {
  const { id } = await anEvent({ capacity: 1 });
  const { userId: _, ...asha } = person(1);
  expect(await registerGuest(id, asha, "2001:db8:1::1", now)).toEqual({ ok: true, value: null });
  expect((await places(id)).map(({ state }) => state)).toEqual(["pending"]);
  await take(id, 2);

  const link = String((await mailsTo(1))[0]?.props.place);
  const placeId = registrationIn(decodeURIComponent(link.split("/").at(-1)!), now)!;
  expect(await confirmPlace(placeId, now)).toMatchObject({ value: { state: "waiting" } });

  await registerGuest(id, { ...asha, name: "Somebody Else" }, "2001:db8:1::2", now);
  expect((await places(id))[0]).toMatchObject({ name: "Person 1", state: "waiting" });
  expect(await templatesTo(1)).toEqual(["event-confirm", "event-waiting", "event-waiting"]);
  expect(registrationIn(`${placeToken(placeId)}x`, now)).toBeNull();
});

test("an event is open in its time and to its readers only", async () => {
  const [own, other] = [await aUniversity(), await aUniversity()];
  const student = await aStudent({ universityId: own.id });
  const stranger = await aStudent({ universityId: other.id });
  const ask = (eventId: number, reader: Reader, at = now) =>
    takePlace(eventId, reader, person(1), at);
  const { id } = await anEvent({ universityId: own.id, opensAt: now, closesAt: later(5) });
  const { id: forAlumni } = await anEvent({ roles: ["alumni"] });
  const { id: draft } = await anEvent({ state: "draft" });

  expect(await ask(id, student, later(-1))).toEqual({ ok: false, error: "not-yet" });
  expect(await ask(id, student, later(5))).toEqual({ ok: false, error: "closed" });
  expect(await ask(id, stranger)).toEqual({ ok: false, error: "not-for-you" });
  expect(await ask(id, guest)).toEqual({ ok: false, error: "not-for-you" });
  expect(await ask(forAlumni, student)).toEqual({ ok: false, error: "not-for-you" });
  expect((await ask(draft, student)).ok).toBe(false);
  expect((await ask(id, student)).ok).toBe(true);
});

test("who takes a place with an account has it in their activity", async () => {
  const { id } = await anEvent();
  const student = await aStudent();
  const asked = { ...person(1), userId: student.id, email: student.email };
  const taken = await takePlace(id, student, asked, now);
  if (taken.ok) await cancelPlace(taken.value.id, later(1));

  const acts = await db.select().from(activity).where(eq(activity.userId, student.id));
  expect(acts.map(({ kind, thingId }) => [kind, thingId]).sort()).toEqual([
    ["event-place-cancelled", String(id)],
    ["event-place-taken", String(id)],
  ]);
});

test("reminders go a day and an hour before, once each, and again when the time moves", async () => {
  const startsAt = new Date("2027-03-10T14:00:00Z");
  const { id } = await anEvent({ capacity: 1 });
  await take(id, 1);
  await take(id, 2);
  const at = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);

  expect(await sendEventReminders(at(24 * 60 + 1))).toBe(0);
  expect(await Promise.all([sendEventReminders(at(1440)), sendEventReminders(at(1440))])).toContain(
    1,
  );
  expect(await sendEventReminders(at(600))).toBe(0);
  expect(await sendEventReminders(at(60))).toBe(1);
  expect(await sendEventReminders(at(30))).toBe(0);
  expect(await templatesTo(1)).toEqual(["event-place", "event-reminder", "event-reminder"]);
  expect(await templatesTo(2)).toEqual(["event-waiting"]);
  expect((await mailsTo(1)).map(({ props }) => props.soon).filter(Boolean)).toEqual([
    "is tomorrow: Wednesday 10 March, 19:30, India time",
    "begins in an hour: Wednesday 10 March, 19:30, India time",
  ]);
});

test("everybody who comes or waits is told about a change and about the end, each once", async () => {
  const { id } = await anEvent({ capacity: 1 });
  await take(id, 1);
  await take(id, 2);
  const set = { sequence: 1, updatedAt: later(1) };
  await db.update(events).set(set).where(eq(events.id, id));
  await take(id, 3, later(2));
  await notifyEventPeople(id, later(2));
  await notifyEventPeople(id, later(2));

  expect(await templatesTo(1)).toEqual(["event-changed", "event-place"]);
  expect(await templatesTo(2)).toEqual(["event-changed", "event-waiting"]);
  expect(await templatesTo(3)).toEqual(["event-waiting"]);

  const end = { state: "cancelled" as const, sequence: 2, updatedAt: later(3) };
  await db.update(events).set(end).where(eq(events.id, id));
  await Promise.all([notifyEventPeople(id, later(3)), notifyEventPeople(id, later(3))]);
  expect((await templatesTo(2)).filter((name) => name === "event-cancelled")).toHaveLength(1);
  const [last] = (await mailsTo(1)).filter(({ template }) => template === "event-cancelled");
  expect(last?.props.dates).toMatchObject({ isCancelled: true, sequence: 2 });
});
