import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { meetingDays, meetingHosts } from "#db/schema/meeting-hosts.ts";
import { test } from "#test/database.ts";
import { aStudent, aUniversity } from "#test/factories.ts";
import { aMeetingHost } from "#test/meeting-factories.ts";
import { findServices } from "../calendar/meetings.queries.server.ts";
import { changeFeed, feedToken, readHostFeed } from "../feeds/host-feed.server.ts";
import { changeBusyAddress } from "../feeds/refresh-busy.server.ts";
import { hostSchema } from "./host.schema.ts";
import { addDay, removeDay } from "./host-hours.server.ts";
import { dayOffSchema } from "./hours.schema.ts";
import { addHost, changeHost, findHostOf } from "./save-host.server.ts";
import { addService, changeService, findServiceOf } from "./save-service.server.ts";
import { serviceSchema } from "./service.schema.ts";

const typed = {
  ...{ title: "CV review", summary: "Line by line", minutes: "45", bufferBefore: "0" },
  ...{ bufferAfter: "10", noticeHours: "24", maxDaysAhead: "28", dailyLimit: "" },
  ...{ "mode-video": "on", "question-1": "Which job?", "question-3": "What else?", isActive: "on" },
};

test("a service needs a name, numbers within reason, a way to meet and somebody who offers it", () => {
  const said = (given: object) =>
    serviceSchema
      .safeParse({ ...typed, "host-1": "on", ...given })
      .error?.issues.map(({ path }) => path[0]) ?? [];
  expect(said({})).toEqual([]);
  expect(said({ title: " ", minutes: "4", dailyLimit: "0" })).toEqual([
    ...["title", "minutes", "dailyLimit"],
  ]);
  expect(said({ "mode-video": "", "host-1": "" })).toEqual(["modes", "hosts"]);
  expect(said({ "host-1": "", isActive: "" })).toEqual([]);
  expect(said({ minutes: "30.5" })).toEqual(["minutes"]);
});

test("a desk makes and changes its own services with its own hosts; others' do not exist", async () => {
  const [university, elsewhere] = [(await aUniversity()).id, (await aUniversity()).id];
  const own = await aMeetingHost({ universityId: university });
  const foreign = await aMeetingHost({ universityId: elsewhere });
  const actorId = (await aStudent()).id;
  const by = { actorId, desk: university };
  const hosts = { [`host-${own.id}`]: "on", [`host-${foreign.id}`]: "on" };
  const input = serviceSchema.parse({ ...typed, ...hosts });
  const added = await addService(input, by);
  if (!added.ok) throw new Error(added.error);
  const { id } = added.value;
  expect(await findServiceOf(university, id)).toMatchObject({
    ...{ minutes: 45, questions: ["Which job?", "What else?"], hostIds: [own.id] },
  });
  expect(await findServiceOf(elsewhere, id)).toBeNull();
  const refusal = { ok: false, error: "not-found" };
  expect(await changeService(id, input, { actorId, desk: elsewhere })).toEqual(refusal);
  expect(await changeService(id, input, { actorId, desk: null })).toEqual(refusal);
  await changeService(id, { ...input, isActive: false }, by);
  expect(await findServices(university)).toEqual([]);
});

test("a host is a desk's own, and one for each account", async () => {
  const [university, elsewhere] = [(await aUniversity()).id, (await aUniversity()).id];
  const admin = await aStudent({ universityId: university, role: "university_admin" });
  const by = { actorId: admin.id, desk: university };
  const input = hostSchema.parse({
    ...{ name: "Ruth Okaforde", email: admin.email, zone: "Europe/London", isActive: "on" },
    ...{ videoUrl: "https://video.example/ruth", holidays: "gb-sct" },
  });
  const added = await addHost(input, by);
  if (!added.ok) throw new Error(added.error);
  const { id } = added.value;
  expect(await findHostOf(university, id)).toMatchObject({ userId: admin.id, holidays: "gb-sct" });
  expect(await findHostOf(elsewhere, id)).toBeNull();
  expect(await addHost(input, by)).toEqual({ ok: false, error: "host-twice" });
  const stranger = { actorId: admin.id, desk: elsewhere };
  expect(await changeHost(id, input, stranger)).toEqual({ ok: false, error: "not-found" });
  await changeHost(id, { ...input, email: "other@mail.example" }, by);
  const [row] = await db.select().from(meetingHosts).where(eq(meetingHosts.id, id));
  expect(row?.userId).toBeNull();
  expect(hostSchema.safeParse({ ...input, videoUrl: "javascript:alert(1)" }).success).toBe(false);
});

test("who makes a host theirs does not get the calendar addresses of the host before", async () => {
  const university = (await aUniversity()).id;
  const [host, colleague] = [
    await aStudent({ universityId: university, role: "university_admin" }),
    await aStudent({ universityId: university, role: "university_admin" }),
  ];
  const by = { actorId: host.id, desk: university };
  const input = hostSchema.parse({
    ...{ name: "Ruth Okaforde", email: host.email, zone: "Europe/London", isActive: "on" },
  });
  const added = await addHost(input, by);
  if (!added.ok) throw new Error(added.error);
  const { id } = added.value;
  await changeFeed(id, by, true);
  await changeBusyAddress(id, "https://calendar.example/secret.ics", by);
  const token = feedToken((await findHostOf(university, id))!);
  await changeHost(id, { ...input, about: "Careers adviser" }, by);
  expect(await readHostFeed(token, new Date())).not.toBeNull();

  await changeHost(id, { ...input, email: colleague.email }, { ...by, actorId: colleague.id });
  expect(await readHostFeed(token, new Date())).toBeNull();
  expect(await findHostOf(university, id)).toMatchObject({
    ...{ userId: colleague.id, hasFeed: false, busyUrl: null },
  });
});

test("a day away or with hours of its own is added, changed and removed", async () => {
  const host = await aMeetingHost();
  const by = { actorId: (await aStudent()).id, desk: null };
  const day = (given: object) => dayOffSchema.parse({ day: "2027-03-10", ...given });
  await addDay(host.id, day({}), by);
  await addDay(host.id, day({ from: "10:00", until: "12:30" }), by);
  expect(await db.select().from(meetingDays)).toMatchObject([
    { fromMinute: 600, untilMinute: 750 },
  ]);
  await removeDay(host.id, "2027-03-10", by);
  expect(await db.$count(meetingDays)).toBe(0);
  expect(dayOffSchema.safeParse({ day: "2027-02-30" }).success).toBe(false);
  expect(dayOffSchema.safeParse({ day: "2027-03-10", from: "12:00", until: "" }).success).toBe(
    false,
  );
});
