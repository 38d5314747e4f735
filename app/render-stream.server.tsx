import { Transform } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
import { log } from "#platform/log.server.ts";
import { hasScripts, withLateScripts } from "./late-scripts.server.ts";
import type { PageToRender } from "./render-whole.server.tsx";

/** Renders a page whose shell goes out at once and whose promised data follows. */
export function renderStream(page: PageToRender, timeoutMs: number): Promise<Response> {
  const { request, headers, routerContext, nonce } = page;
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const noncing = nonce === undefined ? {} : { nonce };
  let { status } = page;
  let isUnderWay = false;

  const { pipe, abort } = renderToPipeableStream(
    <ServerRouter context={routerContext} url={request.url} {...noncing} />,
    {
      ...noncing,
      onShellReady() {
        isUnderWay = true;
        const body = lateScripts(nonce);
        body.once("close", () => clearTimeout(timer));
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        status = 500;
        // An error inside the shell rejects, and React Router reports it.
        if (isUnderWay && !request.signal.aborted)
          log.error({ error }, "A page failed while it was being sent");
      },
    },
  );
  // A little later than the data's own limit, so that the page can still say what is missing.
  const timer = setTimeout(() => abort(new Error("The page took too long")), timeoutMs + 1000);
  return promise;
}

/** Holds the page back until its scripts have come, rewrites what there is, passes on the rest. */
function lateScripts(nonce: string | undefined): Transform {
  let begun: string | null = "";
  return new Transform({
    decodeStrings: true,
    transform(bytes: Buffer, _encoding, done) {
      if (begun === null) return done(null, bytes);
      // One byte a character, there and back: a letter cut in two between chunks stays whole.
      begun += bytes.toString("latin1");
      if (!hasScripts(begun)) return done();
      const rewritten = Buffer.from(withLateScripts(begun, nonce).join(""), "latin1");
      begun = null;
      done(null, rewritten);
    },
    // A page without scripts goes out as it is.
    flush(done) {
      done(null, begun === null ? undefined : Buffer.from(begun, "latin1"));
    },
  });
}
