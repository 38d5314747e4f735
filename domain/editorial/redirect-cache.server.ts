import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { redirects } from "#db/schema/editorial.ts";
import type { Redirect } from "./redirects.ts";

/** Another process may have changed them: then this one finds out within so long. */
const FRESH_MS = 3000;
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

type Loaded = { rows: Promise<ReadonlyMap<string, Redirect> | null>; at: number };

let loaded: Loaded | undefined;

/** For whoever changes them, once it is committed: the next page sees it. */
export function forgetRedirects(): void {
  loaded = undefined;
}

/** Every page with a name in its address asks, and hardly any has moved. */
export async function findRedirectRow(path: string, now: Date): Promise<Redirect | undefined> {
  const rows = await allRedirects(now.getTime());
  if (rows) return rows.get(path);
  const [row] = await oneQuery.execute({ path });
  return row;
}

function allRedirects(now: number): Loaded["rows"] {
  const age = loaded ? now - loaded.at : FRESH_MS;
  // A clock that was put back would otherwise keep them for as long as it was.
  if (loaded && age >= 0 && age < FRESH_MS) return loaded.rows;
  const reading = { rows: readAll(), at: now };
  loaded = reading;
  // A failure is no answer: whoever waited for it hears of it, and the next one asks again.
  reading.rows.catch(() => {
    if (loaded === reading) loaded = undefined;
  });
  return reading.rows;
}

/** Null where they are too many to hold. */
async function readAll() {
  const rows = await allQuery.execute();
  if (rows.length > MAX_REDIRECTS) return null;
  return new Map(rows.map(({ from, ...redirect }) => [from, redirect]));
}
