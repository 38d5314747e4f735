import { data } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { siteContext } from "#app/contexts.ts";
import { readPage } from "#app/paging.ts";
import { today } from "#app/today.ts";
import { StoriesScreen } from "#domain/editorial/people/components/stories-screen.tsx";
import { listStories } from "#domain/editorial/people/people.server.ts";
import { storyType } from "#domain/editorial/people/people-types.ts";
import { storyCountry } from "#domain/editorial/people/story-countries.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import type { Route } from "./+types/route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const country = storyCountry(searchParams.get("country"));
  const view = await listStories(readPage(request), today(), country);
  const isPlain = searchParams.size === 0;
  const keep = { "x-waymark-keep": `${pageTag(storyType)},rules` };
  return data(
    { ...view, origin, country: country?.code ?? null },
    { headers: isPlain ? keep : {} },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    { title: "Success stories - Waymark" },
    {
      name: "description",
      content: "How people who studied abroad found work, told by them, with their consent.",
    },
    ...canonicalLink(matches, "/success-stories", loaderData.country ? 1 : loaderData.page),
    { "script:ld+json": listOf(loaderData) },
  ];
}

/** The stories of this page as search engines read them (schema.org ItemList). */
function listOf({ stories, origin, page, country }: Route.ComponentProps["loaderData"]) {
  const query = new URLSearchParams({
    ...(country ? { country } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  const list = `${origin}/success-stories${query.size > 0 ? `?${query}` : ""}`;
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: "Success stories",
    itemListElement: stories.map(({ title, slug }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: `${list}#${slug}`,
    })),
  };
}

export default function SuccessStoriesPage({ loaderData }: Route.ComponentProps) {
  const { origin: _origin, ...view } = loaderData;
  return <StoriesScreen {...view} />;
}
