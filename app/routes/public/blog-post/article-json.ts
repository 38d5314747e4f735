import type { PostView } from "#domain/editorial/blog/blog-view.ts";

/** A post as search engines read it (schema.org Article). */
export function articleOf(post: PostView, origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: post.description,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    mainEntityOfPage: `${origin}/blog/${post.slug}`,
    author: {
      "@type": "Organization",
      name: post.author?.label ?? "Waymark",
      url: origin + (post.author?.to ?? "/about-us"),
    },
    publisher: { "@type": "Organization", name: "Waymark", url: origin },
  };
}
