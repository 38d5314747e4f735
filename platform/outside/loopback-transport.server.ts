import { request as httpRequest } from "node:http";
import { settings } from "../settings.server.ts";
import type { Transport } from "./fetch-outside.server.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1"]);

const loopback: Transport = {
  protocol: "http:",
  request: httpRequest,
  allows: (address) => LOOPBACK.has(address),
};

/** The transport to an address on this machine, where tests have allowed that. */
export function loopbackTransport(address: string): Transport | undefined {
  return isLoopbackProvider(address) ? loopback : undefined;
}

/** Whether a provider may be spoken to over plain http: on this machine, in tests. */
export function isLoopbackProvider(address: string): boolean {
  const url = URL.parse(address);
  const isHere = url?.hostname === "127.0.0.1" || url?.hostname === "localhost";
  return isHere && url?.protocol === "http:" && settings().allowsLoopbackProviders;
}
