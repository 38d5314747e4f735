/**
 * `npm test`: installs what is missing, builds once, checks and tests everything.
 * Runs on the machine's own Node (20 or later); the steps run on the pinned one.
 *
 *   npm test -- --only=unit,e2e      some steps
 *   npm test -- sign-in              test files whose path contains "sign-in"
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { ensureInstalled, ensureNode, root } from "./install.mjs";
import { reports, runStep, stopEverything } from "./test/run-step.mjs";
import { bundledThreads, chosenSteps, scratch } from "./test/steps.mjs";

const LINES_OF_A_FAILURE = 400;

process.on("SIGINT", () => giveUp(130));
process.on("SIGTERM", () => giveUp(143));

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  stopEverything();
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
} finally {
  tidyUp();
}

async function main(args) {
  const steps = chosenSteps(args);
  await ensureInstalled({ isDeveloper: true });
  const environment = { ...process.env, ...colours(), ...compiled(), PATH: await toolsFirst() };
  if (steps.some(({ needsBrowser }) => needsBrowser)) findBrowser(environment);

  const results = await runAll(steps, environment);

  const counted = results.filter(({ step, failed }) => !step.isPreparation || failed > 0);
  const passed = sum(counted, "passed");
  const failed = sum(counted, "failed") + (passed === 0 ? noTestAtAll(counted) : 0);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}

function noTestAtAll(counted) {
  if (sum(counted, "failed") > 0) return 0;
  console.log("No test ran.");
  return 1;
}

/** Keeps the cores busy and no more: takes the first step that fits and whose needs are met. A third made browser tests flicker. */
async function runAll(steps, environment) {
  const waiting = [...steps];
  const running = new Map();
  const results = [];
  let free = Math.max(2, availableParallelism());

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      if (!isReady(step, steps, results) || step.cores > free) continue;
      waiting.splice(waiting.indexOf(step), 1);
      free -= step.cores;
      running.set(step, start(step, results, environment));
    }
    const result = await Promise.race(running.values());
    running.delete(result.step);
    free += result.step.cores;
    results.push(result);
    tell(result);
  }
  return results;
}

function isReady(step, steps, results) {
  const needs = (step.needs ?? []).filter((name) => steps.some((other) => other.name === name));
  return needs.every((name) => results.some((result) => result.step.name === name));
}

async function start(step, results, environment) {
  const broken = results.find(
    ({ step: done, failed }) => step.needs?.includes(done.name) && failed,
  );
  if (!broken) return runStep(step, environment);
  const output = `Not run, because ${broken.step.name} failed.\n`;
  return { step, seconds: 0, output, passed: 0, failed: 1, skipped: 0 };
}

function tell({ step, seconds, output, passed, failed, skipped, retried = [] }) {
  if (failed > 0) {
    console.log(`\n--- ${step.name} failed, and said:`);
    console.log(output.trimEnd().split("\n").slice(-LINES_OF_A_FAILURE).join("\n"));
    console.log(`--- end of ${step.name}\n`);
  }
  const counts = step.report ? `: ${passed} passed, ${failed} failed` : "";
  const left = skipped > 0 ? `, ${skipped} skipped` : "";
  const verdict = failed > 0 ? "FAIL" : "ok  ";
  console.log(
    `${verdict}  ${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s${counts}${left}`,
  );
  for (const name of retried) console.log(`      needed another try: ${name}`);
}

/** The pinned Node first, then the tools of node_modules, then the machine's own. */
async function toolsFirst() {
  const folders = [dirname(await ensureNode()), join(root, "node_modules/.bin"), process.env.PATH];
  return folders.filter(Boolean).join(delimiter);
}

function findBrowser(environment) {
  const path = ask("scripts/test/ensure-browser.ts", environment);
  if (path === null) throw new Error("The tests were not run.");
  environment.CHROMIUM_PATH = path.trim();
}

/** What a script of ours prints, or null where it fails and has said why. */
function ask(script, environment) {
  const { status, stdout } = spawnSync("node", [script], {
    cwd: root,
    env: environment,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return status === 0 ? stdout : null;
}

/**
 * What was compiled, and stripped of types, serves every later thread and process of the steps: a thread
 * that reads a feed starts with 250 ms of work instead of 640.
 */
function compiled() {
  return { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled") };
}

function colours() {
  const wanted = process.stdout.isTTY && !process.env.CI && !process.env.NO_COLOR;
  return wanted ? { FORCE_COLOR: "1" } : { NO_COLOR: "1", FORCE_COLOR: "0" };
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0);
}

function tidyUp() {
  for (const folder of [reports, bundledThreads, scratch])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

function giveUp(code) {
  stopEverything();
  tidyUp();
  process.exit(code);
}
