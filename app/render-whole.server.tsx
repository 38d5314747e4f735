import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { renderedPage } from "#platform/rendered-page.server.ts";
import { dataScript } from "./data-script.server.ts";
import { withLateScripts } from "./late-scripts.server.ts";

export type PageToRender = {
  request: Request;
  status: number;
  headers: Headers;
  routerContext: EntryContext;
  nonce: string | undefined;
};

/**
 * Renders a page as one string. React's streams encode every attribute by itself, a third of a
 * page's cost; none of our pages but those with promised data has anything to stream.
 */
export async function renderWhole(page: PageToRender): Promise<Response> {
  const { request, status, headers, routerContext, nonce } = page;
  const { serverHandoffStream, ...context } = routerContext;
  const data = await textOf(serverHandoffStream);
  const html = renderToString(
    <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />,
  );
  letGoOf(context.staticHandlerContext.loaderData);
  const pieces = [...withLateScripts(html.slice(0, -END.length), nonce), dataScript(data, nonce)];
  return renderedPage(["<!DOCTYPE html>", ...pieces, END], { status, headers });
}

/**
 * The router's context outlives its page by some minor garbage collections, so that V8 promoted every
 * page's data to the old generation: half of all that was. It is rendered and written by now.
 */
function letGoOf(loaderData: Record<string, unknown>): void {
  for (const route of Object.keys(loaderData)) loaderData[route] = undefined;
}

/** How React ends every page of ours: the layout of the root is an html element with a body. */
const END = "</body></html>";

/** The stream is there at once, in one piece: a reader of our own is cheaper than a `Response`. */
async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const reader = stream?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
    text += decoder.decode(value, { stream: true });
  return text + decoder.decode();
}
