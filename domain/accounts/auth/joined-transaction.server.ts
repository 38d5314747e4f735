import { AsyncLocalStorage } from "node:async_hooks";
import { type Database, db, type Transaction } from "#db/client.server.ts";
import type { RequestFacts } from "../request-facts.ts";

type Joined = { tx: Transaction; facts: RequestFacts };

const storage = new AsyncLocalStorage<Joined>();

/** Runs the library's calls so that whatever they write belongs to our transaction. */
export function joining<Value>(joined: Joined, work: () => Promise<Value>): Promise<Value> {
  return storage.run(joined, work);
}

/** The facts of the request on whose behalf the library is working. */
export function joinedFacts(): RequestFacts | undefined {
  return storage.getStore()?.facts;
}

/** The database as the library sees it: our transaction while one is joined, else the pool. */
export const joinedDatabase: Database = new Proxy(db, {
  get(_target, key) {
    const current = storage.getStore()?.tx ?? db;
    const value: unknown = Reflect.get(current, key);
    return typeof value === "function" ? value.bind(current) : value;
  },
});
