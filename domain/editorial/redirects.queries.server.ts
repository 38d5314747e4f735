import { desc } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hasWords } from "#db/has-words.server.ts";
import { redirects } from "#db/schema/editorial.ts";
import type { PageParams } from "#rules/paged.ts";

const PAGE_SIZE = 50;

export type Redirect = Awaited<ReturnType<typeof listRedirects>>["rows"][number];

/** The rows staff have set, newest first. */
export async function listRedirects({ q, page, pageSize = PAGE_SIZE }: PageParams & { q: string }) {
  const where = hasWords([redirects.fromPath, redirects.toPath], q);
  const rows = await db
    .select({
      from: redirects.fromPath,
      to: redirects.toPath,
      permanent: redirects.permanent,
      reason: redirects.reason,
      createdAt: redirects.createdAt,
      caught: redirects.caught,
      lastCaughtAt: redirects.lastCaughtAt,
    })
    .from(redirects)
    .where(where)
    .orderBy(desc(redirects.createdAt), redirects.fromPath)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(redirects, where), page, pageSize };
}
