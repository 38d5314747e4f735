import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { aWeb } from "#test/web.ts";
import { refuseTunnels } from "./methods.ts";

test.each([
  ["U+0000 in the path", "/jobs/%00"],
  ["U+0000 in the path of a data request", "/jobs/a%00b.data"],
  ["U+0000 in a query", "/jobs?q=a%00b"],
  ["U+0000 in the name of a query", "/jobs?%00=a"],
  ["a percent sign in the path that encodes nothing", "/jobs/100%"],
  ["a path that is no UTF-8", "/jobs/%FF"],
  ["an overlong U+0000", "/jobs/%C0%80"],
  ["half a surrogate pair", "/jobs/%ED%A0%80"],
])("%s is 400, and nothing is rendered", async (_case, path) => {
  const { ask, renders } = await aWeb();
  const answer = await ask(path);

  expect(answer.status).toBe(400);
  expect(answer.text).toContain("We could not read that request");
  expect(answer.text).toContain(answer.headers["x-request-id"]);
  expect(renders()).toBe(0);
});

test.each([
  ["an encoded letter", "/jobs/caf%C3%A9"],
  ["a percent sign, encoded", "/jobs/100%25"],
  ["U+0000 encoded twice, which is only text", "/jobs?q=%2500"],
  ["a bare percent sign in a query", "/jobs?utm_campaign=50%off&q=100%"],
  ["a query that is no UTF-8", "/jobs?q=%FF"],
])("%s goes on to the page", async (_case, path) => {
  const { ask, renders } = await aWeb();

  expect((await ask(path)).status).toBe(200);
  expect(renders()).toBe(1);
});

test.each(["TRACE", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"])(
  "%s is 405 at any address, and says what is taken",
  async (method) => {
    const { ask, renders } = await aWeb();
    await ask("/kept");

    for (const path of ["/", "/kept", "/login", "/assets/x.js"]) {
      const answer = await ask(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD, POST");
    }
    expect(renders()).toBe(1);
  },
);

test.each(["/healthz", "/readyz"])("%s is only read", async (path) => {
  const { ask } = await aWeb();

  for (const method of ["TRACE", "POST", "PUT", "OPTIONS"])
    expect(await ask(path, { method })).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
  expect((await ask(path, { method: "HEAD" })).status).toBe(200);
});

test("an address that takes no form says so to who sends one", async () => {
  const { ask } = await aWeb({ render: async () => new Response("No", { status: 405 }) });

  const answer = await ask("/jobs", { method: "POST", body: "a=b" });

  expect(answer).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});

test("CONNECT is answered with 405, also to who leaves at once", async () => {
  const server = createServer();
  refuseTunnels(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const asked = "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n";

  const gone = connect(port, "127.0.0.1");
  gone.write(asked, () => gone.resetAndDestroy());
  const socket = connect(port, "127.0.0.1");
  socket.write(asked);

  expect(await text(socket)).toMatch(/^HTTP\/1.1 405 [\s\S]*Allow: GET, HEAD, POST/);
});
