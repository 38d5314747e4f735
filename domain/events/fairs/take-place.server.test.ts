import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { eventRegistrations } from "#db/schema/events.ts";
import { mails } from "#db/schema/platform.ts";
import { loadContent } from "#domain/pages/load-content.server.ts";
import { unpublishPage } from "#domain/pages/publish-page.server.ts";
import { sign } from "#platform/signing.server.ts";
import { contentOf } from "#test/content.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { deleteOldEventRows, eraseEventRows, eventRowsOf } from "../event-rows.server.ts";
import type { PlaceInput } from "./fair-place.schema.ts";
import { fairType } from "./fair-type.ts";
import { fairView } from "./fair-view.server.ts";
import { fairOf, findFair } from "./fairs.server.ts";
import { findPlace, giveUpPlace } from "./give-up-place.server.ts";
import { unsafeCountPlaces, unsafeListPlaces, unsafePlacesCsv } from "./places.queries.server.ts";
import { takePlace } from "./take-place.server.ts";

const fair = contentOf(fairType).map((page) => fairOf(page, "2026-11-16"))[0]!;
const edition = fair.editions[0]!;
const now = new Date("2027-01-10T09:00:00Z");

const asha: PlaceInput = {
  name: "Asha Rao",
  email: "asha@mail.example",
  university: "Northgate University",
  interest: "data",
  timeZone: "Asia/Kolkata",
};

const bank = {
  ...{ name: "Quillfern Bank", town: "Leeds", seeks: "Finance", register: null },
  ...{ open: 2, href: "/jobs?q=Quillfern+Bank" },
};

let caller = 0;
const take = (input: Partial<PlaceInput> = {}, at = now) => {
  caller += 1;
  const requester = { userId: null, clientAddress: `2001:db8:${caller.toString(16)}::1` };
  return takePlace({ fair, edition }, { ...asha, ...input }, requester, at);
};
const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email));

test("a place is kept and confirmed by mail, with the time on each clock once", async () => {
  expect(await take({ timeZone: "Asia/Dubai" })).toEqual({ ok: true, value: null });

  const [mail] = await mailsTo(asha.email);
  expect(mail).toMatchObject({ template: "fair-place" });
  expect(mail?.props.times).toEqual([
    { place: "India", when: "Saturday 13 February, 15:00" },
    { place: "London", when: "Saturday 13 February, 09:30" },
    { place: "Dubai", when: "Saturday 13 February, 13:30" },
  ]);
});

test("anyone who asks again gets the same answer and mail, and changes nobody's place", async () => {
  const first = await take();
  const second = await take({ name: "Somebody Else", email: asha.email });

  expect(second).toEqual(first);
  const { rows, total } = await unsafeListPlaces(edition.key, 1);
  expect(total).toBe(1);
  expect(rows[0]?.name).toBe("Asha Rao");
  const sent = await mailsTo(asha.email);
  expect(sent.map(({ props }) => props.name)).toEqual(["Asha Rao", "Asha Rao"]);
});

test("two requests at once make one place", async () => {
  const answers = await Promise.all([take(), take()]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await unsafeListPlaces(edition.key, 1)).total).toBe(1);
});

test("a place is given up by its link only, once or twice, and can be taken again", async () => {
  await take();
  const [mail] = await mailsTo(asha.email);
  const token = decodeURIComponent(String(mail?.props.giveUp).split("/").at(-1) ?? "");

  expect(await findPlace(token, now)).toEqual({
    event: "india-career-fair-2027-02-13",
    cancelledAt: null,
  });
  expect(await giveUpPlace("not-a-token", now)).toBe(false);
  expect(await giveUpPlace(sign("another-purpose", "1"), now)).toBe(false);
  expect(await giveUpPlace(token, now)).toBe(true);
  expect(await giveUpPlace(token, new Date())).toBe(true);
  expect((await findPlace(token, now))?.cancelledAt).toEqual(now);
  expect((await unsafeCountPlaces(fair.editions)).get(edition.key)).toBeUndefined();

  await take({ university: "Harbour University" });
  const { rows } = await unsafeListPlaces(edition.key, 1);
  expect(rows[0]).toMatchObject({ university: "Harbour University", cancelledAt: null });
  expect((await unsafeCountPlaces(fair.editions)).get(edition.key)).toBe(1);
});

test("a fair that has ended takes nobody, and too many requests are told to wait", async () => {
  expect(await take({}, edition.endsAt)).toEqual({ ok: false, error: "over" });
  for (let n = 0; n < 6; n++) await take();
  expect(await take()).toEqual({ ok: false, error: "too-many" });
  expect(await mailsTo(asha.email)).toHaveLength(6);
});

test("the list for a spreadsheet runs nothing", async () => {
  await take({ name: '=HYPERLINK("https://elsewhere.example")', university: "+44, or @here" });
  const csv = await unsafePlacesCsv(edition.key, { data: "Data and analysis" });
  expect(csv).toContain('"\'=HYPERLINK(""https://elsewhere.example"")"');
  expect(csv).toContain('"\'+44, or @here"');
  expect(csv).not.toMatch(/(^|,)"?[=+@-]/m);
});

test("what we hold on an address is given to its owner, erased with them, and forgotten in time", async () => {
  await take();
  await take({ email: "other@mail.example" });
  expect((await eventRowsOf("ASHA@mail.example")).event_registrations_of_address).toHaveLength(1);

  await db.transaction((tx) => eraseEventRows(tx, "Asha@mail.example"));
  expect(await db.$count(eventRegistrations)).toBe(1);

  const days = (count: number) => new Date(edition.endsAt.getTime() + count * 86_400_000);
  await deleteOldEventRows(days(89));
  expect(await db.$count(eventRegistrations)).toBe(1);
  await deleteOldEventRows(days(92));
  expect(await db.$count(eventRegistrations)).toBe(0);
});

test("the page shows the next date on two clocks, and on the reader's own", () => {
  const view = fairView(fair, { now, timeZone: "Asia/Singapore" }, [bank]);
  expect(view.employers).toEqual([bank]);
  expect(view.next).toMatchObject({
    day: "Saturday 13 February 2027",
    hours: "15:00 to 18:30 in India",
    own: { place: "Singapore", when: "Saturday 13 February, 17:30" },
    isOn: false,
  });
  expect(view.next?.programme[0]).toMatchObject({ there: "15:00", uk: "09:30" });
  const summer = fairView(fair, { now: edition.endsAt, timeZone: null }, []);
  expect(summer.next?.programme[0]).toMatchObject({ there: "15:00", uk: "10:30" });
});

test("after the last fair the page says that there is none", () => {
  const later = new Date("2031-01-01T00:00:00Z");
  const over = fairView(fair, { now: later, timeZone: null }, [bank]);
  expect(over).toMatchObject({ next: null, later: [], employers: [] });
});

test("a fair is read from its page, and not while that is taken off", async () => {
  expect(await findFair(fair.slug, now)).toBeUndefined();
  await loadContent([fairType], now);
  expect(await findFair(fair.slug, now)).toEqual(fair);
  const staff = await aStaffMember();
  await unpublishPage(fairType, staff, { slug: fair.slug }, now);
  expect(await findFair(fair.slug, now)).toBeUndefined();
});
