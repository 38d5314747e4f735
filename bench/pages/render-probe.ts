/**
 * Loaded into the app before anything else (`--import`), by this bench alone: holds on to the very
 * elements that the app renders for board searches, and renders them again with bare
 * `react-dom/server`, in the same process and without anything around it: no HTTP, no loaders, no
 * database, no compression. "whole" are the app's elements, components and router and all; "own" are the same
 * with parts that the app has cached as text (ui/cached-markup.tsx); "plain" is the HTML they came to, read
 * back into elements of the browser alone.
 */
import { once } from "node:events";
import { createRequire } from "node:module";
import { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { ComponentType, ElementType, Key, ReactElement, ReactNode } from "react";
import type { EntryContext } from "react-router";
import { readHtml, toReact } from "./html-elements.ts";

export type Tree = "whole" | "own" | "plain";
export type Renderer = "renderToPipeableStream" | "renderToString";
export type RenderOrder = { tree: Tree; renderer: Renderer; times: number };

// The built app takes React from node_modules, so it and this file share one copy.
const require = createRequire(import.meta.url);
const server: typeof import("react-dom/server") = require("react-dom/server");
const elements: typeof import("react/jsx-runtime") = require("react/jsx-runtime");
const { renderToString, renderToPipeableStream } = server;
const { jsx } = elements;
const trees: Record<Tree, ReactNode[]> = { whole: [], own: [], plain: [] };
let isDrawnWhole = false;
let partsDrawnWhole = 0;

server.renderToString = (element, options) => {
  hold(element);
  return renderToString(element, options);
};
server.renderToPipeableStream = (element, options) => {
  hold(element);
  return renderToPipeableStream(element, options);
};

elements.jsx = (type, props, key) =>
  isDrawnWhole && typeof type === "function" && type.name === "CachedMarkup"
    ? drawn(props as Cached, key)
    : jsx(type, props, key);

type Cached = { as: ElementType; part: ComponentType<object>; props: object };

/** What stands in the place of a cached part while nothing is cached. */
function drawn({ as, part, props, ...attributes }: Cached, key: Key | undefined): ReactElement {
  partsDrawnWhole++;
  return jsx(as, { ...attributes, children: jsx(part, props) }, key);
}

type Page = ReactElement<{ url?: string; context: EntryContext }>;

function hold(element: ReactNode): void {
  const page = element as Page;
  if (trees.own.length >= 7 || !page.props.url?.includes("/jobs?q=")) return;
  const held = withOwnData(page);
  trees.own.push(held);
  trees.whole.push(held);
}

/** The app empties a page's data once it has rendered it. */
function withOwnData({ type, props }: Page): ReactElement {
  const { staticHandlerContext } = props.context;
  const loaderData = { ...staticHandlerContext.loaderData };
  const context = {
    ...props.context,
    staticHandlerContext: { ...staticHandlerContext, loaderData },
  };
  return jsx(type as ElementType, { ...props, context });
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
  const before = partsDrawnWhole;
  for (let turn = 0; turn < times; turn++) {
    const page = pages[turn % pages.length];
    isDrawnWhole = tree === "whole";
    try {
      if (renderer === "renderToString") Buffer.from(renderToString(page));
      else await stream(page);
    } finally {
      isDrawnWhole = false;
    }
    // The app goes on between pages, as it does between requests: its queue would miss its database.
    await setImmediate();
  }
  if (tree === "whole" && partsDrawnWhole === before)
    throw new Error("No cached part was drawn whole. Is it still called CachedMarkup?");
}

async function stream(page: ReactNode): Promise<void> {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { pipe } = renderToPipeableStream(page, { onShellReady: () => pipe(sink) });
  await once(sink, "finish");
}
