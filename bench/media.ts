/**
 * A premium film read in parts by one and by fifty readers: our whole app, session, signature and
 * database included, against bare node:http and nginx on the same file, in turns.
 */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { LessonSources } from "#domain/learning/media/lesson-media.ts";
import { createDatabase, startCluster, urlOf } from "#test/postgres-cluster.ts";
import { startNginx } from "./media/nginx.ts";
import { type Readers, readParts } from "./media/read-parts.ts";
import { median } from "./pages/median.ts";
import { hasProc, processorMs, residentMb } from "./pages/process-figures.ts";
import { type Running, startApp, startServer } from "./pages/running.ts";

const FILM_BYTES = 64_000_000;
/** What a browser buffers of a film in 720p with one request, about a minute. */
const PART_BYTES = 4_000_000;
const ROUNDS = process.argv.includes("--quick") ? 1 : 5;
const SECONDS = 3;
const MIN_SHARE = 0.7;
/** After the first round memory may grow by so many megabytes, however much was read. */
const MAX_GROWTH_MB = 60;

const folder = mkdtempSync(join(tmpdir(), "waymark-bench-media-"));
const film = join(folder, "film.mp4");
writeFileSync(film, randomBytes(FILM_BYTES));
const cluster = await startCluster();
const stops: (() => Promise<void>)[] = [];
try {
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  for (const stop of stops.reverse()) await stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Contender = Running & { film: Readers };

async function measure(): Promise<boolean> {
  const ours = await startOurs();
  const bare = await startServer("bench/media/bare-server.ts", { path: film });
  stops.push(bare.stop);
  const nginx = await startNginx(film);
  if (nginx) stops.push(nginx.stop);
  else console.log("nginx is not installed here: it is left out.");
  const plain = (server: Running) => ({
    ...server,
    film: { url: `${server.origin}/film.mp4`, headers: {}, bytes: FILM_BYTES },
  });
  const contenders = {
    "bare node:http": plain(bare),
    "our app": ours,
    ...(nginx ? { nginx: plain(nginx) } : {}),
  };
  const shares = [await race(contenders, 1), await race(contenders, 50)];
  const growth = await memoryGrowth(ours);
  console.log(`Memory after ten more rounds of fifty readers: ${growth} MB more.`);
  console.log(
    `Load of this machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}.`,
  );
  return shares.every((share) => share >= MIN_SHARE) && growth <= MAX_GROWTH_MB;
}

async function startOurs(): Promise<Contender> {
  await createDatabase(cluster.home, "bench");
  const dataDir = join(folder, "data");
  const env = {
    DATABASE_URL: urlOf(cluster.home, "bench"),
    APP_SECRET: "a secret of the bench, long enough to be taken",
    SMTP_URL: "smtp://127.0.0.1:9",
    DATA_DIR: dataDir,
  };
  const said = execFileSync(process.execPath, ["bench/media/load-film.ts", film], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    encoding: "utf8",
  });
  const lessonId = /lesson (\d+)/.exec(said)![1]!;
  if (!existsSync("build/server/index.js")) throw new Error("Run npm run build first");
  const app = await startApp({ env });
  stops.push(app.stop);
  const cookie = await signIn(app.origin);
  const answer = await fetch(`${app.origin}/lesson-files/${lessonId}`, { headers: { cookie } });
  const { videos } = (await answer.json()) as LessonSources;
  const url = app.origin + videos[0]!.src;
  return { ...app, film: { url, headers: { cookie }, bytes: FILM_BYTES } };
}

async function signIn(origin: string): Promise<string> {
  const body = new URLSearchParams({
    email: "premium@waymark.example",
    password: "waymark-demo",
  });
  const headers = { origin };
  const answer = await fetch(`${origin}/login`, {
    method: "POST",
    body,
    headers,
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  return cookies.join("; ");
}

/** Prints megabytes a second and processor time, and returns our share of bare node's rate. */
async function race(contenders: Record<string, Contender>, readers: number): Promise<number> {
  const empty = () =>
    Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as number[]]));
  const [rates, costs] = [empty(), empty()];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { film: of, pid }] of Object.entries(contenders)) {
      const before = hasProc ? processorMs(pid) : 0;
      const load = { readers, partBytes: PART_BYTES, seconds: SECONDS };
      const { megabytes, total } = await readParts(of, load);
      if (round === 0) continue;
      rates[name]!.push(megabytes);
      costs[name]!.push(hasProc ? (processorMs(pid) - before) / total : 0);
    }
  }
  const bare = rates["bare node:http"]!;
  const shareOf = (name: string) => median(rates[name]!.map((rate, at) => rate / bare[at]!));
  console.log(`${readers} ${readers === 1 ? "reader" : "readers"}, parts of 4 MB:`);
  console.table(
    Object.fromEntries(
      Object.keys(contenders).map((name) => [
        name,
        {
          "MB/s": Math.round(median(rates[name]!)),
          // nginx reads in a worker beside the process that is asked.
          "ms of processor for each MB":
            name === "nginx" ? "" : Number(median(costs[name]!).toFixed(2)),
          "of bare node": Number(shareOf(name).toFixed(2)),
        },
      ]),
    ),
  );
  return shareOf("our app");
}

async function memoryGrowth({ film: of, pid }: Contender): Promise<number> {
  if (!hasProc) return 0;
  const before = residentMb(pid).whole;
  for (let round = 0; round < (ROUNDS > 1 ? 10 : 1); round++)
    await readParts(of, { readers: 50, partBytes: PART_BYTES, seconds: SECONDS });
  return residentMb(pid).whole - before;
}
