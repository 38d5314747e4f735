import { loadHub } from "#app/compose/learning/hub-page.server.ts";
import { siteContext } from "#app/contexts.ts";
import { hubPaths } from "#domain/learning/catalogue/hub-paths.ts";
import { HubScreen } from "#domain/learning/components/hub-screen.tsx";
import type { Route } from "./+types/route";

export async function loader(args: Route.LoaderArgs) {
  const { origin } = args.context.get(siteContext);
  return { view: await loadHub("standard", args), canonical: origin + hubPaths.standard };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: "Career Ignition Hub: standard lessons - Waymark" },
    {
      name: "description",
      content:
        "Short lessons on finding work abroad, with captions, transcripts and a few questions. Open to everybody.",
    },
    ...(loaderData?.view.search
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: loaderData?.canonical }]),
  ];
}

export default function StandardPage({ loaderData }: Route.ComponentProps) {
  return (
    <HubScreen
      view={loaderData.view}
      path={hubPaths.standard}
      title="Career Ignition Hub"
      lead="Short lessons on finding work abroad, with captions and transcripts. These are open to everybody."
    />
  );
}
