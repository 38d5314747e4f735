import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from "react-router";
import { log } from "#platform/log.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { setMarkupCache } from "#ui/cached-markup.tsx";
import { isMaintenance } from "./is-maintenance.ts";
import { MAINTENANCE_SECONDS } from "./maintenance.server.ts";
import { MarkupCache } from "./markup-cache.server.ts";
import { renderStream } from "./render-stream.server.tsx";
import { renderWhole } from "./render-whole.server.tsx";

setMarkupCache(new MarkupCache(renderToString));

/** How long a loader's streamed data may take before the page goes out without it. */
export const streamTimeout = 10_000;

/** Renders a page in one piece, or as a stream where a loader has promised data for later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  // Of what the guard throws React Router keeps the status and not the headers.
  if (Object.values(routerContext.staticHandlerContext.errors ?? {}).some(isMaintenance))
    headers.set("retry-after", MAINTENANCE_SECONDS);
  // While developing React compares every attribute, and browsers hide a nonce from it.
  const nonce = import.meta.env.DEV ? undefined : context.get(requestContext).nonce;
  const page = { request, status, headers, routerContext, nonce };
  return promisesData(routerContext) ? renderStream(page, streamTimeout) : renderWhole(page);
}

function promisesData({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values(loaderData).some((data) => holdsPromise(data, MAX_DEPTH));
}

/** A promise stands near the top of a loader's data, as in `{ gallery: { figures: { plain: Promise } } }`. */
const MAX_DEPTH = 4;

function holdsPromise(data: unknown, depth: number): boolean {
  if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
  if (data instanceof Promise) return true;
  return depth > 0 && Object.values(data).some((value) => holdsPromise(value, depth - 1));
}

/** Faults in loaders, actions and components. A refusal is none, nor is a visitor who has left. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) log.error({ error }, "A page failed");
};
