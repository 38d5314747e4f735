import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { startBusyClients } from "#test/busy-clients.ts";
import { gracefulClose } from "./graceful-close.ts";

async function aServer({ answerMs = 5, graceMs = 10_000 } = {}) {
  const server = createServer(async (_incoming, outgoing) => {
    await wait(answerMs);
    outgoing.writeHead(200, ["content-type", "text/plain"]).end("done");
  });
  const close = gracefulClose(server, graceMs);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, close, origin: `http://127.0.0.1:${port}` };
}

test("busy clients that keep their connections get every answer until they are let in no more", async () => {
  const { close, origin } = await aServer();
  const clients = startBusyClients(origin, { clients: 35, paths: ["/"] });
  await expect.poll(clients.answered, { timeout: 20_000 }).toBeGreaterThan(200);

  await close();
  expect(await clients.over).toEqual({ dropped: [], statuses: [200] });
});

test("a request in flight is finished, and told that its connection closes", async () => {
  const { server, close, origin } = await aServer({ answerMs: 900 });
  const answer = fetch(origin);
  await once(server, "request");
  await close();
  expect((await answer).headers.get("connection")).toBe("close");
  expect(await (await answer).text()).toBe("done");
});

test("a request that does not end is given up", async () => {
  const { server, close, origin } = await aServer({ answerMs: 60_000, graceMs: 50 });
  const answer = fetch(origin);
  await once(server, "request");
  await Promise.all([close(), expect(answer).rejects.toThrow()]);
});

test("a connection without a request does not hold it up until it would close by itself", async () => {
  const { server, close, origin } = await aServer();
  server.keepAliveTimeout = 60_000;
  await (await fetch(origin)).text();
  const startedAt = performance.now();
  await close();
  expect(performance.now() - startedAt).toBeLessThan(9000);
});
