import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { log } from "#platform/log.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { scriptsLater } from "./scripts-later.server.ts";

/** How long a loader's streamed data may take before the page goes out without it. */
export const streamTimeout = 10_000;

/**
 * Renders a page. People get the shell as soon as it stands; robots, and pages
 * that will be kept for everyone, get the finished whole.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const isWhole = headers.has("x-waymark-keep") || isbot(request.headers.get("user-agent"));
  headers.set("content-type", "text/html; charset=utf-8");
  // While developing React compares every attribute, and browsers hide a nonce from it.
  const noncing = import.meta.env.DEV ? {} : { nonce: context.get(requestContext).nonce };
  const page = <ServerRouter context={routerContext} url={request.url} {...noncing} />;
  return send(page, { request, status, headers, isWhole, noncing });
}

type Sending = {
  request: Request;
  status: number;
  headers: Headers;
  isWhole: boolean;
  noncing: { nonce?: string };
};

function send(page: ReactNode, sending: Sending): Promise<Response> {
  const { request, headers, isWhole, noncing } = sending;
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let { status } = sending;
  let isUnderWay = false;

  function begin() {
    isUnderWay = true;
    const body = scriptsLater(noncing);
    body.once("close", () => clearTimeout(impatience));
    resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    pipe(body);
  }

  const { pipe, abort } = renderToPipeableStream(page, {
    ...noncing,
    [isWhole ? "onAllReady" : "onShellReady"]: begin,
    onShellError: reject,
    onError(error) {
      status = 500;
      // An error inside the shell rejects, and React Router reports it.
      if (isUnderWay && !request.signal.aborted)
        log.error({ error }, "A page failed while it was being sent");
    },
  });
  // A little later than the data's own limit, so that the page can still say what is missing.
  const tooLong = () => abort(new Error("The page took too long to render"));
  const impatience = setTimeout(tooLong, streamTimeout + 1000);
  return promise;
}

/** Faults in loaders, actions and components. A refusal is none, nor is a visitor who has left. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) log.error({ error }, "A page failed");
};
