import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { test, testSettings } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aFile, aPhoto } from "#test/files.ts";
import { performOnly } from "#test/tasks.ts";
import { setSettings } from "../settings.server.ts";
import { removeOrphans, removeUnusedFiles } from "./collect-files.server.ts";
import { currentStore, incomingFolder } from "./current-store.server.ts";
import { findFile, storeFile } from "./files.server.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "wm-collect-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000);
const isStored = async (id: string) => (await currentStore().stat(id)) !== null;

test("a row that nothing points at goes with its bytes, though not on the day it came", async () => {
  setSettings(testSettings({ dataDir }));
  const unused = await aFile();
  const photo = await aPhoto(await aStudent(), new Date());

  expect(await removeUnusedFiles(inHours(23))).toBe(0);
  expect(await removeUnusedFiles(inHours(25))).toBe(1);
  expect(await findFile(unused.id)).toBeNull();
  expect(await findFile(photo.file.id)).toEqual(photo.file);
  await performOnly("remove-files");
  expect(await isStored(unused.id)).toBe(false);
  expect(await isStored(photo.file.id)).toBe(true);
});

test("a day passes before bytes without a row are litter, and those with one never are", async () => {
  setSettings(testSettings({ dataDir }));
  const orphan = await storeFile(Buffer.from("left"), "text/plain");
  const file = await aFile();
  const leftover = join(incomingFolder(), "broken-off");
  writeFileSync(leftover, "half");

  expect(await removeOrphans(inHours(23))).toBe(0);
  expect([await isStored(orphan.id), existsSync(leftover)]).toEqual([true, true]);
  expect(await removeOrphans(inHours(25))).toBe(1);
  expect([await isStored(orphan.id), existsSync(leftover)]).toEqual([false, false]);
  expect(await isStored(file.id)).toBe(true);
});

test("a store that belongs to another database is left alone", async () => {
  setSettings(testSettings({ dataDir }));
  const many = Array.from({ length: 101 }, () => aFile());
  const stored = await Promise.all(many);
  await db.delete(files);
  expect(await removeOrphans(inHours(25))).toBe(0);
  expect(await isStored(stored[0]!.id)).toBe(true);

  // One fewer is litter.
  await currentStore().remove(stored[0]!.id);
  expect(await removeOrphans(inHours(25))).toBe(100);
});

test("what a process is writing now is not swept away", async () => {
  setSettings(testSettings({ dataDir }));
  await aFile();
  const path = join(incomingFolder(), "under-way");
  writeFileSync(path, "half");
  const yesterday = inHours(-25);
  utimesSync(path, yesterday, yesterday);
  const fresh = join(incomingFolder(), "fresh");
  writeFileSync(fresh, "half");
  await removeOrphans(new Date());
  expect([existsSync(path), existsSync(fresh)]).toEqual([false, true]);
});
