import { data } from "react-router";
import { loadLanding } from "#app/jobs/landing.server.ts";
import { landingMeta } from "#app/jobs/landing-meta.ts";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { LandingScreen } from "#domain/jobs/landing/components/landing-screen.tsx";
import { writtenPages } from "#domain/jobs/landing/written-pages.server.ts";
import type { Route } from "./+types/landing";

/** One module for every written landing page: its pattern in the table of addresses names its file. */
export function loader({ pattern, ...args }: Route.LoaderArgs) {
  const page = writtenPages.get(`/${pattern.replace(/^\//, "")}`);
  if (!page) throw data("We could not find that page.", { status: 404 });
  return loadLanding(page, args);
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
