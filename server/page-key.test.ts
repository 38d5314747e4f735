import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { INVENTABLE, pageKey } from "./page-key.ts";

function keyOf(url: string, host = "waymark.example", headers: Record<string, string> = {}) {
  const socket = Object.defineProperty(new Socket(), "localPort", { value: 3000 });
  const incoming = Object.assign(new IncomingMessage(socket), { method: "GET", url, headers });
  const connection = {
    requestId: "",
    clientAddress: "",
    isSecure: false,
    host,
    isLocalPeer: false,
  };
  return pageKey(incoming, connection, 226) ?? "";
}

test.each(["/", "/blog", "/country-guide/united-kingdom/overview", "/robots.txt"])(
  "%s is kept among the pages everyone reads",
  (url) => expect(keyOf(url).startsWith(INVENTABLE)).toBe(false),
);

test.each([
  "/?a=b",
  "/Blog",
  "/blog/",
  "//blog",
  "/%62log",
  "/anything/../blog",
  "/./blog",
  "/anything\\..\\blog",
])("%s is kept apart, because anybody can invent more of its kind", (url) =>
  expect(keyOf(url).startsWith(INVENTABLE)).toBe(true),
);

test("so is a page of a host with an invented port", () => {
  expect(keyOf("/", "waymark.example:3000").startsWith(INVENTABLE)).toBe(false);
  expect(keyOf("/", "waymark.example:3001").startsWith(INVENTABLE)).toBe(true);
  expect(keyOf("/", "[::1]").startsWith(INVENTABLE)).toBe(false);
});

test.each([
  { "sec-purpose": "prefetch" },
  { "sec-purpose": "prefetch;prerender" },
  { purpose: "prefetch" },
])("a page fetched ahead (%o) is kept apart from the one visited", (headers) => {
  expect(keyOf("/blog", "waymark.example", headers)).not.toBe(keyOf("/blog"));
  expect(keyOf("/blog", "waymark.example", { "sec-purpose": "other" })).toBe(keyOf("/blog"));
});
