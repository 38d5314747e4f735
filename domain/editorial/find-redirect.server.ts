import { log } from "#platform/log.server.ts";
import { withTimeout } from "#platform/with-timeout.server.ts";
import { findBlogSlug } from "./blog-slugs.queries.server.ts";
import { findRedirectRow } from "./redirect-cache.server.ts";
import { plainPath, type Redirect, readFormerAddress } from "./redirects.ts";

const TIMEOUT_MS = 1000;

/**
 * Where an address went, if it moved. Rows set by staff win over the former
 * addresses we ship. Rows are kept one hop long (see setRedirect), so the
 * answer is always the last stop.
 */
export async function findRedirect(path: string, now: Date): Promise<Redirect | null> {
  const row = await findRow(path);
  if (row) return row;

  const former = readFormerAddress(path);
  if (!former) return null;
  if (former.kind === "moved")
    return (await findRow(former.to)) ?? { to: former.to, permanent: true };
  return findBlogDestination(former.slug, now);
}

/** The same for a page to be opened, which waits a second at most: most have not moved. */
export async function lookForRedirect(path: string, now: Date): Promise<Redirect | null> {
  try {
    return await withTimeout(TIMEOUT_MS, findRedirect(path, now));
  } catch (error) {
    log.warn({ error }, "A moved address could not be looked up");
    return null;
  }
}

/** A former blog address leads to its post or category, or to the list while there is none. */
async function findBlogDestination(slug: string, now: Date): Promise<Redirect> {
  const address = `/blog/${slug}`;
  const renamed = await findRedirect(address, now);
  if (renamed) return renamed;

  const found = await findBlogSlug(slug, now);
  // Not permanent: a post may still be published at this slug.
  return found ? { to: address, permanent: true } : { to: "/blog", permanent: false };
}

function findRow(path: string): Promise<Redirect | undefined> {
  return findRedirectRow(plainPath(path));
}
