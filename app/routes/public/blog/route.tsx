import { data } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { readPage, readQuery } from "#app/paging.ts";
import { today } from "#app/today.ts";
import { loadBlog } from "#domain/editorial/blog/blog.server.ts";
import { BLOG_TAGS } from "#domain/editorial/blog/blog-types.ts";
import { BlogScreen } from "#domain/editorial/blog/components/blog-screen.tsx";
import { storableText } from "#rules/storable-text.ts";
import type { Route } from "./+types/route";

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const tag = /^[a-z0-9-]{1,60}$/.exec(searchParams.get("tag") ?? "")?.[0] ?? "";
  const asked = storableText(readQuery(request));
  const view = await loadBlog({ tag, asked, page: readPage(request) }, today());
  const keep = { "x-waymark-keep": `${BLOG_TAGS},rules`, "x-waymark-keep-seconds": "300" };
  return data(view, { headers: searchParams.size > 0 ? {} : keep });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    { title: `${loaderData.title} - Waymark` },
    { name: "description", content: loaderData.lead },
    { tagName: "link", rel: "alternate", type: "application/atom+xml", href: "/blog/atom.xml" },
    ...(loaderData.path === "/blog"
      ? canonicalLink(matches, "/blog", loaderData.page)
      : [{ name: "robots", content: "noindex" }]),
  ];
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <BlogScreen view={loaderData} />;
}
