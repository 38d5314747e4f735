import { createServer, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { fetchOutside, probeOutside, type Transport } from "./fetch-outside.server.ts";
import { isPublicAddress } from "./public-address.ts";

const limits = { maxBytes: 1000, maxMillis: 5000 };
/** A server of the test's own speaks plain HTTP and is, of course, near. */
const nearby: Transport = { protocol: "http:", request, allows: () => true };

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

async function fetchText(url: string, changes: Partial<typeof limits> = {}, transport = nearby) {
  const fetched = await fetchOutside(url, { ...limits, ...changes }, transport);
  return fetched.ok ? Buffer.from(fetched.value).toString() : fetched.error;
}

test("a file is fetched, packed or not", async () => {
  const url = await serve((asked, answer) => {
    if (asked.url === "/plain") return answer.end("a feed");
    answer.setHeader("content-encoding", "gzip").end(gzipSync("a packed feed"));
  });
  expect(await fetchText(`${url}plain`)).toBe("a feed");
  expect(await fetchText(`${url}packed`)).toBe("a packed feed");
});

test("a redirect is followed, a ring of them is not", async () => {
  const url = await serve((asked, answer) => {
    if (asked.url === "/end") return answer.end("here");
    answer.writeHead(302, { location: asked.url === "/start" ? "/end" : "/ring" }).end();
  });
  expect(await fetchText(`${url}start`)).toBe("here");
  expect(await fetchText(`${url}ring`)).toBe("too-many-redirects");
});

test("a redirect to elsewhere than the web is refused", async () => {
  const url = await serve((_asked, answer) =>
    answer.writeHead(302, { location: "file:///etc/passwd" }).end(),
  );
  expect(await fetchText(url)).toBe("not-https");
});

test.each([
  [404, "not-found"],
  [410, "not-found"],
  [500, "answered-badly"],
  [403, "answered-badly"],
])("the answer %i is %s", async (status, refusal) => {
  const url = await serve((_asked, answer) => answer.writeHead(status).end("no"));
  expect(await fetchText(url)).toBe(refusal);
});

test("a file over the limit is cut off, packed or not", async () => {
  const large = "x".repeat(5000);
  const url = await serve((asked, answer) => {
    if (asked.url === "/plain") return answer.end(large);
    answer.setHeader("content-encoding", "gzip").end(gzipSync(large));
  });
  expect(await fetchText(`${url}plain`)).toBe("too-large");
  expect(await fetchText(`${url}packed`)).toBe("too-large");
});

test("an answer that never ends is given up", async () => {
  const url = await serve((_asked, answer) => answer.write("a"));
  expect(await fetchText(url, { maxMillis: 300 })).toBe("too-slow");
});

test("an answer that breaks off is no answer", async () => {
  const url = await serve((asked, answer) => {
    if (asked.url === "/packed") answer.setHeader("content-encoding", "gzip");
    answer.setHeader("content-length", "500").write("half");
    setImmediate(() => answer.destroy());
  });
  expect(await fetchText(url)).toBe("unreachable");
  expect(await fetchText(`${url}packed`)).toBe("unreachable");
});

test("nobody there is no answer", async () => {
  expect(await fetchText("http://localhost:1/")).toBe("unreachable");
});

test.each([
  ["http://example.org/feed", "not-https"],
  ["file:///etc/passwd", "not-https"],
  ["https://user:word@example.org/", "not-https"],
  ["no address", "not-https"],
  ["https://127.0.0.1/", "private-address"],
  ["https://[::1]/", "private-address"],
  ["https://2130706433/", "private-address"],
  ["https://169.254.169.254/latest/meta-data", "private-address"],
  ["https://localhost/", "private-address"],
])("through the front door, %s is refused", async (url, refusal) => {
  const fetched = await fetchOutside(url, limits);
  expect(fetched).toEqual({ ok: false, error: refusal });
});

test("a redirect into the private network is refused where the first hop was not", async () => {
  const url = await serve((_asked, answer) =>
    answer.writeHead(302, { location: "http://10.0.0.1/" }).end(),
  );
  const transport = {
    ...nearby,
    allows: (address: string) => address === "127.0.0.1" || isPublicAddress(address),
  };
  expect(await fetchText(url.replace("localhost", "127.0.0.1"), {}, transport)).toBe(
    "private-address",
  );
});

test.each([
  [200, "fine"],
  [404, "not-found"],
  [410, "not-found"],
  [403, "not-for-robots"],
  [429, "not-for-robots"],
  [500, "answered-badly"],
])("a look at a page that answers %i finds it %s", async (status, found) => {
  const url = await serve((_asked, answer) => answer.writeHead(status).end());
  expect(await look(url)).toBe(found);
});

test("a look asks for the head, and for the page where the server knows no heads", async () => {
  const asked: string[] = [];
  const url = await serve(({ method = "" }, answer) => {
    asked.push(method);
    answer.writeHead(method === "HEAD" ? 501 : 200).end("a page");
  });
  expect(await look(url)).toBe("fine");
  expect(asked).toEqual(["HEAD", "GET"]);
});

test("a look follows no redirect into a private network", async () => {
  const url = await serve((_asked, answer) =>
    answer.writeHead(302, { location: "http://127.0.0.2:1/" }).end(),
  );
  const transport: Transport = { ...nearby, allows: (address) => address !== "127.0.0.2" };
  expect(await look(url, transport)).toBe("private-address");
});

async function look(url: string, transport = nearby) {
  const looked = await probeOutside(url, limits, transport);
  return looked.ok ? "fine" : looked.error;
}
