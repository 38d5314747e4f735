/**
 * Loaded into the app before anything else (`--import`), by this bench alone: holds on to the very
 * elements that the app renders for board searches, and renders them again with bare
 * `react-dom/server`, in the same process and without anything around it: no HTTP, no loaders, no
 * database, no compression. "own" are the app's elements, components and router and all; "plain"
 * is the HTML they came to, read back into elements of the browser alone.
 */
import { once } from "node:events";
import { createRequire } from "node:module";
import { Writable } from "node:stream";
import type { ReactElement, ReactNode } from "react";
import { readHtml, toReact } from "./html-elements.ts";

export type Tree = "own" | "plain";
export type Renderer = "renderToPipeableStream" | "renderToString";
export type RenderOrder = { tree: Tree; renderer: Renderer; times: number };

// The built app takes react-dom from node_modules, so it and this file share one copy.
const server: typeof import("react-dom/server") = createRequire(import.meta.url)(
  "react-dom/server",
);
const { renderToString, renderToPipeableStream } = server;
const trees: Record<Tree, ReactNode[]> = { own: [], plain: [] };

server.renderToString = (element, options) => {
  hold(element);
  return renderToString(element, options);
};
server.renderToPipeableStream = (element, options) => {
  hold(element);
  return renderToPipeableStream(element, options);
};

function hold(element: ReactNode): void {
  const { url } = (element as ReactElement<{ url?: string }>).props;
  if (trees.own.length < 7 && url?.includes("/jobs?q=")) trees.own.push(element);
}

process.on("message", async (order: RenderOrder) => {
  await render(order);
  process.send?.({ pages: trees.own.length });
});
// Being asked must not keep the app alive.
process.channel?.unref();

async function render({ tree, renderer, times }: RenderOrder): Promise<void> {
  if (trees.plain.length === 0)
    trees.plain = trees.own.map((element) => toReact(readHtml(renderToString(element))));
  const pages = trees[tree];
  if (pages.length === 0) throw new Error("The app rendered no board search");
  for (let turn = 0; turn < times; turn++) {
    const page = pages[turn % pages.length];
    if (renderer === "renderToString") Buffer.from(renderToString(page));
    else await stream(page);
  }
}

async function stream(page: ReactNode): Promise<void> {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { pipe } = renderToPipeableStream(page, { onShellReady: () => pipe(sink) });
  await once(sink, "finish");
}
