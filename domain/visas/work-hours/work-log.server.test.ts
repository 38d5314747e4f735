import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { workBreaks, workPlaces, workSettings, workShifts } from "#db/schema/work-hours.ts";
import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { requestErasure } from "#domain/accounts/erasure/request-erasure.server.ts";
import { test } from "#test/database.ts";
import { aStudent, PASSWORD } from "#test/factories.ts";
import { deleteLog } from "./delete-log.server.ts";
import {
  addBreak,
  addPlace,
  deletePlace,
  findSettings,
  listBreaks,
  listPlaces,
  saveSettings,
} from "./settings.server.ts";
import { addShift, changeShift, deleteShift, findShift, listShifts } from "./shifts.server.ts";
import { summariseWeek } from "./week-summary.server.ts";
import type { WorkSettings } from "./work-settings.ts";

const now = new Date("2026-11-15T09:00:00Z");
const at = (text: string) => new Date(`${text}:00Z`);

const settings: WorkSettings = {
  countryId: 226,
  study: "degree",
  courseStartsOn: "2026-09-21",
  courseEndsOn: null,
  timeZone: "Europe/London",
};

const nine = { startsAt: at("2026-11-09T09:00"), endsAt: at("2026-11-09T17:00"), isPaid: true };
const week = { from: at("2026-11-09T00:00"), to: at("2026-11-16T00:00") };

async function aWorker() {
  const person = await aStudent();
  await saveSettings(person.id, { settings, revision: 0 }, now);
  await addPlace(person.id, { name: "Mossway Café", kind: "employed" });
  const [place] = await listPlaces(person.id);
  return { person, id: person.id, placeId: place!.id };
}

test("a shift is logged, changed and deleted by its owner alone", async () => {
  const [ada, ben] = [await aWorker(), await aWorker()];
  const added = await addShift(ada.id, { ...nine, placeId: ada.placeId }, now);
  if (!added.ok) throw new Error(added.error);
  const { id } = added.value;

  expect(await listShifts(ben.id, week)).toEqual([]);
  expect(await findShift(ben.id, id)).toBeNull();
  expect(
    await changeShift(ben.id, { id, revision: 1 }, { ...nine, placeId: ben.placeId }, now),
  ).toEqual({
    ok: false,
    error: "not-found",
  });
  expect(await deleteShift(ben.id, id)).toBeNull();
  expect(await listShifts(ada.id, week)).toMatchObject([
    { id, place: "Mossway Café", revision: 1 },
  ]);

  expect(await deleteShift(ada.id, id)).toEqual({ ...nine, placeId: ada.placeId });
  expect(await deleteShift(ada.id, id), "gone already").toBeNull();
  expect(await db.$count(workShifts)).toBe(0);
});

test("somebody else's employer cannot be worked for", async () => {
  const [ada, ben] = [await aWorker(), await aWorker()];
  expect(await addShift(ada.id, { ...nine, placeId: ben.placeId }, now)).toEqual({
    ok: false,
    error: "no-such-place",
  });
});

test("nobody works two shifts at once, also when two windows press together", async () => {
  const { id, placeId } = await aWorker();
  const draft = { ...nine, placeId };
  const outcomes = await Promise.all([addShift(id, draft, now), addShift(id, draft, now)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "overlaps" });

  const next = { ...draft, startsAt: nine.endsAt, endsAt: at("2026-11-09T18:00") };
  expect(await addShift(id, next, now)).toMatchObject({ ok: true });
});

test("of two windows the later is told", async () => {
  const { id, placeId } = await aWorker();
  const added = await addShift(id, { ...nine, placeId }, now);
  if (!added.ok) throw new Error(added.error);
  const opened = { id: added.value.id, revision: 1 };
  const change = (isPaid: boolean) => changeShift(id, opened, { ...nine, isPaid, placeId }, now);

  expect(await change(false)).toMatchObject({ ok: true });
  expect(await change(true)).toEqual({ ok: false, error: "changed-elsewhere" });
  expect(await findShift(id, opened.id)).toMatchObject({ isPaid: false, revision: 2 });
});

test("a shift may keep its own time when it is changed, and may not take another's", async () => {
  const { id, placeId } = await aWorker();
  const first = await addShift(id, { ...nine, placeId }, now);
  const evening = {
    startsAt: at("2026-11-09T18:00"),
    endsAt: at("2026-11-09T22:00"),
    isPaid: true,
  };
  await addShift(id, { ...evening, placeId }, now);
  if (!first.ok) throw new Error(first.error);
  const opened = { id: first.value.id, revision: 1 };

  const longer = { ...nine, endsAt: at("2026-11-09T19:00"), placeId };
  expect(await changeShift(id, opened, longer, now)).toEqual({ ok: false, error: "overlaps" });
  const shorter = { ...nine, endsAt: at("2026-11-09T16:00"), placeId };
  expect(await changeShift(id, opened, shorter, now)).toMatchObject({ ok: true });
});

test("a shift that only reaches into the week is listed with it", async () => {
  const { id, placeId } = await aWorker();
  const night = { startsAt: at("2026-11-08T22:00"), endsAt: at("2026-11-09T06:00"), isPaid: true };
  await addShift(id, { ...night, placeId }, now);
  expect(await listShifts(id, week)).toHaveLength(1);
  const after = { from: at("2026-11-16T00:00"), to: at("2026-11-23T00:00") };
  expect(await listShifts(id, after)).toEqual([]);
});

test("employers have one name each, and one with shifts stays", async () => {
  const { id, placeId } = await aWorker();
  expect(await addPlace(id, { name: "MOSSWAY café", kind: "employed" })).toEqual({
    ok: false,
    error: "place-taken",
  });
  await addShift(id, { ...nine, placeId }, now);
  expect(await deletePlace(id, placeId)).toEqual({ ok: false, error: "place-in-use" });
  await addPlace(id, { name: "Library", kind: "employed" });
  const library = (await listPlaces(id)).find(({ name }) => name === "Library")!;
  expect(await deletePlace(id, library.id)).toMatchObject({ ok: true });
  expect(await listPlaces(id)).toHaveLength(1);
});

test("settings are kept by revision, and breaks in order", async () => {
  const { id } = await aWorker();
  const changed = { ...settings, countryId: 104, timeZone: "Europe/Dublin" };
  expect(await saveSettings(id, { settings: changed, revision: 1 }, now)).toMatchObject({
    ok: true,
  });
  expect(await saveSettings(id, { settings, revision: 1 }, now)).toEqual({
    ok: false,
    error: "changed-elsewhere",
  });
  expect(await findSettings(id)).toEqual({ settings: changed, revision: 2 });

  await addBreak(id, { name: "Easter", startsOn: "2027-03-20", endsOn: "2027-04-11" });
  await addBreak(id, { name: "Christmas", startsOn: "2026-12-12", endsOn: "2027-01-10" });
  expect((await listBreaks(id)).map(({ name }) => name)).toEqual(["Christmas", "Easter"]);
});

test("the log is in the download, can be forgotten, and goes with the account", async () => {
  const { id, person, placeId } = await aWorker();
  const other = await aWorker();
  await addShift(id, { ...nine, placeId }, now);
  await addShift(other.id, { ...nine, placeId: other.placeId }, now);
  await addBreak(id, { name: "Christmas", startsOn: "2026-12-12", endsOn: "2027-01-10" });

  expect((await exportMyData(id, now))?.tables).toMatchObject({
    work_settings: [{ country_id: 226 }],
    work_breaks: [{ name: "Christmas" }],
    work_places: [{ name: "Mossway Café" }],
    work_shifts: [{ is_paid: true }],
  });
  const counts = async () =>
    Promise.all(
      [workSettings, workBreaks, workPlaces, workShifts].map((table) => db.$count(table)),
    );
  await requestErasure(person, PASSWORD, now);
  await eraseAccounts(new Date(now.getTime() + 31 * 24 * 3_600_000));
  expect(await counts()).toEqual([1, 0, 1, 1]);

  await deleteLog(other.id);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

test("this week is told by the rule, the shifts and the breaks, and nobody else's", async () => {
  expect(await summariseWeek((await aStudent()).id, now)).toBeNull();
  const [ada, ben] = [await aWorker(), await aWorker()];
  const title = async () => (await summariseWeek(ada.id, now))?.title;
  expect(await title()).toBe("20 hours left");

  const before = { startsAt: at("2026-11-02T09:00"), endsAt: at("2026-11-02T17:00"), isPaid: true };
  await addShift(ada.id, { ...nine, placeId: ada.placeId }, now);
  await addShift(ada.id, { ...before, placeId: ada.placeId }, now);
  await addShift(ben.id, { ...nine, placeId: ben.placeId }, now);
  expect(await title()).toBe("12 hours left");

  const reading = { name: "Reading week", startsOn: "2026-11-07", endsOn: "2026-11-22" };
  await addBreak(ben.id, reading);
  expect(await title()).toBe("12 hours left");
  await addBreak(ada.id, { name: "Late start", startsOn: "2026-09-21", endsOn: "2026-09-25" });
  await addBreak(ada.id, { name: "Easter", startsOn: "2027-03-20", endsOn: "2027-04-11" });
  await addBreak(ada.id, reading);
  expect(await title()).toBe("No limit on these days");
});

test("the week is the week of the place, on either side of the date line", async () => {
  const { id, placeId } = await aWorker();
  // Sunday in London is Monday in Kiritimati already.
  const sunday = { startsAt: at("2026-11-15T12:00"), endsAt: at("2026-11-15T15:00"), isPaid: true };
  await addShift(id, { ...nine, placeId }, now);
  await addShift(id, { ...sunday, placeId }, now);
  const title = async (timeZone: string, revision: number) => {
    await saveSettings(id, { settings: { ...settings, timeZone }, revision }, now);
    return (await summariseWeek(id, at("2026-11-15T16:00")))?.title;
  };
  expect(await title("Pacific/Kiritimati", 1)).toBe("17 hours left");
  // Two of Monday's eight hours were still on the Sunday before.
  expect(await title("Pacific/Pago_Pago", 2)).toBe("11 hours left");
});
