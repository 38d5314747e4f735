/**
 * `npm run bench:search`: fresh searches of the whole site over HTTP, one after the other, each a pair
 * of words nobody asked before and one in four misspelt. Prints percentiles and processor time a search,
 * beside a search of the jobs board in turn. Fails where the 95th percentile is over 50 ms on a machine
 * that is otherwise idle: quote it with the load that it prints.
 *
 *   npm run bench:search -- --searches=400
 *   npm run bench:search -- --without-build
 */
import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { hasProc, processorMs, untilIdle } from "./pages/process-figures.ts";
import { startApp } from "./pages/running.ts";

const MAX_P95_MS = 50;
const WARM_UP = 60;

const { values } = parseArgs({
  options: {
    searches: { type: "string", default: "300" },
    "without-build": { type: "boolean", default: false },
  },
});

const words =
  "visa graduate sponsor licence salary hours permit interview cover letter points engineer nurse analyst data london dublin canada australia fee surcharge placement internship masters doctorate referee networking mentor freelance payslip brackwater quillfern".split(
    " ",
  );

if (!values["without-build"]) {
  const built = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  if (built.status !== 0) process.exit(1);
}

const app = await startApp();
try {
  if (hasProc) await untilIdle(app.pid);
  for (let turn = 0; turn < WARM_UP; turn++) await ask(searchFor(turn + 10_000));
  const [site, board] = [await measure(searchFor), await measure(boardFor)];
  console.table({ "the whole site": site, "the jobs board": board });
  console.log(`load ${loadavg()[0]!.toFixed(1)}`);
  process.exitCode = site["p95 ms"] <= MAX_P95_MS ? 0 : 1;
} finally {
  await app.stop();
}

async function measure(pathOf: (turn: number) => string) {
  const before = hasProc ? processorMs(app.pid) : 0;
  const times: number[] = [];
  for (let turn = 0; turn < Number(values.searches); turn++) times.push(await ask(pathOf(turn)));
  const used = hasProc ? processorMs(app.pid) - before : 0;
  times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.floor((times.length - 1) * share)]!.toFixed(1));
  return {
    "p50 ms": at(0.5),
    "p95 ms": at(0.95),
    "p99 ms": at(0.99),
    "processor ms": Number((used / times.length).toFixed(1)),
  };
}

async function ask(path: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(app.origin + path, {
    headers: { "x-forwarded-for": `10.0.${Math.floor(Math.random() * 250)}.7` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - begun;
}

/** Every turn another pair of words; every fourth has two letters of its first word changed about. */
function searchFor(turn: number): string {
  const first = words[turn % words.length]!;
  const second = words[(turn * 7 + Math.floor(turn / words.length)) % words.length]!;
  const typed = turn % 4 === 0 && first.length > 4 ? first[1]! + first[0]! + first.slice(2) : first;
  return `/search?${new URLSearchParams({ q: first === second ? typed : `${typed} ${second}` })}`;
}

function boardFor(turn: number): string {
  return searchFor(turn).replace("/search", "/jobs");
}
