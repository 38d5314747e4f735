import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { watchBacklog } from "./accept-backlog.ts";

const GRACE_MS = 10_000;
/** A client that is busy has asked again by then, and heard that its connection closes. */
const IDLE_MS = 1_000;
/** In so short a time hardly anybody connects. */
const QUIET_TURN_MS = 0.5;

/**
 * Watches a server, and gives the function that ends it without dropping anybody: nobody else is
 * let in, each answer says that its connection closes, and requests in flight finish. The other way
 * round everybody who was told would connect again, and those on their way would be reset. All of it
 * takes ten seconds at most.
 */
export function gracefulClose(server: Server, graceMs = GRACE_MS): () => Promise<void> {
  const closeAfterAnswers = watchAnswers(server);
  const acceptBacklog = watchBacklog(server);

  return async () => {
    const hasClosed = once(server, "close");
    const impatient = setTimeout(() => server.closeAllConnections(), graceMs);
    // Connections that wait in the system are reset when it stops listening: they are let in first.
    await acceptBacklog({ maxTurnMs: QUIET_TURN_MS });
    // Not http's own close, which resets at once those who are about to ask.
    NetServer.prototype.close.call(server);
    closeAfterAnswers();
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    await hasClosed;
    clearTimeout(impatient);
    clearInterval(idle);
  };
}

/** Gives the function that makes every answer from now on the last of its connection, those under way too. */
function watchAnswers(server: Server): () => void {
  const latest = new Map<Socket, ServerResponse>();
  let isClosing = false;
  server.on("connection", (socket) => socket.once("close", () => latest.delete(socket)));
  server.prependListener("request", ({ socket }, outgoing) => {
    if (isClosing) outgoing.setHeader("connection", "close");
    else latest.set(socket, outgoing);
  });
  return () => {
    isClosing = true;
    for (const outgoing of latest.values())
      if (!outgoing.headersSent) outgoing.setHeader("connection", "close");
  };
}
