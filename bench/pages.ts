/**
 * `npm run bench:pages`: kept pages against the same bytes from bare node:http,
 * in turns within one run, so that a busy machine slows both. Fails when kept
 * pages fall under 0.6 of it, or a public page needs more than 130 kB of script.
 */
import { spawnSync } from "node:child_process";
import autocannon from "autocannon";
import { isOpeningSoon } from "#app/addresses/address.ts";
import { addresses } from "#app/addresses.ts";
import { startApp, startBare } from "./pages/running.ts";
import { type Weight, weighPage } from "./pages/weigh.ts";

const LEAST_RATIO = 0.6;
const MOST_SCRIPT = 130_000;
const ROUNDS = 5;
const SECONDS = 3;
const BROWSER = { "accept-encoding": "gzip, deflate, br" };

const built = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
if (built.status !== 0) process.exit(1);

const app = await startApp();
const memoryAtStart = app.memoryMb();
const kept = await untilKept(`${app.origin}/`);
const bare = await startBare(kept);

try {
  const rounds = await race();
  const speed = {
    "bare node:http": { "requests/s": median(rounds.map((round) => round.bare)), ratio: 1 },
    "kept page": {
      "requests/s": median(rounds.map((round) => round.ours)),
      ratio: ratioOf(rounds),
    },
    // A query this long is never kept, so every request is rendered.
    "rendered each time": {
      "requests/s": await rate(`${app.origin}/?${"x".repeat(600)}`),
      ratio: null,
    },
  };
  console.table(speed);
  console.table({
    "at start": { "resident MB": memoryAtStart },
    "after the run": { "resident MB": app.memoryMb() },
  });

  const weights = await weighAll();
  console.table(
    Object.fromEntries(Object.entries(weights).map(([path, weight]) => [path, inKb(weight)])),
  );
  judge(ratioOf(rounds), weights);
} finally {
  await bare.stop();
  await app.stop();
}

async function race() {
  await rate(`${app.origin}/`);
  await rate(bare.origin);
  const rounds: { bare: number; ours: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    rounds.push({ bare: await rate(bare.origin), ours: await rate(`${app.origin}/`) });
  }
  return rounds;
}

async function rate(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 32,
    duration: SECONDS,
    headers: BROWSER,
  });
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`);
  return Math.round(requests.average);
}

/** The page as a browser gets it once it is kept and compressed. */
async function untilKept(url: string) {
  for (let tries = 0; tries < 50; tries++) {
    const response = await fetch(url, { headers: BROWSER });
    if (response.headers.get("content-encoding") === "br")
      return { headers: await rawHeaders(url), body: await rawBody(url) };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} is not kept: no compressed page came from memory`);
}

async function rawHeaders(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url, { headers: BROWSER });
  const skipped = new Set(["date", "connection", "keep-alive"]);
  return Object.fromEntries([...headers].filter(([name]) => !skipped.has(name)));
}

/** Fetch would unpack the body; the peer must send it packed. */
async function rawBody(url: string): Promise<string> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      resolve(Buffer.concat(chunks).toString("base64"));
    }).on("error", reject);
  });
}

async function weighAll(): Promise<Record<string, Weight>> {
  const weights: Record<string, Weight> = {};
  for (const path of pagesWithoutBlanks()) {
    const { status } = await fetch(app.origin + path, { redirect: "manual" });
    if (status === 200) weights[path] = await weighPage(app.origin, path);
  }
  return weights;
}

/** Addresses with nothing to fill in. Those still waiting look alike, so one stands for all. */
function pagesWithoutBlanks(): string[] {
  const audiences = new Set<string>(["public", "account", "jumpstart"]);
  const pages = addresses.filter(
    ({ audience, path }) => audiences.has(audience) && !/[:*]/.test(path),
  );
  const firstWaiting = pages.find(isOpeningSoon);
  return pages
    .filter((address) => !isOpeningSoon(address) || address === firstWaiting)
    .map(({ path }) => path);
}

function judge(ratio: number, weights: Record<string, Weight>) {
  const heavy = Object.entries(weights).filter(([, { script }]) => script > MOST_SCRIPT);
  for (const [path, { script }] of heavy)
    console.error(`${path} needs ${script} bytes of script, over ${MOST_SCRIPT}.`);
  if (ratio < LEAST_RATIO)
    console.error(`Kept pages reach ${ratio} of bare node:http, under ${LEAST_RATIO}.`);
  process.exitCode = heavy.length > 0 || ratio < LEAST_RATIO ? 1 : 0;
}

function ratioOf(rounds: { bare: number; ours: number }[]) {
  return Math.round(median(rounds.map(({ bare, ours }) => ours / bare)) * 100) / 100;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function inKb({ script, css, html }: Weight) {
  const kb = (bytes: number) => Math.round(bytes / 100) / 10;
  return { "script kB": kb(script), "css kB": kb(css), "html kB": kb(html) };
}
