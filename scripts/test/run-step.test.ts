import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, because it runs before anything is installed
import { root } from "../install.mjs";
// @ts-expect-error: plain JavaScript, because it runs before anything is installed
import { readPlaywright, readVitest, reports, runStep } from "./run-step.mjs";

const environment = { PATH: process.env.PATH };

function node(script: string, more: object = {}) {
  return runStep({ name: "a step", command: ["node", "-e", script], ...more }, environment);
}

function report(contents: unknown) {
  const file = join(reports, "report.json");
  writeFileSync(file, JSON.stringify(contents));
  return { file, read: readVitest };
}

const quiet = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

test("a check that ends well is one test passed", async () => {
  expect(await node("0")).toMatchObject({ passed: 1, failed: 0 });
});

test("a check that ends badly is one test failed, and what it said is kept", async () => {
  const result = await node("console.log('why'); process.exit(3)");
  expect(result).toMatchObject({ passed: 0, failed: 1, output: "why\n" });
});

test("a command that does not exist is a failure", async () => {
  const step = { name: "nothing", command: ["no-such-command-here"] };
  expect(await runStep(step, environment)).toMatchObject({ passed: 0, failed: 1 });
});

test("a patient step leaves the processor to others, and so does what it starts", async () => {
  const started = "require('node:child_process').execFileSync('node', ['-p', 'os.getPriority()'])";
  const result = await node(`setTimeout(() => console.log(String(${started})), 50)`, {
    niceness: 5,
  });
  expect(Number(result.output)).toBeGreaterThanOrEqual(5);
});

test("a step that hangs is stopped, and is a failure", async () => {
  const result = await node("setInterval(() => {}, 1000)", { minutes: 0.003 });
  expect(result).toMatchObject({ passed: 0, failed: 1 });
});

test("a runner that leaves no report is a failure", async () => {
  const missing = { file: join(reports, "never-written.json"), read: readVitest };
  expect(await node("0", { report: missing })).toMatchObject({ passed: 0, failed: 1 });
});

test("a runner that ran nothing is a failure", async () => {
  const result = await node("0", { report: report({ ...quiet, testResults: [] }) });
  expect(result).toMatchObject({ passed: 0, failed: 1 });
});

test("a runner that crashed after its tests passed is a failure", async () => {
  const passed = report({ ...quiet, numPassedTests: 7, testResults: [] });
  expect(await node("process.exit(1)", { report: passed })).toMatchObject({ passed: 7, failed: 1 });
});

test("a test file that could not be loaded is a failure", () => {
  const testResults = [{ status: "failed", assertionResults: [] }];
  expect(readVitest({ ...quiet, numPassedTests: 2, testResults })).toMatchObject({ failed: 1 });
});

test("an error outside any browser test is a failure", () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 1 };
  const counts = readPlaywright({ stats, errors: [{ message: "The server did not start" }] });
  expect(counts).toEqual({ passed: 3, failed: 1, skipped: 1, retried: [] });
});

test("a test on a database that needed another try is a failure, and named", () => {
  const tried = { fullName: "slow", status: "passed", failureMessages: ["Error: not yet"] };
  const steady = { fullName: "steady", status: "passed", failureMessages: [] };
  const testResults = [
    { name: join(root, "db/a.test.ts"), status: "passed", assertionResults: [tried, steady] },
  ];
  const { passed, failed, retried } = readVitest({ ...quiet, numPassedTests: 2, testResults });
  expect({ passed, failed, retried }).toEqual({
    passed: 1,
    failed: 1,
    retried: ["db/a.test.ts: slow"],
  });
});

test("browser tests that needed another try are failures, and named", () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { file: "a.spec.ts", specs: [spec("slow", "flaky"), spec("steady", "expected")] };
  const suites = [{ file: "a.spec.ts", suites: [inner] }];
  const { passed, failed, retried } = readPlaywright({ stats, errors: [], suites });
  expect({ passed, failed, retried }).toEqual({
    passed: 3,
    failed: 1,
    retried: ["e2e/a.spec.ts: slow"],
  });
});
