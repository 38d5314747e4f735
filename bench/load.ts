/**
 * `npm run bench:load`: more visitors than can be answered, each asking for a new search of the board
 * as soon as they have their answer, and health checks on connections of their own meanwhile. Fails
 * when answers or health checks take longer than we promise.
 */
import { spawnSync } from "node:child_process";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startApp } from "./pages/running.ts";

const CONNECTIONS = 200;
const SECONDS = 10;
const MAX_ANSWER_MS = 4000;
const MAX_HEALTH_MS = 1000;
const WORDS = ["data", "engineer", "nurse", "marketing", "analyst", "finance", "graduate"];

type Timed = { status: number; ms: number };

const built = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
if (built.status !== 0) process.exit(1);

const app = await startApp();
try {
  for (let n = 0; n < 40; n++) await ask(newSearch());
  const endsAt = performance.now() + SECONDS * 1000;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const visitors = Array.from({ length: CONNECTIONS }, () => repeat(endsAt, newSearch, { agent }));
  const probes = ["/healthz", "/readyz", "/favicon.svg"].map((path) =>
    repeat(endsAt, () => path, { pauseMs: 20 }),
  );
  const searches = (await Promise.all(visitors)).flat();
  const [alive = [], ready = [], files = []] = await Promise.all(probes);
  const answered = searches.filter(({ status }) => status === 200);
  const refused = searches.filter(({ status }) => status === 503);
  console.table({
    "board search, answered": row(answered),
    "board search, refused": row(refused),
    "/healthz": row(alive),
    "/readyz": row(ready),
    "a file": row(files),
  });
  const isPromised =
    answered.length + refused.length === searches.length &&
    percentile(answered, 0.95) <= MAX_ANSWER_MS &&
    percentile([...alive, ...ready], 0.99) <= MAX_HEALTH_MS;
  process.exitCode = isPromised ? 0 : 1;
} finally {
  await app.stop();
}

function newSearch(): string {
  const word = WORDS[Math.floor(Math.random() * WORDS.length)];
  return `/jobs?q=${word}+${Math.random().toString(36).slice(2, 7)}`;
}

type Repeating = { agent?: Agent; pauseMs?: number };

async function repeat(
  endsAt: number,
  path: () => string,
  { agent, pauseMs }: Repeating,
): Promise<Timed[]> {
  const all: Timed[] = [];
  while (performance.now() < endsAt) {
    all.push(await ask(path(), agent));
    if (pauseMs !== undefined) await wait(pauseMs);
  }
  return all;
}

/** Without an agent on a connection of its own, as a health check comes. */
function ask(path: string, agent: Agent | false = false): Promise<Timed> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(app.origin + path, { agent, headers: { "accept-encoding": "gzip" } }, (answer) => {
      answer.on("error", reject).resume();
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }),
      );
    }).on("error", reject);
  });
}

function row(timed: readonly Timed[]) {
  const at = (share: number) => Math.round(percentile(timed, share));
  return {
    "a second": Math.round((timed.length / SECONDS) * 10) / 10,
    "p50 ms": at(0.5),
    "p95 ms": at(0.95),
    "p99 ms": at(0.99),
  };
}

function percentile(timed: readonly Timed[], share: number): number {
  const sorted = timed.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
