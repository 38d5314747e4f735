import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { wholePage } from "#platform/whole-page.server.ts";
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
  const pieces = [...withLateScripts(html.slice(0, -END.length), nonce), dataScript(data, nonce)];
  return wholePage(["<!DOCTYPE html>", ...pieces, END].join(""), { status, headers });
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

/** What React Router's own stream would write behind the page: the loaders' data, for hydration. */
function dataScript(data: string, nonce: string | undefined): string {
  const controller = "window.__reactRouterContext.streamController";
  const script = `${controller}.enqueue(${escaped(JSON.stringify(data))});${controller}.close();`;
  return `<script${nonce === undefined ? "" : ` nonce="${nonce}"`}>${script}</script>`;
}

const ESCAPES: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Within a script element a string must not end it, nor begin a comment. */
function escaped(json: string): string {
  return json.replace(/[&><\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}
