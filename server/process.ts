import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as serverBuild from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import type { Engine } from "#db/engine.server.ts";
import { accountsToTry, DEMO_PASSWORD, demoAccounts } from "#demo/accounts.ts";
import { addGuideVotes } from "#demo/guide-votes.server.ts";
import { addLearning } from "#demo/learning/load-learning.server.ts";
import { loadDemoRegister } from "#demo/load-demo-register.server.ts";
import { renewDemo } from "#demo/renewal/renew-demo.server.ts";
import { writeCounted } from "#domain/activity/count-today.server.ts";
import { readFactChecks } from "#domain/facts/fact-checks.server.ts";
import { loadCourses } from "#domain/learning/catalogue/load-courses.server.ts";
import { pageTypes } from "#domain/page-types.ts";
import { loadContent } from "#domain/pages/load-content.server.ts";
import { renewKnownNames } from "#domain/sponsors/families/renew-known-names.server.ts";
import { log } from "#platform/log.server.ts";
import { shareInvalidations } from "#platform/page-cache.server.ts";
import { startQueue, stopQueue } from "#platform/queue.server.ts";
import type { Settings } from "#platform/settings.server.ts";
import { titleIndex } from "#rules/occupations/title-index.server.ts";
import { handlers } from "#workers/handlers.ts";
import { watchBacklog } from "./accept-backlog.ts";
import { assembleWeb } from "./assemble-web.ts";
import { gracefulClose } from "./graceful-close.ts";
import { greeting, originAt, plainGreeting } from "./greeting.ts";
import type { OwnSite } from "./prerender-pages.ts";
import { RenderQueue } from "./render-queue.ts";
import { SEARCH_TIMEOUT_MS, startSearch } from "./search/start.ts";
import { answerWhileStarting } from "./starting.ts";
import { createStaticFiles } from "./static-files.ts";
import { stopOnSignal } from "./stop.ts";

type Running = { settings: Settings; engine: Engine };
type Web = Running & { clientFolder: string; server: Server };

/** Serves on a port that is taken already, and performs tasks too in the demo. */
export async function serveWeb({ settings, engine, clientFolder, server }: Web): Promise<void> {
  const stopping = new AbortController();
  try {
    const search = startSearch(settings);
    if (settings.isDemo) await renew(new Date());
    await loadContent(pageTypes, new Date());
    await readFactChecks();
    if (settings.isDemo) await addGuideVotes(new Date());
    await renewKnownNames(new Date());
    await startQueue(settings.isDemo ? handlers : {});
    // After the queue: a film that is replaced queues the end of its file.
    await loadCourses(new Date());
    if (settings.isDemo) await addLearning(new Date());
    const stopHearing =
      engine.kind === "postgres" ? await shareInvalidations() : async () => undefined;
    stopOnSignal([
      { what: "making pages ahead", run: async () => stopping.abort() },
      { what: "requests", run: gracefulClose(server) },
      { what: "counted visits", run: writeCounted },
      { what: "queue", run: stopQueue },
      { what: "search", run: search.stop },
      { what: "hearing of forgotten pages", run: stopHearing },
      { what: "engine", run: () => engine.close() },
    ]);
    // A quarter of a second that the first reader of a job would wait; here the search's thread is busy anyway.
    titleIndex();
    await search.settle(SEARCH_TIMEOUT_MS);
  } catch (error) {
    await engine.close();
    throw error;
  }

  server.off("request", answerWhileStarting);
  const web = assembleWeb(serverBuild as ServerBuild, settings, {
    staticFiles: createStaticFiles(clientFolder),
    renderQueue: new RenderQueue({ acceptBacklog: watchBacklog(server) }),
  });
  server.on("request", web.answer);
  process.stdout.write(hello(settings, server));
  const site = ownSite(settings, server);
  if (site) void web.prerenderPages(site, stopping.signal);
}

/**
 * As links in our mails name it: by a bare name on this machine, else behind a proxy that ends TLS.
 * Null where there is a name and no proxy: then we cannot know how the site is asked for.
 */
function ownSite({ baseDomain, trustedProxies }: Settings, server: Server): OwnSite | null {
  const { port } = server.address() as AddressInfo;
  if (baseDomain.includes(".") && trustedProxies.length === 0) return null;
  return baseDomain.includes(".")
    ? { host: baseDomain, isSecure: true, port }
    : { host: new URL(originAt(baseDomain, port)).host, isSecure: false, port };
}

/** Moves an old demo's dates forward; the index follows while it starts. */
async function renew(now: Date): Promise<void> {
  await renewDemo(now);
  await loadDemoRegister(now);
}

/** Performs tasks, and answers nobody. */
export async function work({ settings, engine }: Running): Promise<void> {
  const search = startSearch(settings);
  await startQueue(handlers);
  stopOnSignal([
    { what: "queue", run: stopQueue },
    { what: "search", run: search.stop },
    { what: "engine", run: () => engine.close() },
  ]);
  log.info({}, "workers started");
}

function hello({ baseDomain, isDemo }: Settings, server: Server): string {
  const { port } = server.address() as AddressInfo;
  const origin = originAt(baseDomain, port);
  if (!isDemo) return plainGreeting(origin);

  const slugs = new Set(demoAccounts.flatMap(({ university }) => university ?? []));
  return greeting({
    origin,
    microsites: [...slugs].map((slug) => originAt(`${slug}.${baseDomain}`, port)),
    accounts: accountsToTry,
    password: DEMO_PASSWORD,
  });
}
