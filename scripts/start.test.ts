import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourcePath } from "#db/source-path.server.ts";
// @ts-expect-error: plain JavaScript, because it runs before anything is installed
import { buildStamp, markBuilt } from "./build-stamp.mjs";

let clone: string;

beforeEach(() => {
  clone = realpathSync(mkdtempSync(join(tmpdir(), "wm-start-")));
  cpSync(dirname(sourcePath("#scripts/start.mjs")), join(clone, "scripts"), {
    recursive: true,
    filter: (path) => !/\.ts$|\/(?:test|fuzz|lessons|boundaries|dev)$/.test(path),
  });
  write("package-lock.json", JSON.stringify({ packages: {} }));
  write("build/server/index.js", REPORT);
  write("build/server/package.json", JSON.stringify({ type: "module" }));
  markBuilt(clone, buildStamp(clone));
});

afterEach(() => rmSync(clone, { recursive: true }));

const YOUNG = "--max-semi-space-size=8";
const GROWTH = "--heap-growing-percent=35";
/** Only glibc is told, and it is Linux's. */
const HEAPS = process.platform === "linux" ? { heaps: "2" } : {};
const REPORT = `console.log(JSON.stringify({
  ranBy: process.env.RAN_BY, flags: process.execArgv, args: process.argv.slice(2),
  heaps: process.env.MALLOC_ARENA_MAX }));
process.exitCode = 7;`;

test("on the machine's own Node the server is started by the pinned one, its flags and exit kept", () => {
  pinNode();

  const { stdout, stderr, status } = start(["--max-semi-space-size=16"], ["worker"]);

  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({
    ranBy: "the pinned Node",
    flags: ["--max-semi-space-size=16", GROWTH],
    args: ["worker"],
    heaps: "2",
  });
  expect(status).toBe(7);
});

test("where no Node is pinned the machine's own serves, if it is new enough", () => {
  const { stdout, stderr, status } = start([YOUNG, GROWTH], []);

  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({ flags: [YOUNG, GROWTH], args: [], ...HEAPS });
  expect(status).toBe(7);
});

test("started without its flags, the server has them all the same", () => {
  const { stdout, stderr, status } = start([], ["worker"]);

  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({ flags: [YOUNG, GROWTH], args: ["worker"], heaps: "2" });
  expect(status).toBe(7);
});

test("`npm start` gives the flags at once", () => {
  const { scripts } = JSON.parse(
    readFileSync(join(dirname(sourcePath("#scripts/start.mjs")), "../package.json"), "utf8"),
  );

  for (const command of [scripts.start, scripts.worker])
    expect(command).toMatch(new RegExp(`^node ${YOUNG} ${GROWTH} `));
});

/** It says that it was asked; the path of its binary is another than that of the Node that starts. */
function pinNode(): void {
  const script = `#!/bin/sh\nRAN_BY="the pinned Node" exec ${process.execPath} "$@"\n`;
  write("node_modules/node/bin/node", script, 0o755);
}

function start(flags: string[], args: string[]) {
  return spawnSync(process.execPath, [...flags, join(clone, "scripts/start.mjs"), ...args], {
    cwd: clone,
    env: { PATH: process.env.PATH },
    encoding: "utf8",
    timeout: 20_000,
  });
}

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text, { mode });
}
