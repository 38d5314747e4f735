import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { aWeb, page } from "#test/web.ts";
import { RenderQueue } from "./render-queue.ts";
import { createStaticFiles } from "./static-files.ts";

/** A web whose every slot is taken by pages that never end, and whose guests will not wait. */
async function aBusyWeb() {
  const folder = mkdtempSync(join(tmpdir(), "waymark-busy-"));
  writeFileSync(join(folder, "a.js"), "x");
  const ends: (() => void)[] = [];
  const renderQueue = new RenderQueue({ maxRendering: 2, maxWaitMs: { guest: 1, member: 60_000 } });
  const web = await aWeb({
    renderQueue,
    staticFiles: createStaticFiles(folder),
    render: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/slow")) await new Promise<void>((resolve) => ends.push(resolve));
      const isKept = pathname.endsWith("/kept");
      return new Response(page(""), {
        headers: { "content-type": "text/html", ...(isKept ? { "x-waymark-keep": "home" } : {}) },
      });
    },
  });
  await web.ask("/kept");
  const slow = [web.ask("/slow/own"), web.ask("/slow/kept")];
  await expect.poll(() => ends.length).toBe(2);
  const endSlow = () => {
    for (const end of ends.splice(0)) end();
  };
  onTestFinished(async () => {
    endSlow();
    await Promise.all(slow);
  });
  return { ...web, slow, endSlow };
}

const member = { headers: { cookie: "waymark.session_token=x" } };

test("a guest's page that would wait too long is refused, with a page that says when to come back", async () => {
  const { ask, port } = await aBusyWeb();
  const answer = await ask("/jobs?q=nurse");

  expect(answer.status).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.text).toContain("<h1>Waymark is busy</h1>");
  expect(answer.text).toContain("Try again");
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-request-id": expect.any(String),
  });
  const head = await ask("/jobs", { method: "HEAD", headers: { host: `localhost:${port}` } });
  expect(head).toMatchObject({ status: 503, text: "" });
});

test.each([
  ["a page in memory", "/kept", {}],
  ["a file", "/a.js", {}],
  ["the health of the process", "/healthz", {}],
  ["its readiness", "/readyz", {}],
  ["what somebody sends", "/login", { method: "POST", body: "a=b" }],
])("%s is never refused", async (_what, path, asked) => {
  const { ask } = await aBusyWeb();
  expect((await ask(path, asked)).status).toBe(200);
});

test("members, and pages that are open already, wait for their turn", async () => {
  const { ask, slow, endSlow } = await aBusyWeb();
  const waiting = [ask("/mine", member), ask("/jobs.data")];
  endSlow();
  const answers = await Promise.all([...waiting, ...slow]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("anyone who asks for a page that is being rendered for everybody gets it when it is done", async () => {
  const { ask, endSlow } = await aBusyWeb();
  const same = [ask("/slow/kept"), ask("/slow/kept")];
  const other = await ask("/slow/other");
  expect(other.status).toBe(503);
  endSlow();
  expect((await Promise.all(same)).map(({ status }) => status)).toEqual([200, 200]);
});
