import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** What the connection itself tells us, after deciding which forwarded headers to believe. */
export type Connection = {
  requestId: string;
  clientAddress: string;
  isSecure: boolean;
  /** As the browser typed it: lower case, with the port if it named one. */
  host: string;
  /** The peer is this machine itself and not a proxy speaking for somebody else. */
  isLocalPeer: boolean;
};

export type ProxyTrust = (address: string) => boolean;

const nobody: ProxyTrust = () => false;

/** Entries are addresses or networks: "10.0.0.7", "10.0.0.0/8", "fd00::/8". */
export function trustProxies(entries: readonly string[]): ProxyTrust {
  if (entries.length === 0) return nobody;

  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.trim().split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** The id is always ours: one from outside could be chosen to hide among another person's lines. */
export function readConnection(incoming: IncomingMessage, isTrusted: ProxyTrust): Connection {
  const peer = plainAddress(incoming.socket.remoteAddress ?? "");
  const isEncrypted = "encrypted" in incoming.socket && incoming.socket.encrypted === true;
  const requestId = randomUUID().slice(0, 13);
  const host = incoming.headers.host?.toLowerCase() ?? "";

  if (isTrusted === nobody || !isTrusted(peer)) {
    return {
      requestId,
      clientAddress: peer,
      isSecure: isEncrypted,
      host,
      isLocalPeer: isLoopback(peer),
    };
  }

  const protocol = lastOf(incoming.headers["x-forwarded-proto"]);
  return {
    requestId,
    clientAddress: forwardedAddress(incoming.headers["x-forwarded-for"], isTrusted) ?? peer,
    isSecure: protocol === undefined ? isEncrypted : protocol === "https",
    host: lastOf(incoming.headers["x-forwarded-host"]) ?? host,
    isLocalPeer: false,
  };
}

/**
 * The nearest address that is not one of our own proxies. Everything to the
 * left of it was written by the client and proves nothing.
 */
function forwardedAddress(header: string | string[] | undefined, isTrusted: ProxyTrust) {
  const hops = String(header ?? "")
    .split(",")
    .map((hop) => plainAddress(hop.trim()));
  return hops.findLast((hop) => isIP(hop) !== 0 && !isTrusted(hop));
}

/** A proxy appends, so the last value is the one written by the proxy we know. */
function lastOf(header: string | string[] | undefined) {
  const value = String(header ?? "")
    .split(",")
    .at(-1)
    ?.trim()
    .toLowerCase();
  return value === "" ? undefined : value;
}

function plainAddress(address: string) {
  return address.startsWith("::ffff:") ? address.slice(7) : address;
}

function isLoopback(address: string) {
  return address === "::1" || address.startsWith("127.");
}
