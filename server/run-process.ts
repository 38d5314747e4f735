import { createServer, type Server } from "node:http";
import { type Engine, isFirstStart, openEngine } from "#db/engine.server.ts";
import { loadSettings, type Settings } from "#platform/settings.server.ts";
import { endWithParent, LOAD_DEMO, loadDemoInChildProcess } from "./demo-process.ts";
import { refuseTunnels } from "./methods.ts";
import { answerWhileStarting } from "./starting.ts";
import { whyNotStarted } from "./why-not-started.ts";

type Run = {
  what: string | undefined;
  /** The file this process was started with. */
  entry: string;
  clientFolder: string;
};

/**
 * The process: the web, with the workers inside it where the engine is embedded; the workers alone;
 * or the loading of a fresh demo. The engine starts while everything else is loaded: pages, workers
 * and what they import take about as long, on another core.
 */
export async function runProcess({ what, ...files }: Run): Promise<void> {
  const settings = loadSettings();
  try {
    if (what === "worker") await runWorkers(settings);
    else if (what === LOAD_DEMO) await runDemoLoading(settings);
    else await runWeb(settings, files);
  } catch (error) {
    process.stderr.write(`${whyNotStarted(error, settings)}\n`);
    process.exit(1);
  }
}

type Files = Omit<Run, "what">;

async function runWeb(settings: Settings, { entry, clientFolder }: Files): Promise<void> {
  // The port first: if it is taken, nothing has been touched yet.
  const server = createServer(answerWhileStarting);
  refuseTunnels(server);
  await listen(server, settings);
  const [engine, { serveWeb }] = await Promise.all([
    openWithDemo(settings, entry),
    import("./process.ts"),
  ]);
  await serveWeb({ settings, clientFolder, server, engine });
}

/** The demo is missing at the first start, or where that was ended before anybody was written. */
async function openWithDemo(settings: Settings, entry: string): Promise<Engine> {
  if (isFirstStart(settings)) await loadDemoInChildProcess(entry);
  const engine = await openEngine(settings);
  if (!engine.fresh) return engine;
  await engine.close();
  await loadDemoInChildProcess(entry);
  return openEngine(settings);
}

async function runDemoLoading(settings: Settings): Promise<void> {
  endWithParent();
  const [engine, { loadWholeDemo }] = await Promise.all([
    openEngine(settings),
    import("./load-demo.ts"),
  ]);
  if (engine.fresh) await loadWholeDemo(settings);
  await engine.close();
  process.exit();
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
