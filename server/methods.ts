import type { Server } from "node:http";
import { postingAt } from "#addresses/posting.ts";

const TAKEN = ["GET", "HEAD", "POST"];

/** For the `Allow` header: pages are read and forms are sent, and that is all there is. */
export const ALLOWED_METHODS = TAKEN.join(", ");

export function isAllowedMethod(method: string, path: string): boolean {
  return TAKEN.includes(method) || methodsAt(path).includes(method);
}

/** What some machines send besides, where the address says so. */
function methodsAt(path: string): readonly string[] {
  return postingAt(path).methods ?? [];
}

const NO_TUNNEL =
  `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOWED_METHODS}\r\n` +
  "Content-Length: 0\r\nConnection: close\r\n\r\n";

/** CONNECT is no request to Node, which would hang up without a word. */
export function refuseTunnels(server: Server): void {
  server.on("connect", (_request, socket) => {
    // From here on the socket is ours: without this a visitor who leaves would end the process.
    socket.on("error", () => socket.destroy());
    socket.end(NO_TUNNEL);
  });
}
