import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourcePath } from "#db/source-path.server.ts";

/** Of these a slip must do nothing, and each takes more than a second to start: two stand for all. */
const commands = ["content-export", "staff-create", "backup", "sponsors-import", "jobs-import"];

/** Runs a command where nothing has been stored yet, and tells whether it made anything. */
function run(command: string, ...given: readonly string[]) {
  const dataDir = join(mkdtempSync(join(tmpdir(), "wm-command-")), "data");
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [sourcePath(`#scripts/${command}.ts`), ...given],
    { encoding: "utf8", env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" } },
  );
  const hasStarted = existsSync(dataDir);
  rmSync(join(dataDir, ".."), { recursive: true });
  return { stdout, stderr, status, hasStarted };
}

test.each(commands)("%s reads what it was given as the others do", (command) => {
  const source = readFileSync(sourcePath(`#scripts/${command}.ts`), "utf8");
  expect(source).toContain("readArguments(USAGE, {");
});

test("asked for help, a command prints how it is used, and does nothing else", () => {
  const { stdout, ...rest } = run("content-export", "--help");
  expect(stdout).toMatch(/npm run content:export/);
  expect(rest).toEqual({ stderr: "", status: 0, hasStarted: false });
});

test("what a command does not know is said in one sentence", () => {
  expect(run("backup", "--hlep")).toEqual({
    stdout: "",
    stderr: "Unknown option '--hlep'. See --help.\n",
    status: 1,
    hasStarted: false,
  });
});

test("staff-create says what is wrong with an address", () => {
  expect(run("staff-create", "--email", "ada@", "--name", "Ada Lovelace")).toMatchObject({
    stderr: "--email ada@: Enter an email address in the form name@example.com.\n",
    status: 1,
    hasStarted: false,
  });
});
