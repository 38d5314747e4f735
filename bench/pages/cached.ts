/** A cached page against the same bytes from bare node:http, in turns. */
import { get } from "node:http";
import { importTool } from "../tools/import-tool.ts";
import { median } from "./median.ts";
import { startServer } from "./running.ts";

const BROWSER = { "accept-encoding": "gzip, deflate, br" };

export type Race = { rounds: number; seconds: number };
type Round = { bare: number; ours: number };

/** Prints requests a second, and returns ours as a share of node:http's. */
export async function raceCachedPage(origin: string, race: Race): Promise<number> {
  const bare = await startServer("bench/pages/bare-server.ts", await untilCached(`${origin}/`));
  try {
    const rounds = await inTurns(bare.origin, `${origin}/`, race);
    const ratio = median(rounds.map(({ bare, ours }) => ours / bare));
    console.table({
      "bare node:http": { "requests/s": median(rounds.map((round) => round.bare)), ratio: 1 },
      "cached page": {
        "requests/s": median(rounds.map((round) => round.ours)),
        ratio: Number(ratio.toFixed(2)),
      },
      // A query this long is never cached, so every request is rendered.
      "rendered each time": {
        "requests/s": await rate(`${origin}/?${"x".repeat(600)}`, race.seconds),
      },
    });
    return ratio;
  } finally {
    await bare.stop();
  }
}

async function inTurns(bare: string, ours: string, { rounds, seconds }: Race): Promise<Round[]> {
  await rate(ours, seconds);
  await rate(bare, seconds);
  const results: Round[] = [];
  for (let n = 0; n < rounds; n++)
    results.push({ bare: await rate(bare, seconds), ours: await rate(ours, seconds) });
  return results;
}

async function rate(url: string, duration: number): Promise<number> {
  const { default: autocannon } = await importTool("autocannon");
  const options = { url, connections: 32, duration, headers: BROWSER };
  const { requests, non2xx, errors } = await autocannon(options);
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`);
  return Math.round(requests.average);
}

/** The page as a browser gets it once it is cached and compressed. */
async function untilCached(url: string) {
  for (let tries = 0; tries < 50; tries++) {
    const response = await fetch(url, { headers: BROWSER });
    if (response.headers.get("content-encoding") === "br")
      return { headers: withoutConnection(response.headers), body: await compressedBody(url) };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} is not cached: no compressed page came from memory`);
}

function withoutConnection(headers: Headers): Record<string, string> {
  const skipped = new Set(["date", "connection", "keep-alive"]);
  return Object.fromEntries([...headers].filter(([name]) => !skipped.has(name)));
}

/** Fetch would decompress the body; the peer must send it compressed. */
function compressedBody(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      resolve(Buffer.concat(chunks).toString("base64"));
    }).on("error", reject);
  });
}
