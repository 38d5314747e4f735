import { data } from "react-router";
import { SearchScreen } from "#domain/site-search/components/search-screen.tsx";
import type { Route } from "./+types/route";
import { loadSearch } from "./page.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const view = await loadSearch(args);
  return data(view, { status: view.isAway ? 503 : 200 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { q = "", only = null } = loaderData ?? {};
  const of = only ? `${only.title} for “${q}”` : `“${q}”`;
  return [
    { title: `${q ? `Search: ${of}` : "Search"} - Waymark` },
    {
      name: "description",
      content: "Search jobs, country guides, posts, events, tools and employers in one place.",
    },
    { name: "robots", content: "noindex" },
  ];
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchScreen view={loaderData} />;
}
