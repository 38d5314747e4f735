import { data } from "react-router";
import { loadLanding } from "#app/compose/jobs/landing.server.ts";
import { landingMeta } from "#app/compose/jobs/landing-meta.ts";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { today } from "#app/today.ts";
import { LandingScreen } from "#domain/jobs/landing/components/landing-screen.tsx";
import {
  findLandingPage,
  toLandingPage,
} from "#domain/jobs/landing/landing-pages.queries.server.ts";
import { isLive } from "#domain/pages/page.ts";
import type { Route } from "./+types/route";

/** One module for every landing page of the first level: its pattern in the table of addresses is its slug. */
export async function loader({ pattern, ...args }: Route.LoaderArgs) {
  const page = await findLandingPage(pattern.replace(/^\//, ""));
  if (!page?.fields.isTopLevel || !isLive(page, new Date())) {
    throw data("We could not find that page.", { status: 404 });
  }
  return loadLanding(toLandingPage(page, today().today), args);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? landingMeta(loaderData) : [];
}

export default function LandingPage({ loaderData: { view } }: Route.ComponentProps) {
  // Two landing pages are one module: without a key, what was opened or typed on one stays on the next.
  return <LandingScreen key={view.path} view={view} art={<MapSheet art="hero" />} />;
}
