import { join } from "node:path";
import { root } from "../install.mjs";
import { readPlaywright, readVitest, reports } from "./run-step.mjs";
import { makeScratch } from "./scratch.mjs";

const ensureBuilt = "import('./scripts/install.mjs').then((install) => install.ensureBuilt())";

/** Of this run alone, and gone with it. */
export const bundledThreads = join(
  root,
  "node_modules/.cache/bundled-threads",
  String(process.pid),
);

export const scratch = makeScratch();

/** Of steps that nothing waits for within a time: they take what the browser tests leave idle. */
const PATIENT = 5;

/**
 * Everything `npm test` does, in the order it prefers. `cores` is what a step keeps busy. The browser
 * tests take longest and wait a third of their time, so they begin first, and one of the others after
 * the other fills their pauses without delaying them.
 */
export function allSteps(filters) {
  return [
    { name: "build", command: ["node", "-e", ensureBuilt], cores: 1, isPreparation: true },
    {
      name: "threads",
      command: ["node", "scripts/test/bundle-threads.ts", bundledThreads],
      cores: 1,
      isPreparation: true,
    },
    playwright("e2e", filters, {}),
    vitest("postgres", filters),
    vitest("pglite", filters),
    playwright("embedded", filters, { E2E_ENGINE: "embedded" }),
    vitest("unit", filters),
    // Several checkers look at much of it twice, and this step has one core.
    check("typecheck", "npm", "run", "--silent", "typecheck", "--", "--checkers", "1"),
    check("lint", "biome", "check", "--error-on-warnings", "."),
    check("boundaries", "npm", "run", "--silent", "boundaries"),
    check("deadcode", "npm", "run", "--silent", "deadcode", "--", "--no-progress"),
    check("source-rules", "node", "scripts/test/source-rules.mjs"),
  ];
}

function check(name, ...command) {
  return { name, command, cores: 1, niceness: PATIENT };
}

function vitest(project, filters) {
  const file = join(reports, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name: project,
    command: [
      "vitest",
      "run",
      `--project=${project}`,
      ...reporters,
      ...leniency(filters),
      ...filters,
    ],
    env: { BUNDLED_THREADS: bundledThreads, TMPDIR: scratch },
    report: { file, read: readVitest },
    mayBeEmpty: filters.length > 0,
    needs: ["threads"],
    cores: 1,
    niceness: PATIENT,
    minutes: 30,
  };
}

function playwright(name, filters, env) {
  const file = join(reports, `${name}.json`);
  const lenient = filters.length > 0 ? ["--pass-with-no-tests"] : [];
  return {
    name,
    command: ["playwright", "test", "--reporter=list,json", ...lenient, ...filters],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, TMPDIR: scratch },
    report: { file, read: readPlaywright },
    mayBeEmpty: filters.length > 0,
    needs: ["build"],
    needsBrowser: true,
    cores: 1,
    minutes: 30,
  };
}

function leniency(filters) {
  return filters.length > 0 ? ["--passWithNoTests"] : [];
}

/** `--only=unit,e2e` chooses steps; a bare word filters test files and runs only the runners. */
export function chosenSteps(args) {
  const only = args
    .filter((arg) => arg.startsWith("--only="))
    .flatMap((arg) => arg.slice(7).split(","));
  const filters = args.filter((arg) => !arg.startsWith("--only="));
  const steps = allSteps(filters);

  const unknown = only.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step "${unknown[0]}". Steps: ${steps.map(({ name }) => name).join(", ")}.`,
    );
  }
  const wanted = steps.filter((step) => {
    if (only.length > 0) return only.includes(step.name);
    return filters.length === 0 || step.report;
  });
  const needed = new Set(wanted.flatMap(({ needs = [] }) => needs));
  return steps.filter((step) => wanted.includes(step) || needed.has(step.name));
}
