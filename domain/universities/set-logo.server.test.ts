import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { pictures } from "#db/schema/universities.ts";
import { readWhole } from "#platform/files/files.server.ts";
import { EVERYTHING, onInvalidatedPages } from "#platform/page-cache.server.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStaffMember, aUniversity } from "#test/factories.ts";
import { performOnly } from "#test/tasks.ts";
import { deleteUnusedPictures, findPicture } from "./pictures.server.ts";
import { removeLogo, setLogo } from "./set-logo.server.ts";
import { findUniversity, findUniversityBySlug } from "./universities.queries.server.ts";

function aLogo(background = "#0b5a4a"): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

async function setBy(staff: Awaited<ReturnType<typeof aStaffMember>>, universityId: number) {
  const result = await setLogo(staff, universityId, await aLogo());
  if (!result.ok) throw new Error(`The logo was refused: ${result.error}`);
  return result.value.logoId;
}

test("a logo is shown at once wherever the university is, and its picture can be fetched", async () => {
  const staff = await aStaffMember();
  const university = await aUniversity();
  await findUniversityBySlug(university.slug);
  const forgotten: string[] = [];
  const stop = onInvalidatedPages((tag) => forgotten.push(tag));

  const logoId = await setBy(staff, university.id);
  stop();

  expect(await findUniversity(university.id)).toMatchObject({ logoId });
  expect(await findUniversityBySlug(university.slug)).toMatchObject({ logoId });
  const picture = await findPicture(logoId);
  expect(picture?.type).toBe("image/png");
  expect(await sharp((await readWhole(picture!))!).metadata()).toMatchObject({
    format: "png",
    width: 40,
  });
  expect(forgotten).toEqual([EVERYTHING]);
});

test("who changed a logo is on the trail", async () => {
  const staff = await aStaffMember();
  const { id: universityId } = await aUniversity();
  await setBy(staff, universityId);
  await removeLogo(staff, universityId);

  const trail = await db
    .select({ kind: securityEvents.kind, actorId: securityEvents.actorId })
    .from(securityEvents)
    .where(eq(securityEvents.universityId, universityId))
    .orderBy(securityEvents.id);

  expect(trail).toEqual([
    { kind: "university-logo-changed", actorId: staff.id },
    { kind: "university-logo-removed", actorId: staff.id },
  ]);
});

test("a file that is no picture leaves the logo as it was", async () => {
  const staff = await aStaffMember();
  const { id } = await aUniversity();
  const logoId = await setBy(staff, id);

  const result = await setLogo(staff, id, Buffer.from("logo.png"));

  expect(result).toEqual({ ok: false, error: "not-a-picture" });
  expect(await findUniversity(id)).toMatchObject({ logoId });
});

test("our staff and its own owners change a logo, nobody else, and only of a university there is", async () => {
  const university = await aUniversity();
  const staff = await aStaffMember();

  const owner = await anAdminOf(university);
  expect(await setLogo(owner, university.id, await aLogo())).toMatchObject({ ok: true });
  const adviser = await anAdminOf(university, { officeRole: "adviser" });
  for (const actor of [adviser, await anAdminOf(await aUniversity())]) {
    const refused = { ok: false, error: "forbidden" };
    expect(await setLogo(actor, university.id, await aLogo())).toEqual(refused);
    expect(await removeLogo(actor, university.id)).toEqual(refused);
  }
  for (const id of [999, Number.NaN, 1e12]) {
    expect(await setLogo(staff, id, await aLogo())).toEqual({ ok: false, error: "not-found" });
    expect(await removeLogo(staff, id)).toEqual({ ok: false, error: "not-found" });
  }
});

test("two universities may send the same picture; it goes when a day has passed and neither shows it", async () => {
  const staff = await aStaffMember();
  const [one, other] = [await aUniversity(), await aUniversity()];
  const logoId = await setBy(staff, one.id);
  expect(await setBy(staff, other.id)).toBe(logoId);
  const inTwoDays = new Date(Date.now() + 48 * 3600_000);

  const picture = await findPicture(logoId);
  await removeLogo(staff, one.id);
  await deleteUnusedPictures(inTwoDays);
  expect(await db.$count(pictures)).toBe(1);

  await removeLogo(staff, other.id);
  await deleteUnusedPictures(new Date());
  expect(await db.$count(pictures)).toBe(1);
  expect(await readWhole(picture!)).not.toBeNull();
  await deleteUnusedPictures(inTwoDays);
  expect(await db.$count(pictures)).toBe(0);
  await performOnly("remove-files");
  expect(await readWhole(picture!)).toBeNull();
});

test.for(["", "nonsense", "\0", "a".repeat(43)])("there is no picture %j", async (id) => {
  expect(await findPicture(id)).toBeUndefined();
});
