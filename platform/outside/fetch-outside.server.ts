import { lookup } from "node:dns/promises";
import type { IncomingMessage, RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { createGunzip } from "node:zlib";
import { no, ok, type Result } from "#rules/result.ts";
import { isPublicAddress } from "./public-address.ts";

/** Every way fetching from outside says no. */
export const outsideRefusals = {
  "not-https": "Only addresses that begin with https:// are fetched.",
  "private-address": "That address points to a private network. We do not fetch from there.",
  unreachable: "The site could not be reached.",
  "not-found": "The site says that there is nothing at that address.",
  "answered-badly": "The site answered with an error.",
  "too-many-redirects": "The address redirects too many times and never reaches a file.",
  "too-large": "The file is too large to fetch.",
  "too-slow": "The site took too long.",
} as const;

export type OutsideRefusal = keyof typeof outsideRefusals;

type Limits = { maxBytes: number; maxMillis: number };

/** How requests are sent: tests use one that reaches their own server. */
export type Transport = {
  protocol: "https:" | "http:";
  request: (
    url: URL,
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ) => Request;
  allows: (address: string) => boolean;
};
type Request = ReturnType<typeof httpsRequest>;

const front: Transport = { protocol: "https:", request: httpsRequest, allows: isPublicAddress };
const MAX_REDIRECTS = 4;

class Refused extends Error {
  readonly refusal: OutsideRefusal;

  constructor(refusal: OutsideRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Fetches a file from the internet: https alone, no private address on the way, within limits. */
export async function fetchOutside(
  address: string,
  limits: Limits,
  transport: Transport = front,
): Promise<Result<Uint8Array, OutsideRefusal>> {
  const signal = AbortSignal.timeout(limits.maxMillis);
  try {
    const answer = await lastAnswer(address, { signal, transport, method: "GET" });
    return ok(await readBody(answer, limits.maxBytes));
  } catch (error) {
    return no(refusalOf(error, signal));
  }
}

/** What is sent besides a plain question for a file. */
type Sent = { method: string; headers: Record<string, string>; body: string | null };
type Answered = { status: number; headers: Record<string, string>; body: Uint8Array };

/**
 * Asks another server as carefully as a file is fetched, and gives its whole answer, whatever it
 * says. Redirects are not followed.
 */
export async function requestOutside(
  address: string,
  sent: Sent,
  { maxBytes, maxMillis, transport = front }: Limits & { transport?: Transport },
): Promise<Result<Answered, OutsideRefusal>> {
  const signal = AbortSignal.timeout(maxMillis);
  try {
    const answer = await ask(readAddress(address, transport), { signal, transport, ...sent });
    const body = await bytesOf(answer, maxBytes);
    return ok({ status: answer.statusCode ?? 0, headers: textHeaders(answer), body });
  } catch (error) {
    return no(refusalOf(error, signal));
  }
}

/** Without those that describe the bytes on their way: they are unpacked here. */
function textHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { "content-encoding": _coding, "content-length": _length, ...others } = headers;
  return Object.fromEntries(
    Object.entries(others).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}

/** What a look at a page can say besides: the site shows it to people alone. */
export type ProbeRefusal = OutsideRefusal | "not-for-robots";

/** Whether a page is there, without reading it; as carefully as a file is fetched. */
export async function probeOutside(
  address: string,
  limits: Pick<Limits, "maxMillis">,
  transport: Transport = front,
): Promise<Result<{}, ProbeRefusal>> {
  const asked = await probe(address, { ...limits, method: "HEAD" }, transport);
  // Some servers know no HEAD, or answer it otherwise than they would answer a reader.
  return asked.ok ? asked : probe(address, { ...limits, method: "GET" }, transport);
}

type Probe = { maxMillis: number; method: "HEAD" | "GET" };

async function probe(
  address: string,
  { maxMillis, method }: Probe,
  transport: Transport,
): Promise<Result<{}, ProbeRefusal>> {
  const signal = AbortSignal.timeout(maxMillis);
  try {
    const answer = await lastAnswer(address, { signal, transport, method });
    const status = answer.statusCode ?? 0;
    answer.destroy();
    if (status >= 200 && status < 300) return ok({});
    if (status === 404 || status === 410) return no("not-found");
    return no([401, 403, 405, 429, 451].includes(status) ? "not-for-robots" : "answered-badly");
  } catch (error) {
    return no(refusalOf(error, signal));
  }
}

function refusalOf(error: unknown, signal: AbortSignal): OutsideRefusal {
  if (error instanceof Refused) return error.refusal;
  return signal.aborted ? "too-slow" : "unreachable";
}

type Asking = { signal: AbortSignal; transport: Transport; method: string } & Partial<Sent>;

/** Follows redirects, each checked like the first address. */
async function lastAnswer(address: string, asking: Asking): Promise<IncomingMessage> {
  let url = readAddress(address, asking.transport);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await ask(url, asking);
    const next = answer.headers.location;
    if (!isRedirect(answer) || !next) return answer;
    answer.destroy();
    url = readAddress(new URL(next, url).href, asking.transport);
  }
  throw new Refused("too-many-redirects");
}

function readAddress(address: string, transport: Transport): URL {
  const url = URL.parse(address);
  if (url?.protocol !== transport.protocol || url.username || url.password)
    throw new Refused("not-https");
  // A number instead of a name is never looked up, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !transport.allows(host)) throw new Refused("private-address");
  return url;
}

function ask(url: URL, { signal, transport, method, headers, body }: Asking) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      signal,
      method,
      lookup: checkedLookup(transport),
      headers: {
        accept: "*/*",
        "accept-encoding": "gzip",
        "user-agent": "Waymark feed reader",
        ...headers,
      },
    };
    const request = transport.request(url, options, resolve).on("error", reject);
    if (body) request.end(body);
    else request.end();
  });
}

/**
 * The address that is checked is the address that is connected to: a name that
 * answers otherwise the second time gains nothing.
 */
function checkedLookup({ allows }: Transport): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { all: true }).then(
      (found) => {
        if (found.length === 0 || !found.every(({ address }) => allows(address))) {
          callback(new Refused("private-address"), []);
        } else if (options.all) callback(null, found);
        else callback(null, found[0]!.address, found[0]!.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

function isRedirect({ statusCode }: IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode ?? 0);
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (answer.statusCode !== 200) {
    answer.destroy();
    const isGone = answer.statusCode === 404 || answer.statusCode === 410;
    throw new Refused(isGone ? "not-found" : "answered-badly");
  }
  return bytesOf(answer, maxBytes);
}

async function bytesOf(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const isPacked = answer.headers["content-encoding"] === "gzip";
  const body = isPacked ? answer.pipe(createGunzip()) : answer;
  // Without this, an answer that breaks off would leave the unpacking waiting for ever.
  if (isPacked) answer.on("error", (error) => body.destroy(error));
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) {
      answer.destroy();
      throw new Refused("too-large");
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
