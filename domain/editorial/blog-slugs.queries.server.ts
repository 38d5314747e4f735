import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { categoryType, postType } from "./blog/blog-types.ts";

/** What a published slug names: 1 a post, 2 a category, as the specification counts them. */
export async function findBlogSlug(
  slug: string,
  now: Date,
): Promise<{ slug: string; type: 1 | 2; title: string } | undefined> {
  const [post, category] = await Promise.all([
    findPage(postType, slug),
    findPage(categoryType, slug),
  ]);
  if (category && isLive(category, now))
    return { slug: category.slug, type: 2, title: category.title };
  if (post && isLive(post, now)) return { slug: post.slug, type: 1, title: post.title };
  return undefined;
}
