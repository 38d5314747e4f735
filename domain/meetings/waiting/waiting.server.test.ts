import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { meetings, meetingWaiting } from "#db/schema/meetings.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aBooking, aMeetingHost, aMeetingService } from "#test/meeting-factories.ts";
import { acceptOffer, declineOffer } from "../booking/answer-offer.server.ts";
import { bookMeeting } from "../booking/book-meeting.server.ts";
import { cancelAsHost, cancelMeeting } from "../booking/change-meeting.server.ts";
import type { Booker } from "../calendar/meeting.ts";
import { joinList, leaveList } from "./join-list.server.ts";
import { lookAfterWaiting } from "./offer-times.server.ts";

// The factory's host works 09:00 to 17:00 in London on weekdays; the 9th is a Tuesday.
const now = new Date("2027-03-08T08:00:00Z");
const guest: Booker = { kind: "guest" };
const nine = new Date("2027-03-10T09:00:00Z");

/** One host with one time that can be booked, and it is taken. */
async function aFullService() {
  const host = await aMeetingHost();
  const service = await aMeetingService([host], { minutes: 480, maxDaysAhead: 2, noticeHours: 24 });
  const booked = await bookMeeting(service, guest, aBooking(0, { startsAt: nine }), now);
  const other = await bookMeeting(
    ...([
      service,
      guest,
      aBooking(1, { startsAt: new Date("2027-03-09T09:00:00Z") }),
      now,
    ] as const),
  );
  if (!booked.ok || !other.ok) throw new Error("Not booked");
  return { host, service, booked: booked.value };
}

function wishes(n: number, given: object = {}) {
  const { person, clientAddress } = aBooking(n, {});
  const { timeZone, ...who } = person;
  return {
    ...{ hostId: null, person: who, timeZone, clientAddress, mode: "video" as const, phone: null },
    ...{ weekdays: [], partOfDay: "any" as const, untilDay: "2027-03-20" },
    ...given,
  };
}

const states = async () =>
  (await db.select().from(meetingWaiting).orderBy(meetingWaiting.id)).map(({ state }) => state);

test("a time that is given back is kept for the first whom it suits, and nobody can book it", async () => {
  const { service, booked } = await aFullService();
  expect((await joinList(service, guest, wishes(11, { weekdays: [1] }), now)).ok).toBe(true);
  expect((await joinList(service, guest, wishes(12), now)).ok).toBe(true);
  expect((await joinList(service, guest, wishes(13), now)).ok).toBe(true);
  expect(await joinList(service, guest, wishes(12), now)).toEqual({
    ...{ ok: false, error: "waits-already" },
  });
  await cancelMeeting(booked.id, now);
  expect(await states()).toEqual(["waiting", "offered", "waiting"]);
  const [offer] = await db.select().from(meetings).where(eq(meetings.state, "offered"));
  // A quarter of the 49 hours that are left.
  expect(offer).toMatchObject({ startsAt: nine, email: "person-12@mail.example" });
  expect(offer?.offerExpiresAt).toEqual(new Date(now.getTime() + (49 / 4) * 3_600_000));
  const again = await bookMeeting(service, guest, aBooking(20, { startsAt: nine }), now);
  expect(again).toEqual({ ok: false, error: "not-free" });

  const taken = await acceptOffer(offer!.id, now);
  expect(taken.ok && taken.value.meeting.state).toBe("booked");
  expect((await acceptOffer(offer!.id, now)).ok).toBe(true);
  expect(await states()).toEqual(["waiting", "booked", "waiting"]);
  expect(await db.$count(mails, eq(mails.template, "meeting-offer"))).toBe(1);
});

test("an offer that nobody took in time goes to the next, and so does one that is let go", async () => {
  const { service, booked } = await aFullService();
  for (const n of [11, 12, 13]) await joinList(service, guest, wishes(n), now);
  await cancelMeeting(booked.id, now);
  const offered = () => db.select().from(meetings).where(eq(meetings.state, "offered"));
  const [first] = await offered();
  await lookAfterWaiting(now);
  expect(await states()).toEqual(["offered", "waiting", "waiting"]);
  const later = new Date(first!.offerExpiresAt!.getTime() + 1000);
  expect(await acceptOffer(first!.id, later)).toEqual({ ok: false, error: "offer-over" });
  await lookAfterWaiting(later);
  expect(await states()).toEqual(["lapsed", "offered", "waiting"]);
  const [second] = await offered();
  await declineOffer(second!.id, later);
  expect(await states()).toEqual(["lapsed", "lapsed", "offered"]);
});

test("who finds a free time that suits does not wait; who leaves is asked no more", async () => {
  const { service, booked } = await aFullService();
  const turn = await joinList(service, guest, wishes(11), now);
  if (!turn.ok) throw new Error(turn.error);
  await leaveList(turn.value.id);
  await cancelMeeting(booked.id, now);
  expect(await states()).toEqual(["left"]);
  expect(await joinList(service, guest, wishes(12), now)).toEqual({
    ...{ ok: false, error: "times-suit" },
  });
});

test("two looks at once keep a time for one person", async () => {
  const { service, booked } = await aFullService();
  await db.update(meetings).set({ state: "cancelled" }).where(eq(meetings.id, booked.id));
  for (const n of [11, 12]) {
    const { clientAddress: _, person, ...rest } = wishes(n);
    const row = { ...person, ...rest, weekdays: [], serviceId: service.id, createdAt: now };
    await db.insert(meetingWaiting).values(row);
  }
  await Promise.all([1, 2, 3, 4].map(() => lookAfterWaiting(now)));
  expect((await states()).sort()).toEqual(["offered", "waiting"]);
});

test("a time that its host cannot make is offered to nobody", async () => {
  const { service, booked } = await aFullService();
  await joinList(service, guest, wishes(11), now);
  const by = { actorId: (await aStudent()).id, desk: null, reason: "Ill", freesTime: false };
  await cancelAsHost(booked.id, by, now);
  await lookAfterWaiting(now);
  expect(await states()).toEqual(["waiting"]);
});

test("sixty people whom nothing suits do not keep the next from a time", async () => {
  const { service, booked } = await aFullService();
  const row = (n: number, weekdays: number[]) => {
    const { clientAddress: _, person, ...rest } = wishes(n);
    return { ...person, ...rest, weekdays, serviceId: service.id, createdAt: now };
  };
  const sundays = Array.from({ length: 60 }, (_, n) => row(100 + n, [7]));
  await db.insert(meetingWaiting).values([...sundays, row(200, [])]);
  await cancelMeeting(booked.id, now);
  expect((await states()).filter((state) => state === "offered")).toHaveLength(1);
});

test("a last day that is over, and a way to meet that is not offered, are refused", async () => {
  const { service } = await aFullService();
  const ask = (given: object) => joinList(service, guest, wishes(11, given), now);
  expect(await ask({ untilDay: "2027-03-07" })).toEqual({ ok: false, error: "day-over" });
  expect(await ask({ mode: "phone" })).toEqual({ ok: false, error: "mode-gone" });
  expect(await states()).toEqual([]);
});
