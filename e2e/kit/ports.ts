import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The ports of this run (the app, the SMTP server, and the letter box the tests read it
 * through) and its folder. They are in the environment, so that the processes Playwright
 * starts (the server, the workers) find the same ones.
 */
export async function claimPorts() {
  process.env.E2E_PORTS ??= (await freePorts(3)).join(",");
  // Only named here: the server makes it, and reading the configuration leaves nothing behind.
  process.env.E2E_HOME ??= join(tmpdir(), `wm-e2e-${randomBytes(4).toString("hex")}`);
  return ports();
}

export function ports() {
  const [app, smtp, letterBox] = (process.env.E2E_PORTS ?? "").split(",").map(Number);
  const home = process.env.E2E_HOME;
  if (!app || !smtp || !letterBox || !home)
    throw new Error("Start the browser tests with Playwright.");
  return { app, smtp, letterBox, home };
}

/** All are held open together, so that no port is handed out twice. */
export async function freePorts(count: number): Promise<number[]> {
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
