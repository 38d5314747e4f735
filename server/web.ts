import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { localBytesOf } from "#platform/files/local-bytes.server.ts";
import { log } from "#platform/log.server.ts";
import { piecesOf } from "#platform/rendered-page.server.ts";
import { type RenderFacts, requestId, withRequestId } from "#platform/request-context.server.ts";
import { isReadableTarget } from "#rules/readable-target.ts";
import { logAtOnce, loggablePath, logWhenAnswered } from "./access-log.ts";
import { answerBusy } from "./answer-busy.ts";
import { answerCached } from "./answer-cached.ts";
import { answerLocalBytes } from "./answer-local-bytes.ts";
import { answerWhole } from "./answer-whole.ts";
import { limitBody, maxBodyBytes } from "./body-limit.ts";
import { compressed, isPlainJson } from "./compress.ts";
import { faultPage, faults, tooManyWrites } from "./fault-page.ts";
import { answerHealth, type Readiness } from "./health.ts";
import { type HostStatus, hostStatusOf } from "./host-status.ts";
import type { HostRule } from "./hosts.ts";
import { nonceSources } from "./inline-sources.ts";
import { isAllowedMethod } from "./methods.ts";
import { isOneClickUnsubscribe, isOpenWrite, isOwnWrite, isWrite } from "./origin-check.ts";
import type { PageMemory } from "./page-memory.ts";
import { priorityOf } from "./render-priority.ts";
import { OverloadedError, type RenderQueue } from "./render-queue.ts";
import { requestFor } from "./render-request.ts";
import { type Connection, type ProxyTrust, readConnection } from "./request-facts.ts";
import { readTarget } from "./request-target.ts";
import {
  contentPolicy,
  developmentPolicy,
  FRAMED_BY_US,
  NOTHING_RUNS,
  securityHeaders,
} from "./security-headers.ts";
import { createShedRule, type ShedRule } from "./shed-load.ts";
import type { StaticFiles } from "./static-files.ts";
import { type WriteKind, writeKindOf } from "./write-limit.ts";

/** For a request too broken to say where it was going. */
const NOWHERE = { host: "localhost", isSecure: false };

export type WebParts = {
  /** React Router, or what stands in for it in a test. */
  render: (request: Request, facts: RenderFacts) => Promise<Response>;
  isKnownHost: HostRule;
  isTrustedProxy: ProxyTrust;
  readiness: Readiness;
  /** Seconds to wait when this address has written too much; null when it may write. */
  countWrite: (clientAddress: string, kind: WriteKind) => Promise<number | null>;
  staticFiles: StaticFiles;
  /** Null where pages are never kept, as while developing. */
  memory: PageMemory | null;
  renderQueue: RenderQueue;
  isDevelopment: boolean;
};

type Known = { connection: Connection; key: string | null; hostStatus: HostStatus };
/** A request whose site has been judged; `asked` is its target as it came, for the log. */
type Arrived = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  connection: Connection;
  hostStatus: HostStatus;
  asked: string;
};
type Env = { Bindings: HttpBindings & Known };

/** A property, not a WeakMap, for the reason in platform/rendered-page.server.ts. */
const KNOWN = Symbol("what is known of a request");
type KnownRequest = IncomingMessage & { [KNOWN]?: Known };

/**
 * Everything between the socket and React Router. On a host of ours a page in
 * memory is answered at once; any other request passes the middleware in order.
 */
export function createWeb(parts: WebParts): RequestListener {
  const { isTrustedProxy, isKnownHost } = parts;
  const pass = passMiddleware(parts);
  const isShed = createShedRule(parts);

  return (incoming, outgoing) => {
    const connection = readConnection(incoming, isTrustedProxy);
    const asked = incoming.url ?? "/";
    const target = readTarget(incoming);
    // From here on everybody sees a plain path; one that cannot be read is refused with an unknown host.
    incoming.url = target ?? "/";
    const hostStatus = target === null ? "unknown" : hostStatusOf(connection, isKnownHost);
    const answer = (found: HostStatus) => {
      const arrived = { incoming, outgoing, connection, asked, hostStatus: found };
      answerAtOnce(arrived, { memory: parts.memory, isShed, pass });
    };

    if (typeof hostStatus === "string") answer(hostStatus);
    else void hostStatus.then(answer);
  };
}

type Pass = (arrived: Arrived, key: string | null) => Promise<void>;
type AtOnce = { memory: PageMemory | null; isShed: ShedRule; pass: Pass };

/** A page in memory needs nothing else, nor does a refusal while too many pages are waiting. */
function answerAtOnce(arrived: Arrived, { memory, isShed, pass }: AtOnce): void {
  const { incoming, outgoing, connection, hostStatus } = arrived;
  const { requestId } = connection;
  const method = incoming.method ?? "";
  const key = hostStatus === "known" ? (memory?.keyOf(incoming, connection) ?? null) : null;
  const page = key === null ? undefined : memory?.find(key);

  if (page !== undefined) {
    answerCached(incoming, outgoing, { page, requestId });
    logAtOnce({ method, path: page.loggedPath, requestId }, outgoing.statusCode, "isKept");
    return;
  }
  const path = loggablePath(arrived.asked);
  if (hostStatus === "known" && isShed(incoming, key)) {
    answerBusy(incoming, outgoing, connection);
    logAtOnce({ method, path, requestId }, faults.busy.status, "isShed");
    return;
  }
  logWhenAnswered(outgoing, { method, path, requestId });
  void withRequestId(requestId, () => pass(arrived, key));
}

function badRequest(): Response {
  return withSecurityHeaders(faultPage(faults.badRequest, requestId() ?? ""), NOWHERE);
}

function passMiddleware(parts: WebParts): Pass {
  const app = createMiddleware(parts);
  const listen = getRequestListener(
    (request, env) => {
      const bindings = env as HttpBindings;
      return app.fetch(request, { ...bindings, ...(bindings.incoming as KnownRequest)[KNOWN]! });
    },
    { errorHandler: badRequest },
  );
  return async ({ incoming, outgoing, connection, hostStatus }, key) => {
    (incoming as KnownRequest)[KNOWN] = { connection, key, hostStatus };
    await listen(incoming, outgoing);
  };
}

function createMiddleware(parts: WebParts): Hono<Env> {
  const web = new Hono<Env>();
  web.use(async (c, next) => {
    await next();
    if (c.res !== RESPONSE_ALREADY_SENT) c.res = withSecurityHeaders(c.res, c.env.connection);
  });
  web.onError((error, c) => {
    if (error instanceof OverloadedError) return faultPage(faults.busy, c.env.connection.requestId);
    log.error({ error }, "A request failed outside the pages");
    return faultPage(faults.broken, c.env.connection.requestId);
  });
  // Before the host rule: a probe knows an address, not a name.
  web.use(async (c, next) => (await answerHealth(c.req, parts.readiness)) ?? next());
  web.use(onlyOurHosts);
  web.use(onlyAllowedMethods);
  web.use(onlyReadableTargets);
  web.use(async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    return (isRead && (await parts.staticFiles.answer(c.req.path, c.req.raw.headers))) || next();
  });
  web.use(onlyOwnWrites(parts));
  web.use((c, next) => limitBody(maxBodyBytes(c.req.path), c.env.connection.requestId)(c, next));
  web.all("*", (c) => renderPage(c, parts));
  return web;
}

const onlyAllowedMethods: MiddlewareHandler<Env> = async (c, next) =>
  isAllowedMethod(c.req.method, c.req.path)
    ? next()
    : faultPage(faults.methodNotTaken, c.env.connection.requestId);

const onlyReadableTargets: MiddlewareHandler<Env> = async (c, next) =>
  isReadableTarget(c.env.incoming.url ?? "/")
    ? next()
    : faultPage(faults.badRequest, c.env.connection.requestId);

const onlyOurHosts: MiddlewareHandler<Env> = async (c, next) => {
  const { connection, hostStatus } = c.env;
  if (hostStatus === "known") return next();
  const fault = hostStatus === "away" ? faults.away : faults.unknownHost;
  return faultPage(fault, connection.requestId);
};

function onlyOwnWrites({ countWrite }: WebParts): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!isWrite(c.req.method)) return next();
    const { connection, incoming } = c.env;
    if (isOneClickUnsubscribe(c.req.method, incoming.url ?? "/")) return next();
    const isOpen = isOpenWrite(c.req.method, incoming.url ?? "/");
    if (!isOpen && !isOwnWrite(c.req.raw.headers, originOf(connection)))
      return faultPage(faults.foreignWrite, connection.requestId);

    const kind = writeKindOf(incoming.url ?? "/");
    if (kind === null) return next();
    const wait = await countWrite(connection.clientAddress, kind);
    return wait === null ? next() : faultPage(tooManyWrites(wait), connection.requestId);
  };
}

async function renderPage(c: Context<Env>, parts: WebParts): Promise<Response> {
  const { render, renderQueue, memory, isDevelopment } = parts;
  const { connection, incoming, outgoing, key } = c.env;
  const facts = { ...connection, nonce: randomBytes(16).toString("base64url") };
  const url = originOf(connection) + (incoming.url ?? "/");
  const isShared = key !== null && memory !== null && c.req.method === "GET";
  const request = requestFor(c.req.raw, url, { isShared });
  const now = () => render(request, facts);
  // What somebody sends is never refused, and may take long to arrive: it waits for no slot.
  const fresh = isWrite(c.req.method)
    ? now
    : () => renderQueue.run(priorityOf(incoming), now, request.signal);
  const own = (response: Response) => answerOwn(c, personal(response, facts, { isDevelopment }));

  if (!isShared) return own(await fresh());
  const rendered = await memory.renderOnce(key, fresh, facts, incoming.url ?? "/");
  if (rendered.kind === "own") return own(rendered.response);
  answerCached(incoming, outgoing, { page: rendered.page, requestId: connection.requestId });
  return RESPONSE_ALREADY_SENT;
}

/** What is finished and a part of a file go out at once, anything else through the middleware. */
async function answerOwn(c: Context<Env>, response: Response): Promise<Response> {
  const { incoming, outgoing, connection } = c.env;
  const [pieces, bytes] = [await finished(response), localBytesOf(response)];
  const headers = [...securityHeaders(connection), ["x-request-id", connection.requestId] as const];
  // A page has brought a policy of its own.
  const withSecurityHeaders = [...headers, ["content-security-policy", NOTHING_RUNS] as const];
  if (pieces)
    await answerWhole(incoming, outgoing, { pieces, response, headers: withSecurityHeaders });
  else if (bytes) await answerLocalBytes(outgoing, { bytes, response, headers });
  else return compressed(response, c.req.header("accept-encoding"));
  return RESPONSE_ALREADY_SENT;
}

/** The words of a page, or of an answer to a program, which is there at once too. */
async function finished(response: Response): Promise<readonly string[] | undefined> {
  const pieces = piecesOf(response);
  if (pieces) return pieces;
  return isPlainJson(response) ? [await response.text()] : undefined;
}

/** An answer for one visitor: a nonce of its own, and nobody may keep it. */
function personal(
  response: Response,
  { nonce, ...connection }: Connection & { nonce: string },
  { isDevelopment }: { isDevelopment: boolean },
): Response {
  const { headers } = response;
  headers.delete("x-waymark-keep");
  headers.delete("x-waymark-keep-seconds");
  if (headers.get("content-type")?.startsWith("text/html")) {
    const framedBy = headers.get("x-frame-options") === FRAMED_BY_US ? "'self'" : "'none'";
    const policy = isDevelopment
      ? developmentPolicy(framedBy)
      : contentPolicy(nonceSources(nonce), connection, framedBy);
    headers.set("content-security-policy", policy);
  }
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  // React Router says so of an address that takes no form, and does not say what it takes.
  if (response.status === 405) headers.set("allow", "GET, HEAD");
  return response;
}

function originOf({ isSecure, host }: Connection) {
  return `${isSecure ? "https" : "http"}://${host}`;
}

/** The headers every answer wears. */
function withSecurityHeaders(
  response: Response,
  site: { host: string; isSecure: boolean },
): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of securityHeaders(site))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  if (!answer.headers.has("content-security-policy"))
    answer.headers.set("content-security-policy", NOTHING_RUNS);
  answer.headers.set("x-request-id", requestId() ?? "");
  return answer;
}
