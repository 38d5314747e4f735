/**
 * `npm run dev`: the same web as in production, with Vite in front of it. Pages,
 * domain and server reload as they change; the engine and the settings, which
 * hold state, live in this process: change `db/` or `platform/`, and start again.
 */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { nativeRooms } from "./dev/native-rooms.ts";

process.env.NODE_ENV = "development";

const { accountsToTry, DEMO_PASSWORD } = await import("#demo/accounts.ts");
const { loadDemo } = await import("#demo/load-demo.server.ts");
const { renewDemo } = await import("#demo/renewal/renew-demo.server.ts");
const { openEngine } = await import("#db/engine.server.ts");
const { readFactChecks } = await import("#domain/facts/fact-checks.server.ts");
const { loadContent } = await import("#domain/pages/load-content.server.ts");
const { loadCourses } = await import("#domain/learning/catalogue/load-courses.server.ts");
const { addLearning } = await import("#demo/learning/load-learning.server.ts");
const { loadDemoChecks } = await import("#demo/load-demo-checks.server.ts");
const { loadDemoRegister } = await import("#demo/load-demo-register.server.ts");
const { startQueue, stopQueue } = await import("#platform/queue.server.ts");
const { loadSettings } = await import("#platform/settings.server.ts");
const { greeting, originAt } = await import("#server/greeting.ts");
const { pageTypes } = await import("#domain/page-types.ts");
const { startSearch } = await import("#server/search/start.ts");
const { gracefulClose } = await import("#server/graceful-close.ts");
const { stopOnSignal } = await import("#server/stop.ts");

const settings = loadSettings();
const engine = await openEngine(settings);
if (settings.isDemo) await (engine.fresh ? loadDemo : renewDemo)(new Date());
if (settings.isDemo) await loadDemoRegister(new Date());
await loadContent(pageTypes, new Date());
await readFactChecks();
const search = startSearch(settings);

const server = createServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  appType: "custom",
  plugins: [nativeRooms()],
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error("Vite has no server environment to run");
const { runner } = ssr;

server.on("request", (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, async () => {
    try {
      // Kept by the runner until one of the files behind it changes.
      const { listener } = await runner.import<{ listener: RequestListener }>("/server/develop.ts");
      listener(incoming, outgoing);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      outgoing
        .writeHead(500, { "content-type": "text/plain; charset=utf-8" })
        .end(String((error as Error).stack));
    }
  });
});

const { handlers } =
  await runner.import<typeof import("#workers/handlers.ts")>("/workers/handlers.ts");
await startQueue(handlers);
await loadCourses(new Date());
if (settings.isDemo) await addLearning(new Date());
await search.settle(10_000);
if (engine.fresh) {
  const file = "/workers/resolve-employers.ts";
  const workers = await runner.import<typeof import("#workers/resolve-employers.ts")>(file);
  await workers.resolveDemoEmployers();
  await loadDemoChecks(new Date());
}

server.listen(settings.port, settings.host, () => {
  const { port } = server.address() as AddressInfo;
  const at = (name: string) => originAt(name, port);
  const { baseDomain } = settings;
  const microsites = ["northgate", "harbour"].map((slug) => at(`${slug}.${baseDomain}`));
  process.stdout.write(
    greeting({
      origin: at(baseDomain),
      microsites,
      accounts: accountsToTry,
      password: DEMO_PASSWORD,
    }),
  );
});

stopOnSignal([
  { what: "vite", run: () => vite.close() },
  { what: "requests", run: gracefulClose(server, 1000) },
  { what: "workers", run: stopQueue },
  { what: "search", run: search.stop },
  { what: "engine", run: () => engine.close() },
]);
