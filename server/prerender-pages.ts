import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { log } from "#platform/log.server.ts";
import { renderedHtmlOf } from "#platform/rendered-page.server.ts";
import { withRequestId } from "#platform/request-context.server.ts";
import type { PageMemory } from "./page-memory.ts";
import { warmUpPages } from "./warm-up.ts";
import type { WebParts } from "./web.ts";

/** Where the site is found by everybody, and the port this process listens at. */
export type OwnSite = { host: string; isSecure: boolean; port: number };

type Ahead = Pick<WebParts, "render" | "readiness" | "renderQueue"> & { memory: PageMemory };

/** The app's own list of pages worth finding, from its table of addresses and its landing pages. */
const LIST = "/sitemaps/pages.xml";
const MAX_PAGES = 100;
const READY_AGAIN_MS = 1000;
const MIN_PAUSE_MS = 50;
const REST_MS = 2000;
/** Named as one, so that what it sees is counted as nobody's visit. */
const MACHINE = "WaymarkBot";
/** For examples (RFC 5737). Who asks seldom is counted in memory, so nothing is written of these. */
const DOCUMENTATION_NETWORK = "203.0.113";

/**
 * Makes the public pages once, after the process is ready, so that their first visitor finds them
 * kept, and those of other pages find the code warm. One after the other, and idle in between for
 * as long as each took: anyone who comes meanwhile waits for one page at most. While the site is
 * closed the list is refused, as it is to everybody.
 */
export async function prerenderPages(
  ahead: Ahead,
  site: OwnSite,
  signal: AbortSignal,
): Promise<void> {
  try {
    while ((await ahead.readiness()).length > 0) await wait(READY_AGAIN_MS, undefined, { signal });
    const paths = await listPages(ahead, site);
    for (const path of paths) {
      const startedAt = performance.now();
      await makePage(ahead, site, path).catch((error: unknown) =>
        log.warn({ error, path }, "A page could not be made ahead"),
      );
      const took = performance.now() - startedAt;
      await wait(Math.max(MIN_PAUSE_MS, took), undefined, { signal });
    }
    log.info({ pages: paths.length }, "public pages made ahead");
  } catch (error) {
    if (!signal.aborted) log.warn({ error }, "Pages were not made ahead");
  }
}

/** After that, the code of pages that no cache can answer. */
export function warmUpCode(ahead: Ahead, site: OwnSite, signal: AbortSignal): Promise<void> {
  let called = 0;
  const warming = {
    render: async (path: string) => renderedHtmlOf(await render(ahead, visitTo(site), path)) ?? "",
    warmUp: async (path: string) => {
      await render(ahead, { ...visitTo(site), isWarmUp: true }, path);
    },
    call: async (path: string) => {
      called += 1;
      const clientAddress = `${DOCUMENTATION_NETWORK}.${called % 256}`;
      const answer = await render(ahead, { ...visitTo(site), clientAddress }, path);
      await answer.arrayBuffer();
    },
    isIdle: () => ahead.renderQueue.isIdle(REST_MS),
  };
  return warmUpPages(warming, signal);
}

async function listPages(ahead: Ahead, site: OwnSite): Promise<string[]> {
  const list = await (await render(ahead, visitTo(site), LIST)).text();
  const found = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return found.slice(0, MAX_PAGES).map(([, url = ""]) => new URL(url).pathname);
}

async function makePage(ahead: Ahead, site: OwnSite, path: string): Promise<void> {
  const visit = visitTo(site);
  const asked = { method: "GET", url: path, headers: {}, socket: { localPort: site.port } };
  const key = ahead.memory.keyOf(asked, visit);
  if (key === null) return;
  const fresh = () => render(ahead, visit, path);
  const rendered = await ahead.memory.renderOnce(key, fresh, visit, path);
  // Nobody reads a page that is not kept, and it ends only when somebody has.
  if (rendered.kind === "own") await rendered.response.body?.pipeTo(new WritableStream());
}

type Visit = ReturnType<typeof visitTo> & { isWarmUp?: boolean };

function render(ahead: Ahead, visit: Visit, path: string): Promise<Response> {
  const origin = `${visit.isSecure ? "https" : "http"}://${visit.host}`;
  const request = new Request(origin + path, { headers: { "user-agent": MACHINE } });
  return withRequestId(visit.requestId, () => ahead.render(request, visit));
}

/** A guest's, from this machine. */
function visitTo({ host, isSecure }: OwnSite) {
  const nonce = randomBytes(16).toString("base64url");
  const requestId = randomUUID().slice(0, 13);
  return { host, isSecure, nonce, requestId, clientAddress: "127.0.0.1", isLocalPeer: true };
}
