import { data, redirect } from "react-router";
import { jobsTag, withJobs } from "#app/compose/content/jobs-in-text.server.ts";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { MissingPage } from "#app/compose/site/missing-page.tsx";
import { socialMeta } from "#app/compose/site/social-meta.ts";
import { notHere } from "#app/compose/site/way-back.server.ts";
import { siteContext } from "#app/contexts.ts";
import { readPage } from "#app/paging.ts";
import { today } from "#app/today.ts";
import { findInBlog } from "#domain/editorial/blog/blog.server.ts";
import { BLOG_TAGS } from "#domain/editorial/blog/blog-types.ts";
import { BlogScreen } from "#domain/editorial/blog/components/blog-screen.tsx";
import { PostScreen } from "#domain/editorial/blog/components/post-screen.tsx";
import type { Route } from "./+types/route";
import { articleOf, pictureOf } from "./article-json.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const view = await findInBlog(params.slug, readPage(request), today());
  if (!view) throw await notHere(params.slug, context, "post");
  if ("movedTo" in view) throw redirect(view.movedTo, 301);
  const jobs = view.kind === "post" ? jobsTag(view.text) : "";
  const keep = { "x-waymark-keep": `${BLOG_TAGS},rules${jobs}`, "x-waymark-keep-seconds": "300" };
  const isPlain = new URL(request.url).searchParams.size === 0;
  const whole =
    view.kind === "post" ? { ...view, text: await withJobs(view.text, new Date()) } : view;
  return data({ view: whole, origin }, { headers: isPlain ? keep : {} });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { view, origin } = loaderData;
  const description = view.kind === "post" ? view.description : view.lead;
  return [
    { title: `${view.title} - Waymark` },
    { name: "description", content: description },
    ...(view.kind === "post"
      ? [
          ...canonicalLink(matches, `/blog/${view.slug}`),
          ...socialMeta({ title: view.title, description, picture: pictureOf(view, origin) }),
          { "script:ld+json": articleOf(view, origin) },
        ]
      : [
          ...canonicalLink(matches, view.path, view.page),
          { property: "og:title", content: view.title },
          { property: "og:description", content: description },
        ]),
  ];
}

export { MissingPage as ErrorBoundary };

export default function BlogPostPage({ loaderData: { view, origin } }: Route.ComponentProps) {
  return view.kind === "post" ? (
    <PostScreen post={view} address={`${origin}/blog/${view.slug}`} />
  ) : (
    <BlogScreen view={view} />
  );
}
