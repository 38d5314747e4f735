import { expect, test } from "vitest";
import { aWeb, page } from "#test/web.ts";
import { createPageMemory } from "./page-memory.ts";
import { prerenderPages } from "./prerender-pages.ts";
import { RenderQueue } from "./render-queue.ts";

const LISTED = ["/kept", "/broken", "/own"];
const never = new AbortController().signal;

/** A site of which one page may be kept, one fails, and one is for each visitor alone. */
async function aSite({ isClosed = false } = {}) {
  const rendered: string[] = [];
  const memory = createPageMemory({ countryId: 226, isClosed: () => isClosed });
  const render = async (request: Request, { nonce }: { nonce: string }) => {
    const { pathname, origin } = new URL(request.url);
    if (pathname === "/sitemaps/pages.xml") return new Response(list(origin));
    rendered.push(pathname);
    if (pathname === "/broken") throw new Error("Broken on purpose");
    const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
    if (pathname === "/kept") headers.set("x-waymark-keep", "home");
    return new Response(page(nonce), { headers });
  };
  const { ask, port } = await aWeb({ render, memory });
  const site = { host: `localhost:${port}`, isSecure: false, port };
  const readiness = async () => [] as string[];
  const parts = { render, memory, readiness, renderQueue: new RenderQueue() };
  return { ask, rendered, site, parts };
}

function list(origin: string) {
  return LISTED.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("");
}

test("the first visitor of a listed page finds it kept and compressed", async () => {
  const { ask, rendered, site, parts } = await aSite();
  await prerenderPages(parts, site, never);
  expect(rendered).toEqual(LISTED);

  const first = await ask("/kept", { headers: { "accept-encoding": "gzip, br" } });
  expect(first.headers).toMatchObject({ etag: expect.anything(), "content-encoding": "br" });
  expect(rendered).toEqual(LISTED);
});

test("nothing is made before the process is ready", async () => {
  const { rendered, site, parts } = await aSite();
  const stopping = new AbortController();
  const reasons = async () => {
    stopping.abort();
    return ["The search index is being read."];
  };
  await prerenderPages({ ...parts, readiness: reasons }, site, stopping.signal);
  expect(rendered).toEqual([]);
});

test("nothing is made while the site is closed", async () => {
  const { rendered, site, parts } = await aSite({ isClosed: true });
  await prerenderPages(parts, site, never);
  expect(rendered).toEqual([]);
});
