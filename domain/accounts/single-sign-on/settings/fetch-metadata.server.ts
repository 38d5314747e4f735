import { fetchOutside, type OutsideRefusal } from "#platform/outside/fetch-outside.server.ts";
import { loopbackTransport } from "#platform/outside/loopback-transport.server.ts";
import { ok, type Result } from "#rules/result.ts";

/** One provider's is some kilobytes; a federation's is not what we want. */
const LIMITS = { maxBytes: 2_000_000, maxMillis: 15_000 };

/** Metadata from its address, fetched as carefully as job feeds are. */
export async function fetchMetadata(url: string): Promise<Result<string, OutsideRefusal>> {
  const fetched = await fetchOutside(url, LIMITS, loopbackTransport(url));
  return fetched.ok ? ok(Buffer.from(fetched.value).toString("utf8")) : fetched;
}
