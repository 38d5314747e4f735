import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourcePath } from "#db/source-path.server.ts";

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

test.each(commands)("%s --help prints how it is used, and does nothing else", (command) => {
  const { stdout, ...rest } = run(command, "--help");
  expect(stdout).toMatch(/npm run [a-z:]+/);
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

test.each([
  [
    ["--email", "ada@", "--name", "Ada Lovelace"],
    "--email ada@: Enter an email address in the form name@example.com.\n",
  ],
  [
    ["--email", "ada@example.org"],
    'Say who: npm run staff:create -- --email ada@example.org --name "Ada Lovelace"\n',
  ],
])("staff-create %j is told what is wrong with it", (given, stderr) => {
  expect(run("staff-create", ...given)).toMatchObject({ stderr, status: 1, hasStarted: false });
});
