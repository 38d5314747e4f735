import { request as httpRequest } from "node:http";
import { settings } from "../settings.server.ts";
import type { Door } from "./fetch-outside.server.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1"]);

const loopback: Door = {
  protocol: "http:",
  request: httpRequest,
  allows: (address) => LOOPBACK.has(address),
};

/** Where an address is on this machine and tests have allowed that: the way to it. */
export function loopbackDoor(address: string): Door | undefined {
  return isLoopbackProvider(address) ? loopback : undefined;
}

/** Whether a provider may be spoken to over plain http: on this machine, in tests. */
export function isLoopbackProvider(address: string): boolean {
  const url = URL.parse(address);
  const isHere = url?.hostname === "127.0.0.1" || url?.hostname === "localhost";
  return isHere && url?.protocol === "http:" && settings().allowsLoopbackProviders;
}
