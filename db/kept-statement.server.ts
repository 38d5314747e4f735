import { connection } from "./client.server.ts";

/**
 * A query that is asked all the time: built once, and kept planned by PostgreSQL under its name.
 * The embedded engine has one session for all connections, where names would clash: there it has none.
 */
export function keptStatement<Query>(name: string, prepare: (name: string) => Query): () => Query {
  const named = prepare(name);
  const unnamed = prepare("");
  return () => (connection().isEmbedded ? unnamed : named);
}
