import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
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
  // While developing React compares every attribute, and browsers hide a nonce from it.
  const noncing = import.meta.env.DEV ? {} : { nonce: context.get(requestContext).nonce };
  const isWhole = headers.has("x-waymark-keep") || isbot(request.headers.get("user-agent"));
  headers.set("content-type", "text/html; charset=utf-8");

  return new Promise((resolve, reject) => {
    let hasShell = false;
    let finalStatus = status;

    function send() {
      hasShell = true;
      const body = new PassThrough();
      body.once("close", () => clearTimeout(impatience));
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }),
      );
      pipe(body);
    }

    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...noncing} />,
      {
        ...noncing,
        onShellReady: () => (isWhole ? undefined : send()),
        onAllReady: () => (isWhole ? send() : undefined),
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          // An error inside the shell rejects, and React Router reports it.
          if (hasShell && !request.signal.aborted)
            log.error({ error }, "A page failed while it was being sent");
        },
      },
    );
    // A little later than the data's own limit, so that the page can still say what is missing.
    const impatience = setTimeout(
      () => abort(new Error("The page took too long to render")),
      streamTimeout + 1000,
    );
  });
}

/** Faults in loaders, actions and components. A refusal is none, nor is a visitor who has left. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) log.error({ error }, "A page failed");
};
