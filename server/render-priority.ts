import type { IncomingMessage } from "node:http";
import type { Priority } from "./render-queue.ts";

const SESSION = /(?:^|;\s*)(?:__Secure-)?waymark\.session_/;

/**
 * A person who is signed in, or has a page open that asks for its data, may have typed something
 * there, and an error in its place could lose it. Anybody can claim to be either: that gains a
 * longer wait, in a queue that ends too.
 */
export function priorityOf({
  url = "/",
  headers,
}: Pick<IncomingMessage, "url" | "headers">): Priority {
  const [path = "/"] = url.split("?", 1);
  return path.endsWith(".data") || SESSION.test(headers.cookie ?? "") ? "member" : "guest";
}
