import { createServer, type Socket } from "node:net";
import { type Connection, closeDatabase, openDatabase } from "#db/client.server.ts";

/** Runs `work` against a database that accepts connections and never answers, then restores the real one. */
export async function withSilentDatabase(database: Connection, work: () => Promise<void>) {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on("error", () => undefined)));
  // Port 0: the tests of both engines run at once, and any fixed number would be taken.
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, "127.0.0.1", () => resolve((silent.address() as { port: number }).port));
  });
  await closeDatabase();
  openDatabase({ host: "127.0.0.1", port });
  try {
    await work();
  } finally {
    for (const socket of sockets) socket.destroy();
    silent.close();
    await Promise.race([closeDatabase(), new Promise((done) => setTimeout(done, 100))]);
    openDatabase(database);
  }
}
