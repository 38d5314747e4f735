import { data } from "react-router";
import { wayBackFromStray } from "#app/compose/site/way-back.server.ts";
import { WayBackLinks } from "#app/compose/site/way-back-links.tsx";
import { useRootData } from "#app/root-data.ts";
import { Signpost } from "#app/shell/signpost.tsx";
import type { Route } from "./+types/route";

export async function loader({ params, context }: Route.LoaderArgs) {
  return data(await wayBackFromStray(params["*"] ?? "", context), { status: 404 });
}

export function meta() {
  return [{ title: "Page not found - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const help = useRootData();

  return (
    <Signpost
      title="Page not found"
      lead="The page may have moved, or the address may be mistyped. Search, or start again from one of these."
      links={[
        { label: "Home", to: "/" },
        { label: "Jobs", to: "/jobs" },
        { label: "Country guides", to: "/country-guide" },
      ]}
      help={help}
    >
      <WayBackLinks {...loaderData} />
    </Signpost>
  );
}
