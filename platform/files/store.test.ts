import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3, type TestS3 } from "#test/s3.ts";
import { diskStore } from "./disk-store.server.ts";
import { s3Store } from "./s3-store.server.ts";
import { spool } from "./spool.server.ts";
import { newKey, type Store } from "./store.ts";

// Deep enough that a hostile key ends within our own folder even where the rule against it is broken.
const DEEP = "1/2/3/4/5/6/7/8/files";

let home: string;
let s3: TestS3;
const stores: { disk?: Store; s3?: Store } = {};

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "wm-files-"));
  s3 = await startS3();
  stores.disk = diskStore(join(home, DEEP));
  stores.s3 = s3Store(s3.settings);
});

afterAll(async () => {
  await s3.stop();
  rmSync(home, { recursive: true });
});

const incoming = () => join(home, DEEP, "incoming");
const text = async (stream: ReadableStream | null) => stream && new Response(stream).text();

async function allOf(store: Store) {
  const listed: { key: string; modifiedAt: Date }[] = [];
  for await (const one of store.list()) listed.push(one);
  return listed;
}

async function put(store: Store, content: string | Uint8Array, key = newKey()): Promise<string> {
  await store.put(key, await spool(incoming(), Buffer.from(content)), "text/plain");
  return key;
}

describe.each(["disk", "s3"] as const)("the %s store", (name) => {
  const store = () => stores[name]!;

  test("gives back what was put, whole and in parts", async () => {
    const key = await put(store(), "0123456789");
    expect(await text(await store().read(key))).toBe("0123456789");
    expect(await text(await store().read(key, { start: 0, end: 0 }))).toBe("0");
    expect(await text(await store().read(key, { start: 3, end: 6 }))).toBe("3456");
    expect(await text(await store().read(key, { start: 8, end: 9 }))).toBe("89");
    expect(await text(await store().read(key, { start: 8, end: 99 }))).toBe("89");
    expect(await store().stat(key)).toEqual({ bytes: 10 });
  });

  test("says that a part lies outside", async () => {
    const key = await put(store(), "0123456789");
    await expect(store().read(key, { start: 10, end: 12 })).rejects.toThrow(RangeError);
  });

  test("holds an empty file, and one of many chunks byte for byte", async () => {
    const empty = await put(store(), "");
    expect(await text(await store().read(empty))).toBe("");
    expect(await store().stat(empty)).toEqual({ bytes: 0 });

    const bytes = Uint8Array.from({ length: 1_500_001 }, (_, n) => (n * 7 + (n >> 8)) % 256);
    const key = await put(store(), bytes);
    const read = new Uint8Array(await new Response(await store().read(key)).arrayBuffer());
    expect(Buffer.compare(read, bytes)).toBe(0);
    const part = await store().read(key, { start: 300_000, end: 900_000 });
    const partBytes = new Uint8Array(await new Response(part).arrayBuffer());
    expect(Buffer.compare(partBytes, bytes.subarray(300_000, 900_001))).toBe(0);
  });

  test("knows nothing of a key that was never put, or was removed", async () => {
    const key = await put(store(), "gone");
    await store().remove(key);
    await store().remove(key);
    for (const absent of [key, newKey()]) {
      expect(await store().read(absent)).toBeNull();
      expect(await store().read(absent, { start: 0, end: 1 })).toBeNull();
      expect(await store().stat(absent)).toBeNull();
    }
  });

  test.each([
    "",
    "..",
    "../../../../somewhere/else",
    "/somewhere/else",
    "incoming",
    `${"a".repeat(31)}/`,
    `${"a".repeat(31)}\0`,
    "A".repeat(32),
    "a".repeat(33),
    `${"a".repeat(32)}\n`,
    "%2e%2e%2f".padEnd(32, "a"),
    "?list-type=2".padEnd(32, "a"),
  ])("takes no key from outside: %j", async (key) => {
    const spooled = await spool(incoming(), Buffer.from("x"));
    await expect(async () => store().put(key, spooled, "text/plain")).rejects.toThrow(TypeError);
    await expect(async () => store().read(key)).rejects.toThrow(TypeError);
    await expect(async () => store().stat(key)).rejects.toThrow(TypeError);
    await expect(async () => store().remove(key)).rejects.toThrow(TypeError);
    rmSync(spooled.path);
  });

  test("serves many who write and read at once", async () => {
    const contents = Array.from({ length: 40 }, (_, n) => `${n} `.repeat(1000));
    const keys = await Promise.all(contents.map((content) => put(store(), content)));
    const read = await Promise.all(keys.map(async (key) => text(await store().read(key))));
    expect(read).toEqual(contents);
  });

  test("lists every file once, with when it came", async () => {
    const keys = await Promise.all(["a", "b", "c"].map((content) => put(store(), content)));
    const listed = await allOf(store());
    for (const key of keys) expect(listed.filter((one) => one.key === key)).toHaveLength(1);
    const [one] = listed.filter(({ key }) => key === keys[0]);
    expect(Math.abs(Date.now() - one!.modifiedAt.getTime())).toBeLessThan(60_000);
  });

  test("may be left in the middle of a file", async () => {
    const key = await put(store(), "x".repeat(2_000_000));
    const reader = (await store().read(key))!.getReader();
    expect((await reader.read()).done).toBe(false);
    await reader.cancel();
    expect(await store().stat(key)).toEqual({ bytes: 2_000_000 });
  });
});

test("a wrong secret opens nothing, and is told apart from a file that is not there", async () => {
  const key = await put(stores.s3!, "secret");
  const stranger = s3Store({ ...s3.settings, secretAccessKey: "guessed" });
  await expect(stranger.read(key)).rejects.toThrow("answered 403");
  await expect(stranger.stat(newKey())).rejects.toThrow("answered 403");
});

test("a list in S3 goes on past its first page", async () => {
  const store = s3Store(s3.settings, { pageSize: 3 });
  const keys = await Promise.all(Array.from("seven of", () => put(store, "x")));
  const listed = (await allOf(store)).map(({ key }) => key);
  expect(keys.filter((key) => !listed.includes(key))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test("a body is counted and hashed on its way to the disk, and one that breaks off leaves nothing", async () => {
  async function* parts() {
    yield Buffer.from("half ");
    yield Buffer.from("and half");
  }
  const spooled = await spool(incoming(), parts());
  const sha256 = createHash("sha256").update("half and half").digest("hex");
  expect(spooled).toMatchObject({ bytes: 13, sha256 });
  rmSync(spooled.path);

  async function* broken() {
    yield Buffer.from("half ");
    throw new Error("The line went dead");
  }
  const before = existsSync(incoming()) ? readdirSync(incoming()) : [];
  await expect(spool(incoming(), broken())).rejects.toThrow("The line went dead");
  expect(readdirSync(incoming())).toEqual(before);
});
