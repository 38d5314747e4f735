import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { getPriority, setPriority, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../install.mjs";
import { unlistedRetries } from "./known-flaky.mjs";

export const reports = mkdtempSync(join(tmpdir(), "waymark-reports-"));

const children = new Set();

/** Ends whatever still runs, with everything it started. */
export function stopEverything() {
  for (const child of children) endGroup(child);
}

/**
 * Runs one step and says how it went. A step that crashes, hangs or leaves no
 * report counts as a failure, never as nothing.
 */
export async function runStep(step, environment) {
  const startedAt = Date.now();
  const { code, output } = await run(step, environment);
  const seconds = (Date.now() - startedAt) / 1000;
  const counts = step.report ? countsFrom(step, code) : { passed: 1, failed: 0, skipped: 0 };

  if (code !== 0 && counts.failed === 0) {
    counts.failed = 1;
    if (!step.report) counts.passed = 0;
  }
  return { step, seconds, output, ...counts };
}

function run(step, environment) {
  return new Promise((resolve) => {
    const [command, ...args] = step.command;
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...environment, ...step.env },
    });
    children.add(child);
    if (child.pid && step.niceness) giveWay(child.pid, step.niceness);

    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);

    const minutes = step.minutes ?? 10;
    const limit = setTimeout(() => {
      output += `\nStopped: ${step.name} took longer than ${minutes} minutes.\n`;
      endGroup(child);
    }, minutes * 60_000);

    const finish = (code) => {
      clearTimeout(limit);
      children.delete(child);
      // Whatever a test left running must not outlive its step.
      endGroup(child);
      resolve({ code, output });
    };
    child.on("error", (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.on("exit", (code) => setTimeout(finish, 50, code ?? 1));
  });
}

/** Linux shares the cores between groups of processes first, where it makes a group of each session. */
function giveWay(pid, niceness) {
  try {
    setPriority(pid, Math.max(niceness, getPriority()));
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // Not on this machine, or not now. Then it runs as the others do.
  }
}

function endGroup(child) {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

function countsFrom(step, code) {
  let counts;
  try {
    counts = step.report.read(JSON.parse(readFileSync(step.report.file, "utf8")));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const nothingRan = counts.passed + counts.failed === 0;
  if (nothingRan && code === 0 && !step.mayBeEmpty) return { ...counts, failed: 1 };
  return counts;
}

export function readVitest(report) {
  // A file that could not be loaded holds no test, yet is a failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return judged({
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: report.testResults.flatMap(retriedInFile),
  });
}

export function readPlaywright({ stats, errors, suites = [] }) {
  return judged({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: suites.flatMap(retriedIn),
  });
}

/** A test that passed only at its second try has failed, unless the list excuses it. */
function judged(counts) {
  const flaky = unlistedRetries(counts.retried, new Date().toISOString().slice(0, 10)).length;
  return { ...counts, passed: counts.passed - flaky, failed: counts.failed + flaky };
}

/** Names of the tests that passed only at a later try. */
function retriedIn({ suites = [], specs = [], file }) {
  const retried = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...retried.map(({ title }) => `e2e/${file}: ${title}`), ...suites.flatMap(retriedIn)];
}

function retriedInFile({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length > 0)
    .map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
}
