import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { type AppProcess, greetedAt, spawnApp } from "#e2e/kit/app-process.ts";
import { demoEnvironment } from "#e2e/kit/demo-data.ts";
import { originOf } from "#e2e/kit/http.ts";
import { DEMO_PASSWORD, people } from "#e2e/kit/people.ts";

const JOB = "/jobs/graduate-data-engineer-brackwater-software";

// Loading the demo takes the embedded engine longer than all the rest, so every app of the run stands on
// the one demo whose first start was killed: e2e/kit/demo-data.ts.
test("a first start that was killed has been started again, with the whole demo", {
  tag: "@embedded",
}, async () => {
  expect(await read(`${originOf("main")}/jobs?q=graduate+data+engineer+brackwater`, "")).toContain(
    JOB,
  );
});

test("a process that is killed starts again with everything it had confirmed", {
  tag: "@embedded",
}, async () => {
  test.setTimeout(300_000);
  const environment = await demoEnvironment(`killed-${randomUUID()}`);
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
