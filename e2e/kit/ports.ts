import { createServer } from "node:net";

/**
 * The ports of this run: the app, the SMTP server, and the letter box the tests
 * read it through. Kept in the environment, so that the processes Playwright
 * starts (the server, the workers) find the same ones.
 */
export async function claimPorts() {
  process.env.E2E_PORTS ??= (await freePorts(3)).join(",");
  return ports();
}

export function ports() {
  const [app, smtp, letterBox] = (process.env.E2E_PORTS ?? "").split(",").map(Number);
  if (!app || !smtp || !letterBox) throw new Error("Start the browser tests with Playwright.");
  return { app, smtp, letterBox };
}

/** All are held open together, so that no port is handed out twice. */
async function freePorts(count: number): Promise<number[]> {
  const holders = await Promise.all(Array.from({ length: count }, hold));
  const found = holders.map((holder) => (holder.address() as { port: number }).port);
  await Promise.all(holders.map((holder) => new Promise((done) => holder.close(done))));
  return found;
}

function hold() {
  const server = createServer();
  return new Promise<typeof server>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}
