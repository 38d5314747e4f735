import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ALLOWED_METHODS } from "./methods.ts";
import { NOTHING_RUNS } from "./security-headers.ts";

const STYLE =
  "body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.25rem;" +
  "color:#16232b;background:#fbfaf6}h1{font-size:1.75rem;line-height:1.2}a{color:inherit}code{font-size:.95em}" +
  "@media(prefers-color-scheme:dark){body{color:#e9e6dc;background:#12191d}}";

export type Fault = {
  status: ContentfulStatusCode;
  title: string;
  advice: string;
  retryAfterSeconds?: number;
  /** For what was only asked for: loading the same address again sends nothing twice. */
  canTryAgain?: true;
  /** The methods that are taken, where another was used. */
  allow?: string;
};

export const faults = {
  unknownHost: {
    status: 400,
    title: "There is no site at this address",
    advice:
      "Check the first part of the address. Your university can tell you what its Waymark site is called.",
  },
  foreignWrite: {
    status: 403,
    title: "That came from another site",
    advice:
      "To keep your account safe we only accept forms sent from our own pages. Go back, reload the page and try again.",
  },
  badRequest: {
    status: 400,
    title: "We could not read that request",
    advice: "Check the address and try again.",
  },
  methodNotTaken: {
    status: 405,
    title: "This address does not accept that request",
    advice: "You can only open pages here and send their forms.",
    allow: ALLOWED_METHODS,
  },
  broken: {
    status: 500,
    title: "Something went wrong on our side",
    advice:
      "Nothing you did caused this. Try again in a moment; if it happens again, tell us the reference below.",
  },
  busy: {
    status: 503,
    title: "Waymark is busy",
    advice:
      "More people are here than we can answer at once. Nothing you saved is lost. Wait a few seconds, then try again.",
    retryAfterSeconds: 5,
    canTryAgain: true,
  },
  away: {
    status: 503,
    title: "We are not ready yet",
    advice: "Try again in a moment.",
    retryAfterSeconds: 10,
  },
} as const satisfies Record<string, Fault>;

export function tooLarge(megabytes: number): Fault {
  const letters = megabytes === 1 ? " (about a million letters)" : "";
  return {
    status: 413,
    title: "That is too large to send",
    advice: `This page takes at most ${megabytes} MB at once${letters}, and what you sent was larger. Press Back in your browser: your text is still there. Shorten it, or choose a smaller file, and send again.`,
  };
}

export function tooManyWrites(retryAfterSeconds: number): Fault {
  return {
    status: 429,
    title: "Too many requests",
    advice: `Your network sent more forms than we expect. Wait ${retryAfterSeconds} seconds, then go back and try again.`,
    retryAfterSeconds,
  };
}

/** A page that needs nothing else to work: shown when React Router cannot answer. */
export function faultPage(fault: Fault, requestId: string): Response {
  return new Response(faultHtml(fault, requestId), {
    status: fault.status,
    headers: faultHeaders(fault),
  });
}

export function faultHtml({ title, advice, canTryAgain }: Fault, requestId?: string): string {
  const again = canTryAgain ? '<p><a href="">Try again</a></p>' : "";
  const reference = requestId === undefined ? "" : `<p>Reference: <code>${requestId}</code></p>`;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} - Waymark</title>
<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${advice}</p>
${again}<p><a href="/">Go to the home page</a></p>${reference}</main></body></html>`;
}

export function faultHeaders({ retryAfterSeconds, allow }: Fault): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": NOTHING_RUNS.replace(";", "; style-src 'unsafe-inline';"),
    ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) }),
    ...(allow === undefined ? {} : { allow }),
  };
}
