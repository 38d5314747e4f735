import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { escapeHtml } from "#rules/escape-html.ts";
import { allPosts, type Today } from "./blog.server.ts";

const MAX_ENTRIES = 30;

/** The newest posts as Atom (RFC 4287). */
export async function loadBlogFeed(origin: string, { now, today }: Today): Promise<string> {
  const posts = (await allPosts(now)).slice(0, MAX_ENTRIES);
  const updated = posts
    .map(({ updatedAt }) => updatedAt.toISOString())
    .sort()
    .at(-1);
  const entries = posts.map(
    ({ slug, title, description, publishedAt, updatedAt }) => `  <entry>
    <id>${origin}/blog/${slug}</id>
    <title>${escapeHtml(title)}</title>
    <link href="${origin}/blog/${slug}"/>
    <published>${(publishedAt ?? updatedAt).toISOString()}</published>
    <updated>${updatedAt.toISOString()}</updated>
    <summary>${escapeHtml(withFacts(description, factsOn(today)))}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${origin}/blog</id>
  <title>Waymark blog</title>
  <link rel="self" href="${origin}/blog/atom.xml"/>
  <link href="${origin}/blog"/>
  <author><name>Waymark</name></author>
  <updated>${updated ?? now.toISOString()}</updated>
${entries.join("\n")}
</feed>
`;
}
