import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { meetingBusy, meetingHosts } from "#db/schema/meeting-hosts.ts";
import { no, ok } from "#rules/result.ts";
import { test } from "#test/database.ts";
import { aStudent, aUniversity } from "#test/factories.ts";
import { aBooking, aMeetingHost, aMeetingService } from "#test/meeting-factories.ts";
import { bookMeeting } from "../booking/book-meeting.server.ts";
import { cancelMeeting } from "../booking/change-meeting.server.ts";
import { changeFeed, feedToken, readHostFeed } from "./host-feed.server.ts";
import { changeBusyAddress, refreshBusyTimes } from "./refresh-busy.server.ts";

const now = new Date("2027-03-01T08:00:00Z");
const minutes = (by: number) => new Date(now.getTime() + by * 60_000);
const hostNow = async (id: number) =>
  (await db.select().from(meetingHosts).where(eq(meetingHosts.id, id)))[0]!;

test("a host's feed has their meetings, until they end its address or make a new one", async () => {
  const userId = (await aStudent()).id;
  const host = await aMeetingHost({ userId });
  const service = await aMeetingService([host]);
  const booked = await bookMeeting(service, { kind: "guest" }, aBooking(1, {}), now);
  expect(await readHostFeed(feedToken(host), now)).toBeNull();

  const by = { actorId: userId, desk: null };
  const colleague = { actorId: (await aStudent()).id, desk: null };
  expect(await changeFeed(host.id, colleague, true)).toEqual({ ok: false, error: "not-yours" });
  const elsewhere = { actorId: userId, desk: (await aUniversity()).id };
  expect(await changeFeed(host.id, elsewhere, true)).toEqual({ ok: false, error: "not-found" });

  await changeFeed(host.id, by, true);
  const first = feedToken(await hostNow(host.id));
  const text = await readHostFeed(first, now);
  expect(text).toContain("SUMMARY:CV review: Person 1");
  expect(text).not.toContain("METHOD");
  if (booked.ok) await cancelMeeting(booked.value.id, now);
  expect(await readHostFeed(first, now)).toContain("STATUS:CANCELLED");

  await changeFeed(host.id, by, true);
  expect(await readHostFeed(first, now)).toBeNull();
  const second = feedToken(await hostNow(host.id));
  expect(await readHostFeed(second, now)).not.toBeNull();
  await changeFeed(host.id, by, false);
  expect(await readHostFeed(second, now)).toBeNull();
});

const calendar = (...starts: string[]) =>
  new TextEncoder().encode(
    [
      ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//x//EN"],
      ...starts.flatMap((start) => [
        ...["BEGIN:VEVENT", `UID:${start}`, "SUMMARY:Secret plans"],
        ...[`DTSTART:${start}`, "DURATION:PT1H", "END:VEVENT"],
      ]),
      "END:VCALENDAR\r\n",
    ].join("\r\n"),
  );

test("busy times are read when they are due, without words; a failure is told and loses nothing", async () => {
  const host = await aMeetingHost();
  const by = { actorId: (await aStudent()).id, desk: null };
  await changeBusyAddress(host.id, "https://calendar.example/secret.ics", by);
  const asked: string[] = [];
  const answering =
    (answer: Awaited<ReturnType<Parameters<typeof refreshBusyTimes>[1] & object>>) =>
    async (url: string) => {
      asked.push(url);
      return answer;
    };
  const two = answering(ok(calendar("20270309T090000Z", "20270310T090000Z")));
  expect(await refreshBusyTimes(now, two)).toBe(1);
  expect(await refreshBusyTimes(minutes(29), two)).toBe(0);
  expect(asked).toEqual(["https://calendar.example/secret.ics"]);
  const rows = await db.select().from(meetingBusy).orderBy(meetingBusy.startsAt);
  expect(rows.map(({ startsAt }) => startsAt.toISOString().slice(0, 13))).toEqual([
    ...["2027-03-09T09", "2027-03-10T09"],
  ]);
  expect(JSON.stringify(rows)).not.toContain("Secret");

  expect(await refreshBusyTimes(minutes(30), answering(no("too-slow")))).toBe(1);
  expect(await hostNow(host.id)).toMatchObject({
    ...{ busyFailure: "The site took too long.", busyReadAt: now },
  });
  expect(await db.$count(meetingBusy)).toBe(2);
  const page = answering(ok(new TextEncoder().encode("<html>")));
  expect(await refreshBusyTimes(minutes(150), page)).toBe(1);
  expect((await hostNow(host.id)).busyFailure).toContain("not a calendar");

  const one = answering(ok(calendar("20270311T090000Z")));
  await refreshBusyTimes(minutes(270), one);
  expect(await hostNow(host.id)).toMatchObject({ busyFailure: null, busyReadAt: minutes(270) });
  expect(await db.$count(meetingBusy)).toBe(1);
  await changeBusyAddress(host.id, "", by);
  expect(await db.$count(meetingBusy)).toBe(0);
  expect(await refreshBusyTimes(minutes(600), one)).toBe(0);
});
