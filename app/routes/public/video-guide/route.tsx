import { loadHub } from "#app/compose/learning/hub-page.server.ts";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { hubPaths } from "#domain/learning/catalogue/hub-paths.ts";
import { HubScreen } from "#domain/learning/components/hub-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadHub("jumpstart", args);
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: "Employability video guide - Jumpstart - Waymark" },
    {
      name: "description",
      content: "Short lessons to watch before you fly, with captions and transcripts.",
    },
    ...canonicalLink(matches, "/jumpstart/employability-video-guide"),
  ];
}

export default function VideoGuidePage({ loaderData }: Route.ComponentProps) {
  return (
    <HubScreen
      view={loaderData}
      path={hubPaths.jumpstart}
      title="Employability video guide"
      lead="Short lessons to watch before you fly, with captions and transcripts."
      hasTabs={false}
    />
  );
}
