import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { devices } from "@playwright/test";
import type { CookieJar } from "jsdom";

export type Sent = {
  url: URL;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
};

export type Received = {
  url: URL;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

const MAX_REDIRECTS = 20;

/** Named as the tests' browser is: it stands in lists of where somebody is signed in. */
const BROWSER = devices["Desktop Chrome"].userAgent;

/** Sends with the jar's cookies and follows where the answers lead, as a browser does. */
export async function follow(first: Sent, jar: CookieJar): Promise<Received> {
  let sent = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const received = await once(sent, jar);
    const { location } = received.headers;
    if (received.status < 300 || received.status > 399 || typeof location !== "string") {
      return received;
    }
    sent = next(sent, received.status, new URL(location, sent.url));
  }
  throw new Error(`${first.url} leads on more than ${MAX_REDIRECTS} times.`);
}

function next(sent: Sent, status: number, url: URL): Sent {
  // The part after # stays, unless there is another.
  if (!url.hash) url.hash = sent.url.hash;
  if (status === 307 || status === 308) return { ...sent, url };
  const { "content-type": _type, origin: _origin, ...headers } = sent.headers;
  return { url, method: "GET", headers };
}

/** Node does not resolve names under .localhost as browsers do: all of them are this machine. */
async function once({ url, method, headers, body }: Sent, jar: CookieJar): Promise<Received> {
  const isHere = /(^|\.)localhost$|^127\.0\.0\.1$/.test(url.hostname);
  if (!isHere) throw new Error(`${url} is outside.`);
  const cookie = jar.getCookieStringSync(url.href);
  const received = await new Promise<Received>((resolve, reject) => {
    const sending = request(
      {
        host: "127.0.0.1",
        port: url.port,
        // One connection each: reading a page may take longer than the server keeps an idle one.
        agent: false,
        path: url.pathname + url.search,
        method,
        headers: {
          host: url.host,
          accept: "text/html,application/xhtml+xml,*/*;q=0.8",
          "accept-language": "en-GB",
          "user-agent": BROWSER,
          "sec-fetch-dest": "document",
          "sec-fetch-mode": "navigate",
          ...headers,
          ...(cookie ? { cookie } : {}),
        },
      },
      (response) => {
        buffer(response).then(
          (bytes) =>
            resolve({
              url,
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: bytes,
            }),
          reject,
        );
      },
    );
    sending.on("error", reject);
    sending.end(body);
  });
  for (const line of [received.headers["set-cookie"] ?? []].flat()) {
    jar.setCookieSync(line, url.href);
  }
  return received;
}
