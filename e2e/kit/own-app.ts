import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { greetedAt, spawnApp } from "./app-process.ts";
import { demoEnvironment } from "./demo-data.ts";

/** An app beside the shared one, with a fresh demo: for tests that change what all others stand on. */
export async function startOwnApp(given: NodeJS.ProcessEnv = {}) {
  const made = await demoEnvironment(`own_${randomBytes(4).toString("hex")}`);
  const environment = { ...made, ...given };
  const app = spawnApp(environment);
  const stop = async () => {
    app.kill("SIGTERM");
    await app.hasEnded;
    rmSync(environment.DATA_DIR!, { recursive: true, force: true });
  };
  return { origin: await greetedAt(app), environment, hasSaid: app.hasSaid, stop };
}
