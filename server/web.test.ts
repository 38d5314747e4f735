import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { aWeb, page } from "#test/web.ts";
import { createHostRule } from "./hosts.ts";
import { trustProxies } from "./request-facts.ts";
import { createStaticFiles } from "./static-files.ts";

test("a page for one visitor has a fresh nonce, the usual headers and is not kept", async () => {
  const { ask } = await aWeb();
  const [first, second] = [await ask("/"), await ask("/")];

  const nonce = /nonce="([^"]+)"/.exec(first.text)?.[1];
  expect(first.headers["content-security-policy"]).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(first.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(second.text).not.toContain(nonce);
  expect(first.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "private, no-store",
  });
  expect(first.headers["strict-transport-security"]).toBeUndefined();
});

test("an answer to a program wears the usual headers too, and what it measured itself stays so", async () => {
  const told = { results: Array.from({ length: 60 }, (_, id) => ({ id, name: "Café Quillfern" })) };
  const whole = JSON.stringify(told);
  const render = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/none") return new Response(null, { status: 204 });
    const length = { "content-length": String(Buffer.byteLength(whole)) };
    const headers = { "cache-control": "public, max-age=60", "set-cookie": "a=b" };
    return Response.json(told, {
      headers: { ...headers, ...(pathname === "/api/measured" ? length : {}) },
      status: pathname === "/api/refused" ? 429 : 200,
    });
  };
  const { ask } = await aWeb({ render });
  const [plain, packed, refused, measured, none] = await Promise.all([
    ask("/api/told"),
    ask("/api/told", { headers: { "accept-encoding": "gzip, br" } }),
    ask("/api/refused"),
    ask("/api/measured"),
    ask("/api/none"),
  ]);

  for (const { text, headers } of [plain, refused, measured]) {
    expect(JSON.parse(text)).toEqual(told);
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(whole)),
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
      "x-request-id": expect.stringMatching(/./),
      "cache-control": "public, max-age=60",
      "set-cookie": ["a=b"],
      vary: "Accept-Encoding",
    });
  }
  expect(refused.status).toBe(429);
  expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(packed.bytes).toString()).toBe(whole);
  expect(none).toMatchObject({ status: 204, text: "" });
});

test("a cached page is rendered once, without a nonce, its scripts named by hash", async () => {
  const { ask, renders } = await aWeb();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/kept")));
  const again = await ask("/kept");

  expect(renders()).toBe(1);
  expect(again.text).toBe(page("").replace(' nonce=""', ""));
  const hash = createHash("sha256").update("go()").digest("base64");
  expect(again.headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(again.headers).toMatchObject({
    "cache-control": "private, no-cache",
    vary: expect.stringContaining("Cookie"),
  });
  expect(again.headers["set-cookie"]).toEqual(["prev_url=/kept; Path=/"]);
  expect(again.headers["x-waymark-keep"]).toBeUndefined();
  expect(new Set(answers.map(({ headers }) => headers["x-request-id"])).size).toBe(20);
});

test("a script that got into a cached page by its words is not allowed to run there", async () => {
  const { ask } = await aWeb({
    render: async (_request, { nonce }) =>
      new Response(page(nonce).replace("Home", "<script>evil()</script>"), {
        headers: { "content-type": "text/html", "x-waymark-keep": "home" },
      }),
  });
  await ask("/kept");
  const { text, headers } = await ask("/kept");
  const sha = (script: string) => createHash("sha256").update(script).digest("base64");

  expect(text).toContain("<script>evil()</script>");
  expect(headers["content-security-policy"]).toContain(sha("go()"));
  expect(headers["content-security-policy"]).not.toContain(sha("evil()"));
});

test("a cached page answers 304 to its own tag, and compressed to who accepts it", async () => {
  const { ask } = await aWeb();
  const first = await ask("/kept", { headers: { "accept-encoding": "gzip, br" } });
  expect(gunzipSync(first.bytes).toString()).toContain("Home");
  const { headers } = first;
  const unchanged = await ask("/kept", { headers: { "if-none-match": headers.etag ?? "" } });
  expect(unchanged).toMatchObject({ status: 304, text: "" });

  await expect
    .poll(
      async () =>
        (await ask("/kept", { headers: { "accept-encoding": "gzip, br" } })).headers[
          "content-encoding"
        ],
    )
    .toBe("br");
  const zipped = await ask("/kept", { headers: { "accept-encoding": "gzip, br;q=0" } });
  expect(gunzipSync(zipped.bytes).toString()).toContain("Home");
  const plain = await ask("/kept");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.text).toContain("Home");
  const head = await ask("/kept", { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, text: "" });
});

test.each([
  ["somebody signed in", { cookie: "a=b; waymark.session_token=x" }],
  ["somebody signed in over https", { cookie: "__Secure-waymark.session_token=x" }],
  ["somebody with a notice waiting", { cookie: "flash=x" }],
])("%s never gets a cached page", async (_case, headers) => {
  const { ask, renders } = await aWeb();
  await ask("/kept");
  const answer = await ask("/kept", { headers });

  expect(renders()).toBe(2);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
});

test("a page that sets a cookie of its own, or has a very long query, is not kept", async () => {
  const { ask, renders } = await aWeb();
  for (const path of ["/kept-cookie", `/kept?x=${"y".repeat(600)}`]) await ask(path);
  for (const path of ["/kept-cookie", `/kept?x=${"y".repeat(600)}`]) await ask(path);

  expect(renders()).toBe(4);
});

test("forgetting a tag renders its pages again; a microsite keeps its own", async () => {
  const { ask, renders, port } = await aWeb();
  await ask("/kept");
  await ask("/kept", { headers: { host: `northgate.localhost:${port}` } });
  expect(renders()).toBe(2);

  invalidatePages("another");
  await ask("/kept");
  expect(renders()).toBe(2);
  invalidatePages("home");
  await ask("/kept");
  expect(renders()).toBe(3);
});

test("a write from another site is refused before anything is rendered", async () => {
  const { ask, renders } = await aWeb();
  const answer = await ask("/login", {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: "a=b",
  });

  expect(answer.status).toBe(403);
  expect(renders()).toBe(0);
});

test("a pause that saves itself is counted apart from forms", async () => {
  const { ask, port } = await aWeb({
    countWrite: async (_by, kind) => (kind === "saves" ? null : 42),
  });
  const write = { method: "POST", headers: { origin: `http://localhost:${port}` }, body: "{}" };

  expect((await ask("/my-cvs/0b-c1/save", write)).status).toBe(200);
  expect((await ask("/my-cvs/0b-c1/save/more", write)).status).toBe(429);
  expect((await ask("/login?x=/my-cvs/0b-c1/save", write)).status).toBe(429);
});

test("writes are counted by address, reads are not", async () => {
  const { ask, port } = await aWeb({ countWrite: async () => 42 });
  const write = await ask("/login", {
    method: "POST",
    headers: { origin: `http://localhost:${port}` },
    body: "a=b",
  });

  expect(write).toMatchObject({ status: 429, headers: { "retry-after": "42" } });
  expect((await ask("/login")).status).toBe(200);
});

test.for([
  ["/login", 1, 200],
  ["/login", 1.1, 413],
  ["/staff/universities/3", 2.4, 200],
  ["/staff/universities/3.data", 2.4, 200],
  ["/staff/universities/3", 2.6, 413],
  ["/staff/universities/3/more", 2.4, 413],
  ["/staff/universities", 1.1, 413],
  ["/staff/sponsor-register/upload", 12, 200],
  ["/staff/sponsor-register/upload", 33, 413],
  ["/staff/sponsor-register", 1.1, 413],
  ["/staff/sponsor-register/upload/more", 1.1, 413],
] as const)("%s answers a body of %s MB with %s", async ([path, megabytes, status]) => {
  const { ask } = await aWeb();
  const body = "x".repeat(megabytes * 1024 * 1024);
  expect((await ask(path, { method: "POST", body })).status).toBe(status);
});

test("behind a configured proxy the page sees the visitor's address, and HSTS is sent", async () => {
  const { ask } = await aWeb({
    isTrustedProxy: trustProxies(["127.0.0.1"]),
    isKnownHost: createHostRule({ baseDomain: "waymark.example", isUniversity: async () => false }),
  });
  const answer = await ask("/echo", {
    headers: { "x-forwarded-proto": "https", "x-forwarded-host": "waymark.example" },
  });

  expect(answer.text).toBe("https://waymark.example/echo");
  expect(answer.headers["strict-transport-security"]).toContain("max-age=");
});

test("a fault around the pages shows a page with the request id and no detail", async () => {
  const { ask } = await aWeb();
  const answer = await ask("/broken");

  expect(answer.status).toBe(500);
  expect(answer.text).toContain(answer.headers["x-request-id"]);
  expect(answer.text).not.toContain("on purpose");
});

test("health needs no known host; readiness says what is missing", async () => {
  const { ask } = await aWeb({ readiness: async () => ["The database cannot be reached."] });
  const headers = { host: "10.1.2.3:3000" };

  expect((await ask("/healthz", { headers })).status).toBe(200);
  const ready = await ask("/readyz", { headers });
  expect(ready.status).toBe(503);
  expect(JSON.parse(ready.text)).toEqual({
    status: "not-ready",
    reasons: ["The database cannot be reached."],
  });
});

test("built files are served for ever and compressed, and nothing outside their folder", async () => {
  const home = mkdtempSync(join(tmpdir(), "waymark-static-"));
  const folder = join(home, "client");
  mkdirSync(folder);
  writeFileSync(join(folder, "a.js"), "x".repeat(4000));
  writeFileSync(join(home, "outside.txt"), "secret");
  const { ask } = await aWeb({ staticFiles: createStaticFiles(folder) });

  const file = await ask("/a.js", { headers: { "accept-encoding": "br" } });
  expect(file.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect(
    (await ask("/a.js", { headers: { "if-none-match": file.headers.etag ?? "" } })).status,
  ).toBe(304);
  for (const path of ["/../outside.txt", "/..%2foutside.txt", "/%2e%2e/outside.txt"]) {
    expect((await ask(path)).text).not.toContain("secret");
  }
});

test("who sends too much is told how much is taken, and that nothing is lost", async () => {
  const { ask } = await aWeb();
  const answer = await ask("/login", { method: "POST", body: "x".repeat(2 * 1024 * 1024) });
  expect(answer.status).toBe(413);
  expect(answer.text).toContain("at most 1 MB");
  expect(answer.text).toContain("your text is still there");
});
