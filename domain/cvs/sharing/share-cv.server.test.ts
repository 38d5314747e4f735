import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { cvShares } from "#db/schema/cvs.ts";
import { requestErasure } from "#domain/accounts/erasure/request-erasure.server.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent, PASSWORD } from "#test/factories.ts";
import { listCvs } from "../document/cvs.queries.server.ts";
import { MAX_SHARES } from "../document/refusals.ts";
import { saveCv } from "../document/save-cv.server.ts";
import {
  countView,
  findShared,
  listShares,
  revokeShare,
  type ShareDays,
  shareCv,
} from "./share-cv.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);

async function shared(ownerId: string, cvId: string, days: ShareDays = 7) {
  const share = await shareCv({ ownerId, cvId, label: "For the fair", days, now });
  if (!share.ok) throw new Error(share.error);
  return share.value;
}

test("a link shows the CV as it stands, until its day", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const { id, token, expiresAt } = await shared(owner.id, cv.id);
  expect(expiresAt).toEqual(later(7));
  const { look, document } = cv;
  const base = { ownerId: owner.id, cvId: cv.id, baseRevision: 1, now };
  await saveCv({ ...base, look, document, title: "Changed since" });

  expect(await findShared(token, later(6.9))).toMatchObject({
    shareId: id,
    shared: { title: "Changed since", ownerId: owner.id },
  });
  expect(await findShared(token, later(7))).toBeNull();
});

test("only a hash of it is kept, and what is no token finds nothing", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const { token } = await shared(owner.id, cv.id);
  const [row] = await db.select({ hash: cvShares.tokenHash }).from(cvShares);
  expect(JSON.stringify(row)).not.toContain(token);
  for (const wrong of ["", row!.hash, token.slice(1), `${token}x`, token.replace(/.$/, "\u0000")]) {
    expect(await findShared(wrong, now)).toBeNull();
  }
});

test("an ended link shows nothing at once; nobody else can end it", async () => {
  const [owner, stranger] = [await aStudent(), await aStudent()];
  const cv = await aCv(owner);
  const { id: shareId, token } = await shared(owner.id, cv.id);
  await revokeShare({ ownerId: stranger.id, shareId, now });
  expect(await findShared(token, now)).not.toBeNull();
  await revokeShare({ ownerId: owner.id, shareId, now });
  await revokeShare({ ownerId: owner.id, shareId, now: later(1) });
  expect(await findShared(token, now)).toBeNull();
  expect(await listShares(owner.id, cv.id, now)).toMatchObject([
    { label: "For the fair", revokedAt: now, isLive: false },
  ]);
  expect(await listShares(stranger.id, cv.id, now)).toEqual([]);
});

test("looks are counted, not who looked", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const { id } = await shared(owner.id, cv.id);
  await Promise.all([countView(id), countView(id), countView(id)]);
  expect(await listShares(owner.id, cv.id, now)).toMatchObject([{ views: 3, isLive: true }]);
  expect((await listCvs(owner.id, 1, now)).rows).toMatchObject([{ liveShares: 1 }]);
  expect((await listCvs(owner.id, 1, later(8))).rows).toMatchObject([{ liveShares: 0 }]);
});

test("twenty links at most that still work, also when two are made together", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  for (let made = 1; made < MAX_SHARES; made += 1) await shared(owner.id, cv.id);
  const one = { ownerId: owner.id, cvId: cv.id, label: "", days: 7, now } as const;
  const outcomes = await Promise.all([shareCv(one), shareCv(one)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "too-many-links" });
  expect(await shareCv({ ...one, now: later(8) })).toMatchObject({ ok: true });
});

test("somebody else's CV cannot be shared, and who asked to be deleted is shown to nobody", async () => {
  const [owner, stranger] = [await aStudent(), await aStudent()];
  const cv = await aCv(owner);
  const { token } = await shared(owner.id, cv.id);
  const theirs = { ownerId: stranger.id, cvId: cv.id, label: "", days: 7, now } as const;
  expect(await shareCv(theirs)).toEqual({ ok: false, error: "not-found" });
  await requestErasure(owner, PASSWORD, now);
  expect(await findShared(token, now)).toBeNull();
});
