import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { renderedPage } from "#platform/rendered-page.server.ts";
import { createHostRule } from "#server/hosts.ts";
import { createPageMemory } from "#server/page-memory.ts";
import { RenderQueue } from "#server/render-queue.ts";
import { trustProxies } from "#server/request-facts.ts";
import { noStaticFiles } from "#server/static-files.ts";
import { createWeb, type WebParts } from "#server/web.ts";

type WebRequest = { method?: string; headers?: Record<string, string>; body?: string };
type Answered = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

export const page = (nonce: string) =>
  `<!doctype html><script nonce="${nonce}">go()</script><p>Home ${"text ".repeat(200)}</p>`;

/** The web on a port of its own, with a stand-in for React Router that counts its pages. */
export async function aWeb(changes: Partial<WebParts> = {}) {
  let renders = 0;
  const memory = createPageMemory({ countryId: 226, isClosed: () => false });
  const server = createServer(
    createWeb({
      render: async (request, { nonce }) => {
        renders += 1;
        const { pathname } = new URL(request.url);
        if (pathname === "/broken") throw new Error("Broken on purpose");
        const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
        if (pathname.startsWith("/kept")) headers.set("x-waymark-keep", "home");
        headers.append(
          "set-cookie",
          pathname === "/kept-cookie" ? "a=b" : `prev_url=${pathname}; Path=/`,
        );
        // As our pages are: finished. What streams is a response of its own.
        return pathname === "/echo"
          ? new Response(request.url, { headers })
          : renderedPage([page(nonce)], { headers });
      },
      isKnownHost: createHostRule({
        baseDomain: "localhost",
        isUniversity: async (slug) => slug === "northgate",
      }),
      isTrustedProxy: trustProxies([]),
      readiness: async () => [],
      countWrite: async () => null,
      staticFiles: noStaticFiles,
      memory,
      renderQueue: new RenderQueue(),
      isDevelopment: false,
      ...changes,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    memory.stop();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path: string, asked: WebRequest = {}) => ask(port, path, asked),
    renders: () => renders,
    port,
  };
}

function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: WebRequest,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { port, host: "127.0.0.1", path, method, headers: { host: `localhost:${port}`, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes,
            // Read where it is asked for: most of a film's bytes are no text.
            get text() {
              return bytes.toString();
            },
          });
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
