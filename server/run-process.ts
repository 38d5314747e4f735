import { createServer, type Server } from "node:http";
import { openEngine } from "#db/engine.server.ts";
import { loadSettings, type Settings } from "#platform/settings.server.ts";
import { refuseTunnels } from "./methods.ts";
import { answerWhileStarting } from "./starting.ts";
import { whyNotStarted } from "./why-not-started.ts";

type Run = { what: string | undefined; clientFolder: string };

/**
 * The process: the web, with the workers inside it where the engine is embedded, or the workers
 * alone. The engine starts while everything else is loaded: pages, workers and what they import
 * take about as long, on another core.
 */
export async function runProcess({ what, clientFolder }: Run): Promise<void> {
  const settings = loadSettings();
  try {
    if (what === "worker") await runWorkers(settings);
    else await runWeb(settings, clientFolder);
  } catch (error) {
    process.stderr.write(`${whyNotStarted(error, settings)}\n`);
    process.exit(1);
  }
}

async function runWeb(settings: Settings, clientFolder: string): Promise<void> {
  // The port first: if it is taken, nothing has been touched yet.
  const server = createServer(answerWhileStarting);
  refuseTunnels(server);
  await listen(server, settings);
  const [engine, { serveWeb }] = await Promise.all([openEngine(settings), import("./process.ts")]);
  await serveWeb({ settings, clientFolder, server, engine });
}

async function runWorkers(settings: Settings): Promise<void> {
  if (settings.databaseUrl === null) {
    throw new Error(
      "With the embedded database the workers run inside `npm start`; `npm run worker` needs DATABASE_URL.",
    );
  }
  const [engine, { work }] = await Promise.all([openEngine(settings), import("./process.ts")]);
  await work({ settings, engine });
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
