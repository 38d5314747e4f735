import type { PostView } from "#domain/editorial/blog/blog-view.ts";

/** The picture that other sites show beside a link to a post. */
export function pictureOf({ slug }: Pick<PostView, "slug">, origin: string): string {
  return `${origin}/social-pictures/post/${slug}`;
}

/** A post as search engines read it (schema.org Article). */
export function articleOf(post: PostView, origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: post.description,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    image: pictureOf(post, origin),
    mainEntityOfPage: `${origin}/blog/${post.slug}`,
    author: {
      "@type": "Organization",
      name: post.author?.label ?? "Waymark",
      url: origin + (post.author?.to ?? "/about-us"),
    },
    publisher: { "@type": "Organization", name: "Waymark", url: origin },
  };
}
