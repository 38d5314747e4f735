import { log } from "#platform/log.server.ts";
import { withRequestId } from "#platform/request-context.server.ts";
import type { HostRule } from "./hosts.ts";
import type { Connection } from "./request-facts.ts";

/** Whether a request came to one of our hosts; "away" when that could not be looked up. */
export type HostStatus = "known" | "unknown" | "away";

export function hostStatusOf(
  { host, isLocalPeer, requestId }: Connection,
  isKnownHost: HostRule,
): HostStatus | Promise<HostStatus> {
  const inWords = (isKnown: boolean): HostStatus => (isKnown ? "known" : "unknown");
  const isKnown = isKnownHost(host, isLocalPeer);
  if (typeof isKnown === "boolean") return inWords(isKnown);
  return isKnown.then(inWords, (error: unknown) => {
    withRequestId(requestId, () => log.error({ error }, "A host could not be looked up"));
    return "away";
  });
}
