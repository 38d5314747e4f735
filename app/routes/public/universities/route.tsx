import { data } from "react-router";
import { siteMeta } from "#app/compose/site/site-meta.ts";
import { loadSitePage } from "#app/compose/site/site-page.server.ts";
import { SiteScreen } from "#domain/editorial/site/components/site-screen.tsx";
import type { Route } from "./+types/route";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadSitePage("universities", context);
  // There is no end of types that somebody could invent: only the plain address is kept.
  return params.type ? data(page.data) : page;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return siteMeta(loaderData, matches, "/universities");
}

export default function UniversitiesPage({ loaderData }: Route.ComponentProps) {
  return <SiteScreen page={loaderData} />;
}
