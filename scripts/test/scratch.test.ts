import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, because it runs before anything is installed
import { makeScratch } from "./scratch.mjs";

let disk: string;
const made: string[] = [];

beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), "wm-scratch-"));
});

afterEach(() => {
  for (const folder of [disk, ...made.splice(0)]) rmSync(folder, { recursive: true, force: true });
});

function make(where: string): string {
  const folder: string = makeScratch(where);
  made.push(folder);
  return folder;
}

test("what a killed run left is removed, and what another is at work on stays", () => {
  const { pid: ended } = spawnSync("true");
  const [left, used] = [ended, process.ppid].map((pid) => join(disk, `waymark-tests-${pid}`));
  for (const folder of [left!, used!]) mkdirSync(folder);
  make(disk);
  expect([left, used].map((folder) => existsSync(folder!))).toEqual([false, true]);
});

test("where there is no disk in memory, a folder on the other one serves, open to PostgreSQL's account", () => {
  const folder = make(join(disk, "none"));
  expect(dirname(folder)).toBe(tmpdir());
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});
