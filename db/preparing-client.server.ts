import { createHash } from "node:crypto";
import pg from "pg";
import { DescribedQuery } from "./described-query.server.ts";

/** Asked this often, a statement is worth its place in every connection. */
const ASKED_OFTEN = 3;
/** Lists of different lengths make endless statements; only so many are prepared. */
const MAX_PREPARED = 400;
const MAX_COUNTED = 2_000;

/**
 * The class of connections that prepare what is asked often. Parsing and planning cost up to four
 * times what running a query does (on the embedded engine 2.2 ms against 0.5), and pages ask the
 * same queries with other values. PostgreSQL itself decides whether one plan serves all values.
 */
export function preparingClient(): typeof pg.Client {
  const nameFor = statementNames();
  return class extends pg.Client {
    // pg types `query` as eight overloads. What is prepared is sent as a query of ours, and its promise made
    // as pg makes it; all else is passed on.
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's own declaration
    override query(query: any, ...rest: any[]): any {
      const asked = readyToSend(named(query, nameFor), rest);
      if (!isPrepared(asked[0])) return Reflect.apply(super.query, this, asked);
      const described = new DescribedQuery(...asked);
      if (described.callback) {
        super.query(described);
        return undefined;
      }
      return new Promise((resolve, reject) => {
        described.callback = (error, result) => (error ? reject(error) : resolve(result));
        super.query(described);
      }).catch(withOwnStack);
    }
  };
}

function named(query: unknown, nameFor: (text: string) => string | undefined): unknown {
  if (!isPlain(query)) return query;
  const name = nameFor(query.text);
  // Drizzle hands over a fresh object, and pg reads `name` from it.
  return name === undefined ? query : { ...query, name };
}

/**
 * Where a value cannot be written, pg has the server drop the statement and goes on believing that it
 * is prepared: every later query of that name would fail. Without its name it fails alone. Objects are
 * written here, once: pg passes a string on as it is.
 */
function readyToSend(query: unknown, rest: readonly unknown[]): unknown[] {
  if (!isNamed(query)) return [query, ...rest];
  const [beside, ...others] = rest;
  const given = Array.isArray(beside) ? beside : query.values;
  if (!Array.isArray(given) || !given.some(isObject)) return [query, ...rest];
  try {
    const values = given.map(written);
    return beside === given ? [query, values, ...others] : [{ ...query, values }, ...rest];
  } catch {
    return [{ ...query, name: undefined }, ...rest];
  }
}

type NamedQuery = { name: unknown; values?: unknown };

function isNamed(query: unknown): query is NamedQuery {
  return isObject(query) && !("submit" in query) && "name" in query;
}

/** A query with a time limit of its own is left to pg, which reads it from what it is given. */
function isPrepared(query: unknown): boolean {
  return isNamed(query) && Boolean(query.name) && !("query_timeout" in query);
}

/** As pg does it: the way to whoever asked, and not to the socket that answered. */
function withOwnStack(error: Error): never {
  Error.captureStackTrace(error);
  throw error;
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === "object";
}

/** As pg writes it: dates and bytes by themselves, lists piece by piece, any other object as JSON. */
function written(value: unknown): unknown {
  if (!isObject(value) || value instanceof Date || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) {
    value.forEach(written);
    return value;
  }
  if ("toPostgres" in value) throw new TypeError("It writes itself, and may fail in doing so");
  return JSON.stringify(value);
}

type PlainQuery = { text: string; name?: string };

/** As Drizzle writes it. Strings may hold several statements, cursors and copies are no plain queries. */
function isPlain(query: unknown): query is PlainQuery {
  if (query === null || typeof query !== "object" || "submit" in query) return false;
  const { text, name } = query as Partial<PlainQuery>;
  return typeof text === "string" && !name;
}

/** One name for a statement in every connection, from the third time it is asked. */
function statementNames() {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();

  return (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MAX_PREPARED) return name;
    if (counts.size >= MAX_COUNTED) counts.clear();
    const asked = (counts.get(text) ?? 0) + 1;
    if (asked < ASKED_OFTEN) {
      counts.set(text, asked);
      return undefined;
    }
    counts.delete(text);
    const chosen = `q_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
    names.set(text, chosen);
    return chosen;
  };
}
