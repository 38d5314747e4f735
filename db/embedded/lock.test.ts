import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourcePath } from "../source-path.server.ts";
import type { Holder } from "./holder.server.ts";
import { findHolder, takeLock } from "./lock.server.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wm-lock-"));
  path = join(folder, "engine.lock");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a second taker is refused, and told who holds it", async () => {
  const lock = await take();
  await expect(take()).rejects.toThrow(
    `The data folder is in use by process ${process.pid} on ${lock.holder.host} since ${lock.holder.since}.`,
  );
  expect(findHolder(path)).toMatchObject({ pid: process.pid, socketPath: socketPath() });
  lock.release();
});

test("a released lock can be taken again, and leaves no litter", async () => {
  (await take()).release();
  expect(findHolder(path)).toBeNull();
  (await take()).release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a process that was killed this moment holds nobody up", async () => {
  // The more memory it has, the longer it takes to end.
  const child = holderProcess({ megabytes: 512 });
  await child.hasLock;
  await expect(take()).rejects.toThrow(`process ${child.pid}`);

  child.kill();
  (await take()).release();
});

test.runIf(existsSync("/proc/self/stat"))(
  "a process that has ended holds nobody up, though its parent never asks how",
  async () => {
    const parent = holderProcess({ within: ["sh", "-c", '"$0" "$@" & exec sleep 60'] });
    await parent.hasLock;
    const { pid } = findHolder(path)!;
    expect(pid).not.toBe(parent.pid);

    process.kill(pid, "SIGKILL");
    (await take()).release();
    await parent.end();
  },
);

test("of many processes that find a dead holder, one takes over", async () => {
  await writeLock({ pid: 999_999_999 });
  const children = Array.from({ length: 6 }, () => holderProcess());
  const outcomes = await Promise.all(children.map(({ hasLock }) => hasLock));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  await Promise.all(children.map((child) => child.end()));
});

test("a pid that was given to another process is no holder", async () => {
  await writeLock({ pid: process.pid, processStart: "another-boot/1" });
  expect(findHolder(path)).toBeNull();
});

test("a holder on another machine counts while its lock is fresh", async () => {
  await writeLock({ pid: 1, host: "elsewhere" });
  await expect(take()).rejects.toThrow("process 1 on elsewhere");

  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(path, longAgo, longAgo);
  (await take()).release();
});

test("the process that answers at the socket holds the folder, though its lock was deleted", async () => {
  const engine = createServer();
  await once(engine.listen(socketPath()), "listening");
  await expect(take()).rejects.toThrow(
    `The data folder is in use by a process that answers at ${socketPath()}.`,
  );
  expect(existsSync(path)).toBe(false);
  engine.close();
});

test("a deleted lock is written again by its holder", async () => {
  const lock = await take();
  rmSync(path);
  await expect.poll(() => findHolder(path), { timeout: 10_000 }).toEqual(lock.holder);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a holder whose lock is another's now is told", async () => {
  const lost = Promise.withResolvers<Error>();
  const lock = await takeLock({ path, socketPath: socketPath(), onLost: lost.resolve });
  writeFileSync(path, JSON.stringify({ ...lock.holder, id: "another", pid: 4711 }));
  expect((await lost.promise).message).toContain("in use by process 4711");
  lock.release();
  expect(existsSync(path)).toBe(true);
});

test.each(["{}", "", "null", '{"pid":"1"}'])(
  "a lock of %j is refused in one sentence",
  async (text) => {
    writeFileSync(path, text);
    await expect(take()).rejects.toThrow(
      `The lock ${path} does not say who holds the data folder. Delete it if no Waymark is running.`,
    );
  },
);

test("the lock is its owner's to read", async () => {
  const lock = await take();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  lock.release();
});

function take() {
  return takeLock({ path, socketPath: socketPath() });
}

function socketPath(): string {
  return join(folder, "socket");
}

async function writeLock(changes: Partial<Holder>) {
  const lock = await take();
  lock.release();
  writeFileSync(path, JSON.stringify({ ...lock.holder, ...changes }));
}

function holderProcess({ within = [] as string[], megabytes = 0 } = {}) {
  const script = `
    const memory = Buffer.alloc(${megabytes} * 1024 * 1024, 1);
    const { takeLock } = await import(${JSON.stringify(sourcePath("#db/embedded/lock.server.ts"))});
    try { await takeLock(${JSON.stringify({ path, socketPath: socketPath() })}); console.log("taken"); }
    catch (error) { console.log(error.message); }
    setInterval(() => {}, 1000);`;
  const node = [process.execPath, "--input-type=module", "-e", script];
  const [program = "", ...args] = [...within, ...node];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const firstLine = once(createInterface(child.stdout), "line");
  return {
    pid: child.pid,
    hasLock: firstLine.then(([line]) => line === "taken"),
    kill: () => child.kill("SIGKILL"),
    async end() {
      child.kill("SIGKILL");
      if (child.signalCode === null) await once(child, "exit");
    },
  };
}
