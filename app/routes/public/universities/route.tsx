import { siteMeta } from "#app/compose/site/site-meta.ts";
import { loadSitePage } from "#app/compose/site/site-page.server.ts";
import { SiteScreen } from "#domain/editorial/site/components/site-screen.tsx";
import { universitiesPath } from "#domain/links/page-address.ts";
import type { Route } from "./+types/route";

/** For universities, or for one kind of their people: each kind is a page of its own words. */
export function loader({ context, params: { type } }: Route.LoaderArgs) {
  return loadSitePage(type ? `universities-${type}` : "universities", context);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  return siteMeta(loaderData, matches, universitiesPath(params.type));
}

export default function UniversitiesPage({ loaderData, params }: Route.ComponentProps) {
  // One module for several pages: without a key, what was opened on one stays on the next.
  return <SiteScreen key={params.type ?? ""} page={loaderData} />;
}
