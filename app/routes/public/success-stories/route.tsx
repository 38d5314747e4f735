import { data } from "react-router";
import { readPage } from "#app/paging.ts";
import { today } from "#app/today.ts";
import { StoriesScreen } from "#domain/editorial/people/components/stories-screen.tsx";
import { listStories } from "#domain/editorial/people/people.server.ts";
import { storyType } from "#domain/editorial/people/people-types.ts";
import type { Route } from "./+types/route";

export async function loader({ request }: Route.LoaderArgs) {
  const view = await listStories(readPage(request), today());
  const isPlain = new URL(request.url).searchParams.size === 0;
  const keep = { "x-waymark-keep": `${storyType.name},rules` };
  return data(view, { headers: isPlain ? keep : {} });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [
    { title: "Success stories - Waymark" },
    {
      name: "description",
      content: "How people who studied abroad found work, told by them, with their consent.",
    },
  ];
}

export default function SuccessStoriesPage({ loaderData }: Route.ComponentProps) {
  return <StoriesScreen {...loaderData} />;
}
