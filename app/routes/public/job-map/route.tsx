import { BoardAway } from "#app/compose/jobs/board-away.tsx";
import { PlacesMap } from "#domain/jobs/board/components/places-map.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import { loadPlaces } from "./page.server.ts";

export function loader({ url }: Route.LoaderArgs) {
  return loadPlaces(url, new Date());
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.view?.title ?? "Jobs on a map";
  return [{ title: `Map: ${title} - Waymark` }, { name: "robots", content: "noindex, follow" }];
}

export default function JobMapPage({ loaderData: { view } }: Route.ComponentProps) {
  if (!view) return <BoardAway />;
  return (
    <main id="main" className="wrap">
      <PageHead
        title="Where these jobs are"
        lead={view.title}
        crumbs={[{ label: "Back to these jobs", to: view.back }]}
      />
      <PlacesMap {...view} />
    </main>
  );
}
