import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents, users } from "#db/schema/accounts.ts";
import { ambassadorPages } from "#db/schema/ambassadors.ts";
import { files } from "#db/schema/files.ts";
import { test } from "#test/database.ts";
import { aPerson, aStaffMember, aUniversity, lastMailTo } from "#test/factories.ts";
import { eraseAmbassadorRows } from "../ambassador-rows.server.ts";
import { findAmbassador, listAmbassadors } from "../ambassadors.server.ts";
import { decideOwnPage } from "./decide-own-page.server.ts";
import { ownPageSchema } from "./own-page.schema.ts";
import { findOwnPageOf, findOwnPagePhoto, unsafeWaitingOwnPages } from "./own-pages.server.ts";
import { sendOwnPage, takeOwnPageOff } from "./write-own-page.server.ts";

const now = new Date("2027-03-01T09:00:00Z");
const today = { now, today: "2027-03-01" };
const NO_PHOTO = Buffer.from([]);
const typed = {
  ...{ name: "Ada", course: "MSc Logistics", languages: "English, Polish, English" },
  ...{ about: "Ada knows the hours log.", ask: "Hours\r\n\r\nCVs", agrees: "on" },
  body: "I came from Gdynia.\n\nAsk me <b>anything</b>.",
};
const input = (given: object = {}) => ownPageSchema.parse({ ...typed, ...given });
const aPhoto = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: "#0b5a4a" } })
    .png()
    .toBuffer();

async function anAmbassador() {
  return aPerson("ambassador", { university: await aUniversity({ name: "Northgate University" }) });
}

async function decide(isApproved: boolean, note: string | null = null) {
  const [page] = await unsafeWaitingOwnPages();
  const decision = { pageId: page!.id, revision: page!.revision, isApproved, note };
  return decideOwnPage(await aStaffMember(), decision, now);
}

test("words are public once our staff approved them, and then until others are", async () => {
  const ada = await anAmbassador();
  await sendOwnPage(ada, { input: input(), photo: NO_PHOTO }, now);
  expect(await findAmbassador("ada", today)).toBeUndefined();
  expect(await listAmbassadors(now)).toEqual([]);
  expect(await decide(true)).toEqual({ ok: true, value: { name: "Ada" } });
  expect(await findAmbassador("ada", today)).toMatchObject({
    ...{ title: "Ada at Northgate University", languages: ["English", "Polish"] },
    ...{ ask: ["Hours", "CVs"], description: "Ada knows the hours log.", photo: null },
  });
  expect(JSON.stringify(await findAmbassador("ada", today))).not.toContain("<b>anything");
  expect(await lastMailTo(ada.email)).toMatchObject({ template: "ambassador-page-decided" });

  await sendOwnPage(ada, { input: input({ about: "Another." }), photo: NO_PHOTO }, now);
  expect(await listAmbassadors(now)).toMatchObject([{ description: "Ada knows the hours log." }]);
  expect(await decide(false)).toEqual({ ok: false, error: "note-missing" });
  await decide(false, "Say which hours.");
  expect(await findOwnPageOf(ada.id)).toMatchObject({
    ...{ state: "sent-back", note: "Say which hours.", isLive: true },
  });
  expect(await listAmbassadors(now)).toMatchObject([{ description: "Ada knows the hours log." }]);
  const kinds = await db.select({ kind: securityEvents.kind }).from(securityEvents);
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["ambassador-page-sent", "ambassador-page-approved"]),
  );
});

test("staff decide on what they read, and only ambassadors and staff do anything", async () => {
  const ada = await anAmbassador();
  await sendOwnPage(ada, { input: input(), photo: NO_PHOTO }, now);
  const [read] = await unsafeWaitingOwnPages();
  await sendOwnPage(ada, { input: input({ about: "Changed." }), photo: NO_PHOTO }, now);
  const decision = { pageId: read!.id, revision: read!.revision, isApproved: true, note: null };
  const staff = await aStaffMember();
  expect(await decideOwnPage(staff, decision, now)).toEqual({ ok: false, error: "changed" });
  expect(await decideOwnPage(ada, decision, now)).toEqual({ ok: false, error: "forbidden" });
  const student = await aPerson("student");
  const sent = await sendOwnPage(student, { input: input(), photo: NO_PHOTO }, now);
  expect(sent).toEqual({ ok: false, error: "forbidden" });
  const other = await anAmbassador();
  await sendOwnPage(other, { input: input(), photo: NO_PHOTO }, now);
  expect(await findOwnPageOf(other.id)).toMatchObject({ slug: "ada-2" });
});

test("taken off is off at once, and so is who is an ambassador no longer", async () => {
  const ada = await anAmbassador();
  await sendOwnPage(ada, { input: input(), photo: NO_PHOTO }, now);
  await decide(true);
  await takeOwnPageOff(ada);
  expect(await findAmbassador("ada", today)).toBeUndefined();
  expect(await findOwnPageOf(ada.id)).toMatchObject({ state: "off", draft: { name: "Ada" } });
  await sendOwnPage(ada, { input: input(), photo: NO_PHOTO }, now);
  await decide(true);
  await db.update(users).set({ role: "student" }).where(eq(users.id, ada.id));
  expect(await findAmbassador("ada", today)).toBeUndefined();
});

test("a photo is seen by all only on a public page, and goes when nothing shows it", async () => {
  const ada = await anAmbassador();
  const stranger = { id: (await aPerson("student")).id, isStaff: false };
  expect(await sendOwnPage(ada, { input: input(), photo: Buffer.from("no") }, now)).toEqual({
    ...{ ok: false, error: "not-a-picture" },
  });
  await sendOwnPage(ada, { input: input(), photo: await aPhoto() }, now);
  const { draftFileId } = (await findOwnPageOf(ada.id))!;
  const seen = async (viewer: Parameters<typeof findOwnPagePhoto>[1]) =>
    (await findOwnPagePhoto(draftFileId!, viewer)) !== undefined;
  expect([await seen(null), await seen(stranger)]).toEqual([false, false]);
  expect(await seen({ id: ada.id, isStaff: false })).toBe(true);
  expect(await seen({ ...stranger, isStaff: true })).toBe(true);
  await decide(true);
  expect(await seen(null)).toBe(true);
  await takeOwnPageOff(ada);
  expect(await seen(null)).toBe(false);

  await sendOwnPage(ada, { input: input({ removesPhoto: "on" }), photo: NO_PHOTO }, now);
  expect(await db.$count(files)).toBe(0);
  await sendOwnPage(ada, { input: input(), photo: await aPhoto() }, now);
  await db.transaction((tx) => eraseAmbassadorRows(tx, ada.email));
  expect([await db.$count(files), await db.$count(ambassadorPages)]).toEqual([0, 0]);
});

test("a page needs a first name alone, languages, words and a yes", () => {
  const said = (given: object) =>
    ownPageSchema.safeParse({ ...typed, ...given }).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(said({})).toEqual([]);
  expect(said({ name: "Ada Lovelace" })).toEqual(["name"]);
  expect(said({ languages: " , ", body: " ", agrees: undefined })).toEqual([
    ...["languages", "body", "agrees"],
  ]);
  expect(said({ ask: "1\n2\n3\n4\n5\n6\n7" })).toEqual(["ask"]);
  expect(said({ about: "<script>" })).toEqual(["about"]);
});
