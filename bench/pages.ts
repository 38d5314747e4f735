/**
 * `npm run bench:pages`: what pages cost, against what we promised (bench/pages/budgets.json).
 *
 *   --only=cost,memory,throughput,cached   some of it
 *   --long      memory after each 10,000 pages up to 50,000 too (half an hour)
 *   --quick     a few pages of each, to see that it runs; nothing is judged
 *   --accept    writes this run's costs down as the accepted ones
 */
import { spawnSync } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import {
  accept,
  judgeCached,
  judgeCosts,
  judgeMemory,
  judgeScripts,
  readBudgets,
  type Verdict,
} from "./pages/budgets.ts";
import { raceCachedPage } from "./pages/cached.ts";
import { type Costs, measureCosts } from "./pages/costs.ts";
import { measureMemory } from "./pages/memory.ts";
import { startAppOnPostgres } from "./pages/postgres-app.ts";
import { printCosts, printThroughput, printVerdicts } from "./pages/print.ts";
import { hasProc, untilIdle } from "./pages/process-figures.ts";
import { type Running, startApp } from "./pages/running.ts";
import { measureThroughput } from "./pages/throughput.ts";
import { weighPages } from "./pages/weigh.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "cost,memory,throughput,cached" },
    long: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    accept: { type: "boolean", default: false },
  },
});
const parts = new Set(options.only.split(","));
const sizes = options.quick
  ? {
      cost: { warm: 3, measured: 10, rounds: 1, unmeasuredRounds: 0 },
      memory: [60, 300],
      seconds: 2,
      rounds: 1,
    }
  : {
      cost: { warm: 30, measured: 120, rounds: 4, unmeasuredRounds: 1 },
      memory: [1_000, 5_000],
      seconds: 10,
      rounds: 5,
    };
const LONG = [10_000, 20_000, 30_000, 40_000, 50_000];
const memoryAfter = options.long ? [...sizes.memory, ...LONG] : sizes.memory;
const budgets = readBudgets();

if (options.accept && (options.quick || !parts.has("cost")))
  throw new Error("--accept needs the part `cost`, and not --quick.");
const built = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
if (built.status !== 0) process.exit(1);
if (!hasProc)
  console.log("This system has no /proc: processor time and memory are left out. Linux has it.");

const verdicts: Verdict[] = [];
if (hasProc && parts.has("memory"))
  await withApp(startApp({ probe: "memory" }), async (app) => {
    verdicts.push(...judgeMemory(budgets, await measureMemory(app, memoryAfter)));
  });
if (hasProc && parts.has("cost"))
  await withApp(startApp({ probe: "render" }), async (app) => {
    await untilIdle(app.pid);
    judge(await measureCosts(app, sizes.cost));
  });
if (parts.has("throughput")) await compareEngines();
if (parts.has("cached"))
  await withApp(startApp(), async ({ origin }) => {
    const race = { rounds: sizes.rounds, seconds: Math.min(sizes.seconds, 3) };
    verdicts.push(judgeCached(budgets, await raceCachedPage(origin, race)));
    verdicts.push(...judgeScripts(budgets, await weighPages(origin)));
  });

console.log(
  `Load of the machine's cores at the end: ${(loadavg()[0]! / availableParallelism()).toFixed(1)} times what they can do. Quote quiet runs (about 1) only.`,
);
if (options.quick) console.log("--quick: nothing is judged.");
else process.exitCode = printVerdicts(verdicts) ? 0 : 1;

function judge(costs: Costs): void {
  const today = new Date().toISOString().slice(0, 10);
  const current = options.accept ? accept(budgets, costs, today) : budgets;
  printCosts(current, costs);
  verdicts.push(...judgeCosts(current, costs));
  if (options.accept) console.log("Accepted: commit bench/pages/budgets.json with the reason.");
}

async function compareEngines(): Promise<void> {
  const rates = (app: Running) => measureThroughput(app.origin, sizes.seconds);
  printThroughput({
    embedded: await withApp(startApp(), rates),
    PostgreSQL: await withApp(startAppOnPostgres(), rates),
  });
}

async function withApp<A extends Running, T>(
  starting: Promise<A>,
  use: (app: A) => Promise<T>,
): Promise<T> {
  const app = await starting;
  try {
    return await use(app);
  } finally {
    await app.stop();
  }
}
