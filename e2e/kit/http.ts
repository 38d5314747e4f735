import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { ports } from "./ports.ts";

export type Site = "main" | "northgate" | "harbour";

export type Exchange = {
  site?: Site;
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  headers?: Record<string, string>;
  /** Sent as a form does it without JavaScript. */
  form?: Record<string, string>;
};

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** `name=value` of each cookie set. */
  cookies: string[];
  body: string;
};

export function hostOf(site: Site): string {
  return `${site === "main" ? "" : `${site}.`}localhost:${ports().app}`;
}

export function originOf(site: Site): string {
  return `http://${hostOf(site)}`;
}

/**
 * One exchange with the app, redirects not followed. Node does not resolve names
 * under .localhost as browsers do, so the host travels in its header only.
 */
export function send(path: string, exchange: Exchange = {}): Promise<Answer> {
  const { site = "main", method = exchange.form ? "POST" : "GET", headers, form } = exchange;
  const body = form ? new URLSearchParams(form).toString() : "";
  const formHeaders = {
    "content-type": "application/x-www-form-urlencoded",
    origin: originOf(site),
  };

  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port: ports().app,
        path,
        method,
        headers: { host: hostOf(site), ...(form ? formHeaders : {}), ...headers },
      },
      async (response) => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          cookies: (response.headers["set-cookie"] ?? []).map((line) => line.split(";")[0] ?? ""),
          body: await text(response),
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

const MAX_TRIES = 10;
const MAX_WAIT_S = 3;

/** For many at once: a busy server may ask to be asked again (503), and that is no answer of the page's. */
export async function sendPatiently(
  path: string,
  exchange: Exchange = {},
  tries = 1,
): Promise<Answer> {
  const answer = await send(path, exchange);
  const seconds = Number(answer.headers["retry-after"]);
  if (answer.status !== 503 || !(seconds > 0) || tries === MAX_TRIES) return answer;
  await wait(Math.min(seconds, MAX_WAIT_S) * 1000);
  return sendPatiently(path, exchange, tries + 1);
}
