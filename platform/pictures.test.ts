import sharp from "sharp";
import { expect, test } from "vitest";
import { readPicture } from "./pictures.server.ts";

const limits = { bytes: 2_000_000, pixels: 4_000_000, longestSide: 512 };

function drawn(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#0b5a4a" } });
}

function noisy(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#000", noise } });
}

test.for(["png", "jpeg", "webp"] as const)(
  "a %s is re-encoded within 512 pixels",
  async (format) => {
    const bytes = await drawn(1200, 600).toFormat(format).toBuffer();

    const result = await readPicture(bytes, limits);

    expect(result).toMatchObject({
      ok: true,
      value: { type: `image/${format}`, width: 512, height: 256 },
    });
    const kept = result.ok ? await sharp(result.value.bytes).metadata() : null;
    expect(kept).toMatchObject({ format, width: 512, height: 256 });
  },
);

test("a small picture stays as large as it is", async () => {
  const bytes = await drawn(64, 48).png().toBuffer();
  expect(await readPicture(bytes, limits)).toMatchObject({ value: { width: 64, height: 48 } });
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>go()</script></svg>';

test.for([
  ["a text file, whatever it is called", Buffer.from("This is logo.png, honestly.")],
  ["an SVG", Buffer.from(svg)],
  ["an SVG behind an XML head", Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ["a GIF", Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")],
  [
    "text behind the first bytes of a PNG",
    Buffer.from("\x89PNG\r\n\x1a\nand then words", "latin1"),
  ],
  ["text behind the first bytes of a JPEG", Buffer.from("\xff\xd8\xff and then words", "latin1")],
] as const)("%s is not a picture", async ([, bytes]) => {
  expect(await readPicture(bytes, limits)).toEqual({ ok: false, error: "not-a-picture" });
});

test.for(["png", "jpeg", "webp"] as const)("a %s cut short is not a picture", async (format) => {
  const whole = await noisy(400, 400).toFormat(format).toBuffer();
  const half = whole.subarray(0, whole.length / 2);

  expect(await readPicture(half, limits)).toEqual({ ok: false, error: "not-a-picture" });
});

test("ten thousand by ten thousand pixels are refused, however few bytes they take", async () => {
  const bomb = await drawn(10_000, 10_000).png().toBuffer();
  expect(bomb.length).toBeLessThan(limits.bytes);

  expect(await readPicture(bomb, limits)).toEqual({ ok: false, error: "too-many-pixels" });
});

test("a file of three megabytes is refused, a picture or not, and so is an empty one", async () => {
  const large = await noisy(1000, 1000).png({ compressionLevel: 0 }).toBuffer();
  expect(large.length).toBeGreaterThan(3_000_000);

  expect(await readPicture(large, limits)).toEqual({ ok: false, error: "too-large" });
  expect(await readPicture(Buffer.alloc(0), limits)).toEqual({ ok: false, error: "empty" });
});

test("where the photograph was taken is left behind, and the way up is kept", async () => {
  const bytes = await drawn(60, 40)
    .withExif({
      IFD0: { Copyright: "Somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif?.includes("Somebody")).toBe(true);

  const result = await readPicture(bytes, limits);

  expect(result).toMatchObject({ ok: true, value: { width: 40, height: 60 } });
  const { exif, xmp, icc, orientation } = await sharp(
    result.ok ? result.value.bytes : "",
  ).metadata();
  expect({ exif, xmp, icc, orientation }).toEqual({});
});

test("what stands behind the picture's end is left behind", async () => {
  const bytes = Buffer.concat([await drawn(20, 20).png().toBuffer(), Buffer.from("<script>go()")]);

  const result = await readPicture(bytes, limits);

  expect(result.ok && result.value.bytes.includes("<script>")).toBe(false);
  expect(result.ok).toBe(true);
});
