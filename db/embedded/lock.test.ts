import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourcePath } from "../source-path.server.ts";
import { findHolder, type Holder, takeLock } from "./lock.server.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wm-lock-"));
  path = join(folder, "engine.lock");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a second taker is refused, and told who holds it", () => {
  const lock = takeLock(path, "/run/socket");
  expect(() => takeLock(path, "/run/other")).toThrow(
    `The data folder is in use by process ${process.pid} on ${lock.holder.host} since ${lock.holder.since}.`,
  );
  expect(findHolder(path)).toMatchObject({ pid: process.pid, socketPath: "/run/socket" });
  lock.release();
});

test("a released lock can be taken again, and leaves no litter", () => {
  takeLock(path, "/run/socket").release();
  expect(findHolder(path)).toBeNull();
  takeLock(path, "/run/socket").release();
  expect(readdirSync(folder)).toEqual([]);
});

test("the lock of a process that was killed is taken over", async () => {
  const child = holderProcess();
  await child.hasLock;
  expect(() => takeLock(path, "/run/socket")).toThrow(`process ${child.pid}`);

  await child.kill();
  expect(findHolder(path)).toBeNull();
  takeLock(path, "/run/socket").release();
});

test("of many processes that find a dead holder, one takes over", async () => {
  writeLock({ pid: 999_999_999 });
  const children = Array.from({ length: 6 }, holderProcess);
  const outcomes = await Promise.all(children.map(({ hasLock }) => hasLock));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  await Promise.all(children.map((child) => child.kill()));
});

test("a pid that was given to another process is no holder", () => {
  writeLock({ pid: process.pid, processStart: "another-boot/1" });
  expect(findHolder(path)).toBeNull();
});

test("a holder on another machine counts while its lock is fresh", () => {
  writeLock({ pid: 1, host: "elsewhere" });
  expect(() => takeLock(path, "/run/socket")).toThrow("process 1 on elsewhere");

  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(path, longAgo, longAgo);
  takeLock(path, "/run/socket").release();
});

test("the lock is its owner's to read", () => {
  const lock = takeLock(path, "/run/socket");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  lock.release();
});

function writeLock(changes: Partial<Holder>) {
  const lock = takeLock(path, join(folder, "socket"));
  const holder = JSON.parse(readFileSync(path, "utf8"));
  lock.release();
  writeFileSync(path, JSON.stringify({ ...holder, ...changes }));
}

function holderProcess() {
  const script = `
    const { takeLock } = await import(${JSON.stringify(sourcePath("#db/embedded/lock.server.ts"))});
    try { takeLock(${JSON.stringify(path)}, "/run/socket"); console.log("taken"); }
    catch (error) { console.log(error.message); }
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const firstLine = once(createInterface(child.stdout), "line");
  return {
    pid: child.pid,
    hasLock: firstLine.then(([line]) => line === "taken"),
    async kill() {
      child.kill("SIGKILL");
      if (child.signalCode === null) await once(child, "exit");
    },
  };
}
