import sharp from "sharp";
import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { findPhotoOwnedBy, readPhotoOwnedBy, storeCvPhoto } from "./photos.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

function portrait(width = 1200, height = 1600) {
  return sharp({
    create: { width, height, channels: 4, background: { r: 9, g: 90, b: 74, alpha: 0.5 } },
  });
}

test("a photo is re-encoded as a small JPEG, without what the camera wrote", async () => {
  const owner = await aStudent();
  const sent = await portrait()
    .withExif({ IFD0: { Copyright: "Where I live" } })
    .png()
    .toBuffer();
  const kept = await storeCvPhoto(owner.id, sent, now);
  const photoId = kept.ok ? kept.value.photoId : null;
  const bytes = await readPhotoOwnedBy(owner.id, photoId);

  expect(await findPhotoOwnedBy(owner.id, photoId)).toMatchObject({ type: "image/jpeg" });
  expect(bytes?.includes("Where I live")).toBe(false);
  expect(await sharp(bytes!).metadata()).toMatchObject({
    format: "jpeg",
    width: 600,
    height: 800,
    hasAlpha: false,
  });
});

test("somebody else's photo is not there, nor one that never was", async () => {
  const [owner, stranger] = [await aStudent(), await aStudent()];
  const kept = await storeCvPhoto(owner.id, await portrait(40, 40).webp().toBuffer(), now);
  const photoId = kept.ok ? kept.value.photoId : 0;
  expect(await findPhotoOwnedBy(owner.id, photoId)).toMatchObject({ type: "image/jpeg" });
  expect(await findPhotoOwnedBy(stranger.id, photoId)).toBeNull();
  expect(await findPhotoOwnedBy(owner.id, photoId + 1)).toBeNull();
  expect(await findPhotoOwnedBy(owner.id, null)).toBeNull();
  expect(await readPhotoOwnedBy(stranger.id, photoId)).toBeNull();
});

test("what is no picture is refused", async () => {
  const owner = await aStudent();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>go()</script></svg>');
  expect(await storeCvPhoto(owner.id, svg, now)).toEqual({ ok: false, error: "not-a-picture" });
  expect(await storeCvPhoto(owner.id, Buffer.alloc(0), now)).toEqual({ ok: false, error: "empty" });
});
