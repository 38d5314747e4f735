import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readConnection, trustProxies } from "./request-facts.ts";

function aRequestFrom(peer: string, headers: Record<string, string>) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: peer });
  const incoming = new IncomingMessage(socket);
  incoming.headers = headers;
  return incoming;
}

const forwarded = {
  host: "inside:3000",
  "x-forwarded-for": "6.6.6.6, 203.0.113.9, 10.0.0.8",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "Waymark.example",
};

test("forwarded headers from a stranger are not believed", () => {
  const connection = readConnection(
    aRequestFrom("198.51.100.4", forwarded),
    trustProxies(["10.0.0.0/8"]),
  );

  expect(connection).toMatchObject({
    clientAddress: "198.51.100.4",
    host: "inside:3000",
    isSecure: false,
  });
});

test("a configured proxy is believed, up to the first address that is not ours", () => {
  const connection = readConnection(
    aRequestFrom("::ffff:10.0.0.7", forwarded),
    trustProxies(["10.0.0.0/8"]),
  );

  expect(connection).toMatchObject({
    clientAddress: "203.0.113.9",
    host: "waymark.example",
    isSecure: true,
  });
});

test("a proxy on this machine does not make its visitors local", () => {
  const connection = readConnection(
    aRequestFrom("127.0.0.1", { host: "localhost" }),
    trustProxies(["127.0.0.1"]),
  );

  expect(connection.isLocalPeer).toBe(false);
});

test("with no proxy configured the machine itself is local", () => {
  expect(
    readConnection(aRequestFrom("::1", { host: "localhost" }), trustProxies([])).isLocalPeer,
  ).toBe(true);
});
