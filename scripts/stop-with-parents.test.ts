import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourcePath } from "#db/source-path.server.ts";

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wm-npm-"));
  lines = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a server stops as it should when the npm that started it is killed", async () => {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start: "node a.mjs" } }));
  writeFileSync(join(folder, "a.mjs"), server());

  await startAndKill("npm", ["start", "--silent"]);
  expect(lines).toEqual(["serving", "SIGTERM"]);
});

test("and when the process that started it on another Node is", async () => {
  writeFileSync(join(folder, "a.mjs"), server());
  writeFileSync(
    join(folder, "starter.mjs"),
    `import { spawn } from "node:child_process"; spawn(process.execPath, ["a.mjs"], { stdio: "inherit" });`,
  );

  await startAndKill(process.execPath, ["starter.mjs"]);
  expect(lines).toEqual(["serving", "SIGTERM"]);
});

function server(): string {
  const module = pathToFileURL(sourcePath("#scripts/stop-with-parents.mjs")).href;
  return `
    const { stopWithParents } = await import(${JSON.stringify(module)});
    stopWithParents();
    process.on("SIGTERM", (signal) => { console.log(signal); process.exit(); });
    // Should nobody stop it, it is not left behind.
    setTimeout(() => process.exit(), 20_000);
    console.log("serving");`;
}

/** Returns when the last process that holds the output has ended. */
async function startAndKill(command: string, args: string[]): Promise<void> {
  const starter: ChildProcess = spawn(command, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const reader = createInterface(starter.stdout!);
  reader.on("line", (line) => lines.push(line));
  const ended = once(reader, "close");
  await once(reader, "line");
  starter.kill("SIGKILL");
  await ended;
}
