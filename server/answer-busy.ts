import type { IncomingMessage, ServerResponse } from "node:http";
import { faultHeaders, faultHtml, faults } from "./fault-page.ts";
import type { Connection } from "./request-facts.ts";
import { securityHeaders } from "./security-headers.ts";

/** A person does not notice; a script that asks again at once is slowed down to five times a second. */
const DELAY_MS = 200;

const body = Buffer.from(faultHtml(faults.busy));
const fixedHeaders = [
  ...Object.entries(faultHeaders(faults.busy)),
  ["content-length", String(body.length)],
];

let waiting: (() => void)[] = [];

/**
 * Refuses a page that would have to wait too long. Each refusal takes time from the pages that are
 * rendered, so it is sent on node's own objects, from bytes made once, and together with others.
 */
export function answerBusy(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  connection: Connection,
): void {
  if (waiting.length === 0) setTimeout(sendWaiting, DELAY_MS);
  waiting.push(() => {
    const own = [...securityHeaders(connection), ["x-request-id", connection.requestId]];
    outgoing.writeHead(faults.busy.status, [...fixedHeaders, ...own].flat());
    if (incoming.method === "HEAD") outgoing.end();
    else outgoing.end(body);
  });
}

function sendWaiting(): void {
  const refusals = waiting;
  waiting = [];
  for (const send of refusals) send();
}
