import { chmodSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { fatalMessage, startupMessage } from "./messages.ts";
import { type Client, type Session, SessionQueue } from "./session-queue.ts";
import { type Arrival, Inbox } from "./turns.ts";

export type SocketServer = { close(): Promise<void> };

type Options = { session: Session; path: string; timeoutMs: number };

/** Lets any PostgreSQL client speak to the session over a Unix socket. */
export async function serveSession({ session, path, timeoutMs }: Options): Promise<SocketServer> {
  // Every client is welcomed with the same words; asking the session each time
  // would have newcomers wait behind a stranger's transaction. Copied, because
  // what the session returns here is a view that its next answer overwrites.
  const welcome = Buffer.from(session.run(startupMessage()));
  const queue = new SessionQueue(session, timeoutMs);
  const sockets = new Set<Socket>();
  let lastId = 0;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    attach({ socket, queue, welcome, id: ++lastId });
  });
  await listen(server, path);

  return {
    async close() {
      // `server.close` reports before each socket's own "close", where its client leaves the queue
      // and still uses the session. So wait for both.
      const closed = [server, ...sockets].map(isClosed);
      server.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };
}

/** A client that broke off closes too; `once` of node:events would reject for its error. */
function isClosed(end: Server | Socket): Promise<void> {
  return new Promise((resolve) => end.once("close", () => resolve()));
}

type Attachment = { socket: Socket; queue: SessionQueue; welcome: Uint8Array; id: number };

function attach({ socket, queue, welcome, id }: Attachment): void {
  const inbox = new Inbox(id);
  const client: Client = {
    id,
    answer: (bytes) => write(socket, bytes),
    expel: () => socket.end(fatalMessage("25P03", EXPELLED), () => socket.destroy()),
  };

  socket.on("data", (bytes) => {
    // What was asked together is answered together: each write wakes the other thread.
    socket.cork();
    try {
      for (const arrival of inbox.take(bytes)) receive(arrival);
    } catch {
      socket.destroy();
    }
    socket.uncork();
  });
  // A client that vanishes is ordinary; "close" follows and cleans up.
  socket.on("error", () => undefined);
  socket.on("close", () => queue.leave(client, inbox.statements));

  function receive(arrival: Arrival): void {
    if (arrival.kind === "encryption-asked") write(socket, Buffer.from("N"));
    else if (arrival.kind === "hello") write(socket, welcome);
    else if (arrival.kind === "goodbye") socket.end();
    else queue.add({ client, bytes: arrival.bytes, isWhole: arrival.isWhole });
  }
}

const EXPELLED =
  "The connection kept a transaction open and idle while others waited. " +
  "Inside a transaction use only the transaction: a second connection waits for it for ever.";

function write(socket: Socket, bytes: Uint8Array): void {
  if (socket.writable && bytes.length > 0) socket.write(bytes);
}

function listen(server: Server, path: string): Promise<void> {
  rmSync(path, { force: true });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, () => {
      chmodSync(path, 0o600);
      resolve();
    });
  });
}
