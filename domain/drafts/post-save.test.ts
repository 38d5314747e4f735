import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { postSave } from "./post-save.ts";

const sent = { kind: "cv", ownerId: "ada", revision: 1, state: {} } as const;

type Reply = { status: number; headers?: Record<string, string>; body?: string };

/** What the page makes of a server that answers so. */
async function answerTo({ status, headers = {}, body = "" }: Reply) {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await postSave(`http://127.0.0.1:${port}/save`, sent);
  } finally {
    server.close();
  }
}

test("asked to wait, it waits as long as it was asked to", async () => {
  const before = Date.now();
  const answer = await answerTo({ status: 429, headers: { "retry-after": "40" } });
  expect(answer.kind).toBe("later");
  if (answer.kind !== "later") return;
  expect(answer.until).toBeGreaterThanOrEqual(before + 40_000);
  expect(answer.until).toBeLessThanOrEqual(Date.now() + 40_000);
});

const json = { "content-type": "application/json" };

test.each<[Reply, string]>([
  [{ status: 413, headers: { "content-type": "text/html" } }, "refused"],
  [{ status: 503 }, "offline"],
  [{ status: 403, headers: { "content-type": "text/html" }, body: "No" }, "signed-out"],
  [{ status: 403, headers: json, body: '{"message":"Forbidden"}' }, "signed-out"],
  [{ status: 404, headers: json, body: '{"message":"Not found"}' }, "offline"],
  [{ status: 400, headers: json, body: '{"kind":"unheard-of"}' }, "offline"],
  [{ status: 200, headers: json, body: "null" }, "offline"],
  [{ status: 401, headers: { "content-type": "text/html" }, body: "Sign in" }, "signed-out"],
  [{ status: 200, headers: { "content-type": "text/html" }, body: "Sign in" }, "signed-out"],
  [{ status: 404, headers: json, body: '{"kind":"gone","sentence":"No."}' }, "gone"],
])("%o is read as %s", async (reply, kind) => {
  expect((await answerTo(reply)).kind).toBe(kind);
});

test("no server at all is no connection", async () => {
  expect(await postSave("http://127.0.0.1:1/save", sent)).toEqual({ kind: "offline" });
});
