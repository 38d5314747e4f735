import { OwnStory } from "#domain/editorial/stories/components/own-story.tsx";
import type { Route } from "./+types/route";
import { answerOwnStory, loadOwnStory } from "./page.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadOwnStory(args);
}

export function action(args: Route.ActionArgs) {
  return answerOwnStory(args);
}

// The address is a key, so it goes to no other site. "no-referrer" would also hide where forms come from.
export function headers() {
  return {
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
  };
}

export function meta() {
  return [{ title: "Your story - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function MySharedStoryPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnStory {...loaderData} state={actionData} />;
}
