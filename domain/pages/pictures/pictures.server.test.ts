import sharp from "sharp";
import { expect } from "vitest";
import { readWhole } from "#platform/files/files.server.ts";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { addPagePicture } from "./add-picture.server.ts";
import { findPagePicture } from "./find-picture.server.ts";
import { pictureFiles, pictureParts } from "./picture-files.server.ts";

const now = new Date("2031-03-03T09:00:00Z");
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#28518c" } })
    .jpeg()
    .toBuffer();

test("a picture is re-encoded in three sizes, and its page has its room before it comes", async () => {
  const staff = await aStaffMember();
  const bytes = await photo(2400, 1200);
  const added = await addPagePicture(staff, { bytes, alt: "A bridge\nat [dusk]" }, now);
  const markdown = added.ok ? added.value.markdown : "";
  const [, alt, name = ""] = /^!\[(.*)\]\(\/pictures\/(.*)\)$/.exec(markdown) ?? [];
  expect([alt, name]).toEqual(["A bridge at dusk", expect.stringMatching(/^[\w-]{22}-1600x800$/)]);

  const sizes = [`${name}-480`, `${name}-960`, name].map(async (each) => {
    const whole = await readWhole((await findPagePicture(each))!);
    const { width, height, format } = await sharp(whole!).metadata();
    return [width, height, format];
  });
  expect(await Promise.all(sizes)).toEqual([
    [480, 240, "webp"],
    [960, 480, "webp"],
    [1600, 800, "webp"],
  ]);
  const { html } = renderMarkdown(markdown, "ours");
  expect(html).toContain('width="1600" height="800"');
  expect(html).toContain(`/pictures/${name}-480 480w`);
  expect(html).toContain('alt="A bridge at dusk"');
});

test("a small picture is not made larger, a tall one is as wide as it says", async () => {
  const staff = await aStaffMember();
  const small = await addPagePicture(staff, { bytes: await photo(300, 200), alt: "Small" }, now);
  expect(small).toMatchObject({ value: { markdown: expect.stringMatching(/-300x200\)$/) } });
  const tall = await addPagePicture(staff, { bytes: await photo(1000, 2000), alt: "Tall" }, now);
  const name = /pictures\/(.*)\)/.exec(tall.ok ? tall.value.markdown : "")?.[1] ?? "";
  expect(name).toMatch(/-800x1600$/);
  const whole = await readWhole((await findPagePicture(`${name}-480`))!);
  expect((await sharp(whole!).metadata()).width).toBe(480);
});

test("the same picture twice is one, and nothing is taken without its words or from strangers", async () => {
  const staff = await aStaffMember();
  const bytes = await photo(600, 400);
  const one = await addPagePicture(staff, { bytes, alt: "A bridge" }, now);
  expect(await addPagePicture(staff, { bytes, alt: "A bridge" }, now)).toEqual(one);
  const refused = async (given: { bytes: Buffer; alt: string }) =>
    (await addPagePicture(staff, given, now)) as { error?: string };
  expect((await refused({ bytes, alt: " " })).error).toBe("no-alt");
  expect((await refused({ bytes: Buffer.from("<svg/>"), alt: "x" })).error).toBe("not-a-picture");
  expect(await addPagePicture(await aStudent(), { bytes, alt: "x" }, now)).toMatchObject({
    error: "forbidden",
  });
});

test("pictures that are too many for one archive go in parts, each once", async () => {
  const staff = await aStaffMember();
  for (const width of [300, 310, 320]) {
    await addPagePicture(staff, { bytes: await photo(width, 200), alt: "A bridge" }, now);
  }
  const [all] = await pictureParts(1_000_000);
  const sizes = all!.map(({ file }) => file.bytes);
  expect(sizes).toHaveLength(3);
  const parts = await pictureParts(sizes[0]! + sizes[1]!);
  expect(parts.map((part) => part.length)).toEqual([2, 1]);
  expect(parts.flat().map(({ name }) => name)).toEqual(all!.map(({ name }) => name));
  // One that is larger than a part is a part by itself.
  expect((await pictureParts(1)).map((part) => part.length)).toEqual([1, 1, 1]);
  for await (const { bytes } of pictureFiles(parts[1]!)) expect(bytes.length).toBe(sizes[2]);
});

test("a house without pictures has one part", async () => {
  expect(await pictureParts(1_000_000)).toEqual([[]]);
});
