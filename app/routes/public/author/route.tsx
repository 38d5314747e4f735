import { data, redirect } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { MissingPage } from "#app/compose/site/missing-page.tsx";
import { notHere } from "#app/compose/site/way-back.server.ts";
import { readPage } from "#app/paging.ts";
import { today } from "#app/today.ts";
import { findAuthor } from "#domain/editorial/blog/blog.server.ts";
import { BLOG_TAGS } from "#domain/editorial/blog/blog-types.ts";
import { BlogScreen } from "#domain/editorial/blog/components/blog-screen.tsx";
import { QuotedArticle } from "#domain/facts/components/quoted-article.tsx";
import type { Route } from "./+types/route";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await findAuthor(params.slug, readPage(request), today());
  if (!found) throw await notHere(params.slug, context, "post");
  if ("movedTo" in found) throw redirect(found.movedTo, 301);
  const keep = { "x-waymark-keep": `${BLOG_TAGS},rules`, "x-waymark-keep-seconds": "300" };
  const isPlain = new URL(request.url).searchParams.size === 0;
  return data(found, { headers: isPlain ? keep : {} });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, lead, path, page } = loaderData.list;
  return [
    { title: `${title} - Waymark` },
    { name: "description", content: lead },
    ...canonicalLink(matches, path, page),
  ];
}

export { MissingPage as ErrorBoundary };

export default function AuthorPage({ loaderData: { list, text } }: Route.ComponentProps) {
  return (
    <BlogScreen view={list}>
      <div className="blog__author">
        <QuotedArticle parts={text.parts} />
      </div>
    </BlogScreen>
  );
}
