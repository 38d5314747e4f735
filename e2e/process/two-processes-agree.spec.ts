/** Two processes on one PostgreSQL, as behind any proxy: what one learns, the other knows. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { emptyDatabase } from "#e2e/kit/demo-data.ts";

const TITLE = "Basket weaver";

type Site = "northgate.localhost" | "localhost";

test.describe.configure({ mode: "default", timeout: 120_000 });

let environment: NodeJS.ProcessEnv;
let staff: { universityId: number; jobId: number; cookie: string };
let processes: ChildProcess[];
let ports: number[];

test.beforeAll(async () => {
  environment = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: "0",
    HOST: "127.0.0.1",
    // The tests are the proxy: fetch cannot name a host of its own choice.
    TRUSTED_PROXIES: "127.0.0.1",
    // Files are in a folder of both, as on one machine.
    DATA_DIR: test.info().outputPath("data"),
    DATABASE_URL: await emptyDatabase(`two_processes_${process.pid}`),
    APP_SECRET: "the same in both processes, as it must be",
    // Nothing listens there: nobody in these tests waits for mail.
    SMTP_URL: "smtp://127.0.0.1:9",
  };
  processes = [startApp(), startApp()];
  ports = await Promise.all(processes.map(portOf));
  const prepare = ["test/children/prepare-two-processes.ts"];
  staff = JSON.parse(
    execFileSync(process.execPath, prepare, { env: environment, encoding: "utf8" }),
  );
});

test.afterAll(async () => {
  for (const one of processes ?? []) one.kill("SIGKILL");
});

const FALLS_BACK_TO_MAIL = "a password alone is not enough here";

test("failed sign-ins counted by one process are counted for the other", async () => {
  // As many as one network may try on one account in an hour (docs/decisions/0023).
  const answers = await Promise.all(Array.from({ length: 40 }, () => signInWrongly(0)));
  for (const answer of answers) expect(await answer.text()).not.toContain(FALLS_BACK_TO_MAIL);

  const answer = await signInWrongly(1);
  expect(await answer.text()).toContain(FALLS_BACK_TO_MAIL);
});

test("a page that one process changes is forgotten by the other", async () => {
  const kept = () => ask(1, "/privacy-policy", "northgate.localhost");
  const before = await kept();
  expect(before.headers.get("etag")).toBeTruthy();
  expect(await before.text()).not.toContain("/pictures/");

  const answer = await sendLogo(0);
  expect(answer.status).toBe(302);

  let page = "";
  await expect
    .poll(async () => (page = await (await kept()).text()), { timeout: 5000 })
    .toContain("/pictures/");
  const picture = await ask(1, /\/pictures\/[\w-]+/.exec(page)?.[0] ?? "", "northgate.localhost");
  expect(picture.status).toBe(200);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
  });
  expect(picture.headers.getSetCookie()).toEqual([]);
});

test("a job let through by one process is found by the other", async () => {
  const found = async (which: 0 | 1) =>
    (await ask(which, "/jobs?q=basket", "localhost")).text().then((page) => page.includes(TITLE));
  expect(await found(1)).toBe(false);

  const answer = await approve(0);
  expect(answer.status).toBeLessThan(400);

  // How soon is measured by `npm run bench:jobs`; a machine under tests may be slow.
  const patience = { timeout: 30_000, intervals: [50] };
  await expect.poll(() => found(1), patience).toBe(true);
  await expect.poll(() => found(0), patience).toBe(true);
});

function startApp(): ChildProcess {
  const stdio = ["ignore", "pipe", "inherit"] as const;
  return spawn(process.execPath, ["build/server/index.js"], {
    env: environment,
    stdio: [...stdio],
  });
}

/** The greeting names the address, and is printed once the process is ready. */
async function portOf({ stdout }: ChildProcess): Promise<number> {
  for await (const line of createInterface(stdout!)) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port) {
      stdout!.resume();
      return Number(port);
    }
  }
  throw new Error("The process ended before it was ready.");
}

function ask(which: 0 | 1, path: string, site: Site, init: RequestInit = {}): Promise<Response> {
  const host = `${site}:${ports[which]}`;
  const headers = { "x-forwarded-host": host, origin: `http://${host}`, ...init.headers };
  return fetch(`http://127.0.0.1:${ports[which]}${path}`, { redirect: "manual", ...init, headers });
}

function signInWrongly(which: 0 | 1): Promise<Response> {
  const body = new URLSearchParams({ email: "nobody@mail.example", password: "not the password" });
  return ask(which, "/login", "localhost", { method: "POST", body });
}

function approve(which: 0 | 1): Promise<Response> {
  const advert = { jobId: String(staff.jobId), revision: "0", decision: "approved" };
  const body = new URLSearchParams(advert);
  return ask(which, "/staff/jobs", "localhost", {
    method: "POST",
    body,
    headers: { cookie: staff.cookie },
  });
}

async function sendLogo(which: 0 | 1): Promise<Response> {
  const drawing = { width: 40, height: 40, channels: 3, background: "#0b5a4a" } as const;
  const png = await sharp({ create: drawing }).png().toBuffer();
  const body = new FormData();
  body.set("intent", "set-logo");
  body.set("logo", new File([new Uint8Array(png)], "logo.png"));
  const path = `/staff/universities/${staff.universityId}`;
  return ask(which, path, "localhost", { method: "POST", body, headers: { cookie: staff.cookie } });
}
