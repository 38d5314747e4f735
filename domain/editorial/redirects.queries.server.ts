import { desc } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { redirects } from "#db/schema/editorial.ts";

const PAGE_SIZE = 50;

/** The rows staff have set, newest first. */
export async function listRedirects(page: number) {
  const rows = await db
    .select({
      from: redirects.fromPath,
      to: redirects.toPath,
      permanent: redirects.permanent,
      reason: redirects.reason,
      createdAt: redirects.createdAt,
    })
    .from(redirects)
    .orderBy(desc(redirects.createdAt), redirects.fromPath)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: await db.$count(redirects), page, pageSize: PAGE_SIZE };
}
