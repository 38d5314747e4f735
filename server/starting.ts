import type { IncomingMessage, ServerResponse } from "node:http";
import { NOTHING_RUNS } from "./security-headers.ts";

/** Stands at the door while the database opens: alive, not ready, come back in a moment. */
export function answerWhileStarting(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const isAlive = incoming.url === "/healthz";
  outgoing.writeHead(isAlive ? 200 : 503, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "content-security-policy": NOTHING_RUNS,
    ...(isAlive ? {} : { "retry-after": "2" }),
    connection: "close",
  });
  outgoing.end(
    isAlive ? '{"status":"alive"}' : '{"status":"not-ready","reasons":["Waymark is starting."]}',
  );
}
