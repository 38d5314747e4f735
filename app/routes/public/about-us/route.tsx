import { siteMeta } from "#app/compose/site/site-meta.ts";
import { loadSitePage } from "#app/compose/site/site-page.server.ts";
import { SiteScreen } from "#domain/editorial/site/components/site-screen.tsx";
import "./about-us.css";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
  return loadSitePage("about-us", context);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return siteMeta(loaderData, matches, "/about-us");
}

export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
  return <SiteScreen page={loaderData} />;
}
