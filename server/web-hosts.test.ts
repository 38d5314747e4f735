import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { aWeb } from "#test/web.ts";
import { createHostRule } from "./hosts.ts";

test("an unknown host is refused with a page and a request id", async () => {
  const { ask, renders } = await aWeb();
  const answer = await ask("/", { headers: { host: "evil.example" } });

  expect(answer.status).toBe(400);
  expect(answer.text).toContain(answer.headers["x-request-id"]);
  expect(renders()).toBe(0);
});

test("a page kept for the machine itself is not for anyone who claims its name from elsewhere", async () => {
  let isFromElsewhere = false;
  const { ask, renders } = await aWeb({
    isTrustedProxy: () => isFromElsewhere,
    isKnownHost: createHostRule({ baseDomain: "waymark.example", isUniversity: async () => false }),
  });
  await ask("/kept");
  expect((await ask("/kept")).status).toBe(200);
  expect(renders()).toBe(1);

  isFromElsewhere = true;
  expect((await ask("/kept")).status).toBe(400);
});

test("a cached page of a university goes with its microsite", async () => {
  let isOpen = true;
  const { ask, renders } = await aWeb({
    isKnownHost: createHostRule({ baseDomain: "localhost", isUniversity: async () => isOpen }),
  });
  const headers = { host: "northgate.localhost" };
  await ask("/kept", { headers });
  expect((await ask("/kept", { headers })).status).toBe(200);
  expect(renders()).toBe(1);

  isOpen = false;
  expect((await ask("/kept", { headers })).status).toBe(400);
});

test("a microsite that cannot be looked up is not ready, rather than unknown", async () => {
  const { ask } = await aWeb({
    isKnownHost: createHostRule({
      baseDomain: "localhost",
      isUniversity: async () => Promise.reject(new Error("The database is away")),
    }),
  });
  expect((await ask("/kept", { headers: { host: "northgate.localhost" } })).status).toBe(503);
});

test.for([
  ["another site in the target", () => "http://evil.example/kept"],
  ["somebody's name before the site", (site: string) => `http://evil@${site}/kept`],
  ["another port in the target", () => "http://localhost:1/kept"],
  ["another protocol", (site: string) => `ftp://${site}/kept`],
] as const)("a request that names %s is refused", async ([, target]) => {
  const { port, ask, renders } = await aWeb();
  await ask("/kept");
  const site = `localhost:${port}`;
  const answer = await raw(port, `GET ${target(site)} HTTP/1.1\r\nHost: ${site}`);

  expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*no site at this address/);
  expect(renders()).toBe(1);
});

test.for([
  ["another", "evil.example", "/kept"],
  ["the same", "SITE", "/kept"],
  ["another, and the first in its target", "evil.example", "http://SITE/kept"],
  ["another, before its own health", "evil.example", "/healthz"],
])("a request with a second Host, %s, is refused", async ([, second = "", target = ""]) => {
  const { port, ask, renders } = await aWeb();
  await ask("/kept");
  const named = (text: string) => text.replace("SITE", `localhost:${port}`);
  const head = `GET ${named(target)} HTTP/1.1\r\nHost: localhost:${port}\r\nhOST: ${named(second)}`;

  expect(await raw(port, head)).toMatch(/^HTTP\/1.1 400 /);
  expect(renders()).toBe(1);
});

test.each(["http://evil.example/kept", "/kept", "*"])(
  "%s of an unknown site is refused, cached page or not",
  async (target) => {
    const { port, ask, renders } = await aWeb();
    await ask("/kept");
    const answer = await raw(port, `OPTIONS ${target} HTTP/1.1\r\nHost: evil.example`);

    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(renders()).toBe(1);
  },
);

test("a request that names its site twice gets the page kept for it", async () => {
  const { port, ask, renders } = await aWeb();
  await ask("/kept");
  const answer = await raw(
    port,
    `GET HTTP://LOCALHOST:${port}/kept HTTP/1.1\r\nHost: localhost:${port}`,
  );

  expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*Home text/);
  expect(renders()).toBe(1);
});

test("a page is told the path alone, however its site was named", async () => {
  const { port } = await aWeb();
  const site = `localhost:${port}`;
  const answer = await raw(port, `GET http://${site}/echo?a=b HTTP/1.1\r\nHost: ${site}`);

  expect(answer).toMatch(new RegExp(`http://${site}/echo\\?a=b$`));
});

/** What comes back for exactly these bytes, which no client would let us send. */
async function raw(port: number, head: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
