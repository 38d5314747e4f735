/** The other reference: the same cards in a React Router app of one route, rendered for each request. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";
import type { Card } from "./cards.ts";

const cards: Card[] = JSON.parse(readFileSync(0, "utf8"));
const routes = [{ path: "/", loader: () => cards, Component: Board }];
const handler = createStaticHandler(routes);

function Board() {
  const items = useLoaderData<Card[]>().map((card) => h(Item, { card, key: card.href }));
  return h("html", null, h("body", null, h("h1", null, "Jobs"), h("ul", null, items)));
}

function Item({ card: { href, title, lines } }: { card: Card }) {
  const link = h("h3", null, h(Link, { to: href }, title));
  return h("li", null, link, ...lines.map((line, at) => h("p", { key: at }, line)));
}

const server = createServer(async (_request, response) => {
  const context = await handler.query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error(`The router answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(`<!DOCTYPE html>${renderToString(h(StaticRouterProvider, { router, context }))}`);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
