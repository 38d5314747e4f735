import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type AppProcess, greetedAt, spawnApp } from "#e2e/kit/app-process.ts";
import { demoEnvironment } from "#e2e/kit/demo-data.ts";
import { DEMO_PASSWORD, people } from "#e2e/kit/people.ts";

const JOB = "/jobs/graduate-data-engineer-brackwater-software";

// To load the demo takes the embedded engine longer than all the rest, so the second kill meets what the first left.
test.describe.configure({ mode: "serial" });

let environment: NodeJS.ProcessEnv;

test("a first start that is killed while the demo is loaded can be started again", {
  tag: "@embedded-only",
}, async () => {
  test.setTimeout(300_000);
  environment = await demoEnvironment("killed");
  const lock = join(environment.DATA_DIR ?? "", "engine.lock");
  let app = spawnApp(environment);
  try {
    await expect.poll(() => existsSync(lock), { timeout: 60_000 }).toBe(true);
    app.kill("SIGKILL");
    await app.hasEnded;
    app = spawnApp(environment);
    const origin = await greetedAt(app);

    expect(await read(`${origin}/jobs?q=graduate+data+engineer+brackwater`, "")).toContain(JOB);
  } finally {
    app.kill("SIGTERM");
    await app.hasEnded;
  }
});

test("a process that is killed starts again with everything it had confirmed", {
  tag: "@embedded-only",
}, async () => {
  test.setTimeout(300_000);
  let app: AppProcess | undefined;
  try {
    app = spawnApp(environment);
    let origin = await greetedAt(app);
    const login = { email: people.premium, password: DEMO_PASSWORD };
    const cookie = cookiesOf(await post(`${origin}/login`, login));
    const job = /name="job" value="(\d+)"/.exec(await read(origin + JOB, cookie))?.[1] ?? "";
    const saved = await post(`${origin}/my-saved-jobs/toggle`, { job, want: "saved" }, cookie);
    expect([job, saved.status]).toEqual([expect.stringMatching(/^\d+$/), 302]);

    app.kill("SIGKILL");
    await app.hasEnded;
    app = spawnApp(environment);
    origin = await greetedAt(app);

    expect(await read(`${origin}/my-saved-jobs`, cookie)).toContain(`href="${JOB}"`);
    const found = await read(`${origin}/jobs?q=graduate+data+engineer+brackwater`, cookie);
    expect(found).toContain(`href="${JOB}"`);
  } finally {
    app?.kill("SIGTERM");
    await app?.hasEnded;
  }
});

function post(url: string, form: Record<string, string>, cookie = ""): Promise<Response> {
  const headers = { origin: new URL(url).origin, cookie };
  return fetch(url, {
    method: "POST",
    body: new URLSearchParams(form),
    headers,
    redirect: "manual",
  });
}

async function read(url: string, cookie: string): Promise<string> {
  const response = await fetch(url, { headers: { cookie } });
  expect(response.status, url).toBe(200);
  return response.text();
}

function cookiesOf({ headers }: Response): string {
  const pairs = headers.getSetCookie().map((line) => line.split(";")[0]);
  return pairs.join("; ");
}
