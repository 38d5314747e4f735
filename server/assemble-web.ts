import type { RequestListener } from "node:http";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { ping } from "#db/engine.server.ts";
import { migrationsDone } from "#db/migrate.server.ts";
import {
  findUniversityByHost,
  findUniversityBySlug,
} from "#domain/universities/universities.queries.server.ts";
import {
  type RenderFacts,
  requestContext,
  warmUpContext,
} from "#platform/request-context.server.ts";
import { isSearchReady } from "#platform/search.server.ts";
import type { Settings } from "#platform/settings.server.ts";
import { wasUnderMaintenance } from "#platform/switches.server.ts";
import { createHostRule } from "./hosts.ts";
import { createPageMemory } from "./page-memory.ts";
import { type OwnSite, prerenderPages, warmUpCode } from "./prerender-pages.ts";
import { rememberReadiness } from "./readiness.ts";
import { releaseMemory } from "./release-memory.ts";
import type { RenderQueue } from "./render-queue.ts";
import { trustProxies } from "./request-facts.ts";
import { answerManifestBy } from "./route-manifest.ts";
import { routesBySegment } from "./routes-by-segment.ts";
import type { StaticFiles } from "./static-files.ts";
import { createWeb } from "./web.ts";
import { countWrite } from "./write-limit.ts";

type Web = {
  answer: RequestListener;
  prerenderPages: (site: OwnSite, signal: AbortSignal) => Promise<void>;
};

type Around = { staticFiles: StaticFiles; renderQueue: RenderQueue };

/** The web with its real parts: our settings, our database, React Router's build. */
export function assembleWeb(build: ServerBuild, settings: Settings, around: Around): Web {
  const { baseDomain, trustedProxies, systemCountryId, isDevelopment } = settings;
  const render = renderWith(build, isDevelopment ? "development" : "production");
  const memory = isDevelopment
    ? null
    : createPageMemory({ countryId: systemCountryId, isClosed: wasUnderMaintenance });
  const readiness = rememberReadiness(checkReadiness);
  const answer = createWeb({
    render,
    isKnownHost: createHostRule({
      baseDomain,
      isUniversity: async (slug) => (await findUniversityBySlug(slug)) !== null,
      isCustomHost: async (host) => (await findUniversityByHost(host)) !== null,
    }),
    isTrustedProxy: trustProxies(trustedProxies),
    readiness,
    countWrite,
    ...around,
    memory,
    isDevelopment,
  });
  return {
    answer,
    prerenderPages: async (site, signal) => {
      if (!memory || !settings.warmsUp) return;
      const ahead = { render, readiness, memory, renderQueue: around.renderQueue };
      await prerenderPages(ahead, site, signal);
      await warmUpCode(ahead, site, signal);
      if (!signal.aborted) releaseMemory();
    },
  };
}

function renderWith(build: ServerBuild, mode: string) {
  const partFor = routesBySegment(build);
  const handlers = new Map<ServerBuild, RequestHandler>();
  const handlerOf = (part: ServerBuild) => {
    const handler = handlers.get(part) ?? createRequestHandler(part, mode);
    handlers.set(part, handler);
    return handler;
  };
  const { manifestPath } = build.routeDiscovery;
  const answerManifest = answerManifestBy(build, partFor, (part, request) =>
    handlerOf(part)(request),
  );
  return (request: Request, { isWarmUp = false, ...facts }: RenderFacts) => {
    const { pathname } = new URL(request.url);
    if (pathname === manifestPath) return answerManifest(request);
    const { requestId, nonce, clientAddress, isSecure } = facts;
    const handle = handlerOf(partFor(pathname));
    const context = new RouterContextProvider();
    context.set(requestContext, { requestId, nonce, clientAddress, isSecure });
    if (isWarmUp) context.set(warmUpContext, true);
    return handle(request, context);
  };
}

async function checkReadiness(): Promise<string[]> {
  try {
    await ping();
  } catch {
    return ["The database cannot be reached."];
  }
  try {
    if (!(await migrationsDone())) return ["Migrations have not been run."];
  } catch {
    return ["Migrations could not be looked up."];
  }
  return isSearchReady() ? [] : ["The search index is being read."];
}
