import { and, eq, isNull, lte, or } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { blogSlugs } from "#db/schema/editorial.ts";

/** What a published slug names. Categories are always there; posts once published. */
export async function findBlogSlug(slug: string, now: Date) {
  const [found] = await db
    .select({ slug: blogSlugs.slug, type: blogSlugs.type, title: blogSlugs.title })
    .from(blogSlugs)
    .where(and(eq(blogSlugs.slug, slug), isPublished(now)));

  return found;
}

function isPublished(now: Date) {
  return or(
    lte(blogSlugs.publishedAt, now),
    and(eq(blogSlugs.type, 2), isNull(blogSlugs.publishedAt)),
  );
}
