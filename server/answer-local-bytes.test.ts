import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noteLocalBytes } from "#platform/files/local-bytes.server.ts";
import { aWeb } from "#test/web.ts";

const BYTES = 3_000_000;

/** A web whose every page is bytes of one file, from the tenth on. */
async function aFile(end = BYTES - 1) {
  const path = join(mkdtempSync(join(tmpdir(), "waymark-bytes-")), "film");
  const bytes = randomBytes(BYTES);
  writeFileSync(path, bytes);
  const headers = { "content-type": "video/mp4", "content-length": String(end - 9) };
  const web = await aWeb({
    render: async () =>
      noteLocalBytes(new Response(null, { status: 206, headers }), { path, start: 10, end }),
  });
  return { ...web, path, bytes };
}

test("a part of a file comes from the disk, with the headers every answer wears", async () => {
  const { ask, bytes } = await aFile(BYTES - 101);
  const answer = await ask("/film");
  expect(answer.status).toBe(206);
  expect(answer.bytes.equals(bytes.subarray(10, BYTES - 100))).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "video/mp4",
    "content-length": String(BYTES - 110),
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": expect.stringMatching(/./),
  });
});

test("many readers at once each get their own bytes, though pieces are used again", async () => {
  const { ask, bytes } = await aFile();
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask("/film")));
    expect(answers.every((answer) => answer.bytes.equals(bytes.subarray(10)))).toBe(true);
  }
});

test("a file that is shorter than it should be breaks off, and is never taken for whole", async () => {
  const { ask, port } = await aFile(BYTES + 100);
  const isComplete = await new Promise<boolean>((resolve) => {
    get({ port, path: "/film", headers: { host: `localhost:${port}` } }, (answer) => {
      answer.on("error", () => undefined);
      answer.on("close", () => resolve(answer.complete));
      answer.resume();
    });
  });
  expect(isComplete).toBe(false);
  expect((await ask("/healthz")).status).toBe(200);
});

test.skipIf(!existsSync("/proc/self/fd"))(
  "anyone who leaves in the middle leaves nothing open",
  async () => {
    const { port, path } = await aFile();
    await new Promise<void>((resolve) => {
      get({ port, path: "/film", headers: { host: `localhost:${port}` } }, (answer) => {
        answer.once("data", () => {
          answer.destroy();
          resolve();
        });
      });
    });
    await expect.poll(() => isOpen(path)).toBe(false);
  },
);

function isOpen(path: string): boolean {
  return readdirSync("/proc/self/fd").some((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path;
    } catch {
      return false;
    }
  });
}
