import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as serverBuild from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { DEMO_PASSWORD, demoAccounts } from "#db/demo/accounts.ts";
import { loadDemo } from "#db/demo/load-demo.server.ts";
import { renewDemo } from "#db/demo/renew-demo.server.ts";
import { type Engine, openEngine } from "#db/engine.server.ts";
import { loadDemoRegister } from "#domain/sponsors/load-demo-register.server.ts";
import { log } from "#platform/log.server.ts";
import { shareForgetting } from "#platform/page-cache.server.ts";
import { startQueue, stopQueue } from "#platform/queue.server.ts";
import { loadSettings, type Settings } from "#platform/settings.server.ts";
import { handlers } from "#workers/handlers.ts";
import { prepareVerdicts } from "#workers/prepare-verdicts.ts";
import { resolveDemoEmployers } from "#workers/resolve-employers.ts";
import { assembleWeb } from "./assemble-web.ts";
import { greeting, originAt, plainGreeting } from "./greeting.ts";
import { startSearch } from "./search/start.ts";
import { answerWhileStarting } from "./starting.ts";
import { createStaticFiles } from "./static-files.ts";
import { finishRequests, stopOnSignal } from "./stop.ts";
import { whyNotStarted } from "./why-not-started.ts";

/** A board of any usual size is read by then; a larger one is read behind an open door. */
const SEARCH_PATIENCE_MS = 10_000;

type Run = { what: string | undefined; clientFolder: string };

/** The process: the web, with the workers inside it where the engine is embedded, or the workers alone. */
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
  await listen(server, settings);

  const engine = await openEngine(settings);
  try {
    if (engine.fresh) await loadDemo(new Date());
    else if (engine.kind === "embedded") await renewDemo(new Date());
    if (engine.kind === "embedded") await loadDemoRegister(new Date());
    const search = startSearch(settings);
    await startQueue(engine.kind === "embedded" ? handlers : {});
    const stopHearing =
      engine.kind === "postgres" ? await shareForgetting() : async () => undefined;
    stopOnSignal([
      { what: "requests", run: () => finishRequests(server) },
      { what: "queue", run: stopQueue },
      { what: "search", run: search.stop },
      { what: "hearing of forgotten pages", run: stopHearing },
      { what: "engine", run: () => engine.close() },
    ]);
    await search.settle(SEARCH_PATIENCE_MS);
    if (engine.fresh) await prepareDemo();
  } catch (error) {
    await engine.close();
    throw error;
  }

  server.off("request", answerWhileStarting);
  server.on(
    "request",
    assembleWeb(serverBuild as ServerBuild, settings, createStaticFiles(clientFolder)),
  );
  process.stdout.write(hello(engine, settings, server));
}

/** The demo's employers and jobs are looked up and read as any are, before the first page. */
async function prepareDemo(): Promise<void> {
  await resolveDemoEmployers();
  await prepareVerdicts();
}

async function runWorkers(settings: Settings): Promise<void> {
  if (settings.databaseUrl === null) {
    throw new Error(
      "With the embedded database the workers run inside `npm start`; `npm run worker` needs DATABASE_URL.",
    );
  }
  const engine = await openEngine(settings);
  const search = startSearch(settings);
  await startQueue(handlers);
  stopOnSignal([
    { what: "queue", run: stopQueue },
    { what: "search", run: search.stop },
    { what: "engine", run: () => engine.close() },
  ]);
  log.info({}, "workers started");
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

function hello({ kind }: Engine, { baseDomain }: Settings, server: Server): string {
  const { port } = server.address() as AddressInfo;
  const origin = originAt(baseDomain, port);
  if (kind === "postgres") return plainGreeting(origin);

  const slugs = new Set(demoAccounts.flatMap(({ university }) => university ?? []));
  return greeting({
    origin,
    microsites: [...slugs].map((slug) => originAt(`${slug}.${baseDomain}`, port)),
    accounts: demoAccounts,
    password: DEMO_PASSWORD,
  });
}
