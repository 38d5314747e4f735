import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
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

function make(where: string, least = { room: 0, memory: 0 }): string {
  const folder: string = makeScratch(where, least);
  made.push(folder);
  return folder;
}

test("what a killed run left is removed, and what another is at work on stays", () => {
  const { pid: ended } = spawnSync("true");
  const names = [ended, process.ppid, "AbC123"].map((name) => join(disk, `waymark-tests-${name}`));
  for (const folder of names) mkdirSync(folder);
  mkdirSync(join(disk, `waymark-tests-${process.pid}/of-a-run-long-ago`), { recursive: true });

  const folder = make(disk);
  expect(folder).toBe(join(disk, `waymark-tests-${process.pid}`));
  expect(readdirSync(folder)).toEqual([]);
  expect(names.map((name) => existsSync(name))).toEqual([false, true, true]);
});

test("where memory or room is short, the other disk serves", () => {
  for (const least of [
    { room: Number.MAX_VALUE, memory: 0 },
    { room: 0, memory: Number.MAX_VALUE },
  ])
    expect(dirname(make(disk, least))).toBe(tmpdir());
});

test("where there is no disk in memory, a folder on the other one serves, open to PostgreSQL's account", () => {
  const folder = make(join(disk, "none"));
  expect(dirname(folder)).toBe(tmpdir());
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});
