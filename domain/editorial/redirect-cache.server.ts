import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { redirects } from "#db/schema/editorial.ts";
import { cached } from "#platform/cached.server.ts";
import type { Redirect } from "./redirects.ts";

/** Forgotten wherever pages are, once a redirect is set or removed. */
export const REDIRECTS_TAG = "redirects";
/** Staff set them by hand, so there are some hundreds. Beyond this the table is asked path by path. */
const MAX_REDIRECTS = 5000;

const columns = { to: redirects.toPath, permanent: redirects.permanent };

const allQuery = db
  .select({ from: redirects.fromPath, ...columns })
  .from(redirects)
  .limit(MAX_REDIRECTS + 1)
  .prepare("redirects");

const oneQuery = db
  .select(columns)
  .from(redirects)
  .where(eq(redirects.fromPath, sql.placeholder("path")))
  .prepare("redirect");

const allRedirects = cached(readAll, { tag: REDIRECTS_TAG, maxAgeMs: 3000 });

/** Every page with a name in its address asks, and hardly any has moved. */
export async function findRedirectRow(path: string): Promise<Redirect | undefined> {
  const rows = await allRedirects();
  if (rows) return rows.get(path);
  const [row] = await oneQuery.execute({ path });
  return row;
}

/** Null where they are too many to hold. */
async function readAll() {
  const rows = await allQuery.execute();
  if (rows.length > MAX_REDIRECTS) return null;
  return new Map(rows.map(({ from, ...redirect }) => [from, redirect]));
}
