import sharp from "sharp";
import { afterAll, expect } from "vitest";
import { readWhole } from "#platform/files/files.server.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { test } from "#test/database.ts";
import { socialPicture } from "./social-picture.server.ts";

afterAll(closePool);

const now = new Date("2026-11-16T09:00:00Z");
const words = { over: "Blog", title: "A plan for your last term", under: "16 November 2026" };

test("a page's picture is a PNG as large as social networks want it, made again for another title", async () => {
  const first = await socialPicture("post/one", words, now);
  if (!first.ok) throw new Error(first.error);
  const { format, width, height } = await sharp((await readWhole(first.value))!).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });

  const again = await socialPicture("post/one", words, now);
  expect(again.ok && again.value.id).toBe(first.value.id);
  const renamed = await socialPicture("post/one", { ...words, title: "Another" }, now);
  expect(renamed.ok && renamed.value.sha256).not.toBe(first.value.sha256);
});
