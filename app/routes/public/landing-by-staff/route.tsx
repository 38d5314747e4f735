import { data, redirect } from "react-router";
import { loadLanding } from "#app/compose/jobs/landing.server.ts";
import { landingMeta } from "#app/compose/jobs/landing-meta.ts";
import { visitorContext } from "#app/contexts.ts";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { today } from "#app/today.ts";
import { Note } from "#domain/jobs/components/note.tsx";
import { LandingScreen } from "#domain/jobs/landing/components/landing-screen.tsx";
import {
  findLandingPage,
  landingPath,
  staffPagePath,
  toLandingPage,
} from "#domain/jobs/landing/landing-pages.queries.server.ts";
import { isLive } from "#domain/pages/page.ts";
import type { Route } from "./+types/route";

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const row = await findLandingPage(params.slug);
  const visitor = args.context.get(visitorContext);
  const isStaff = visitor.kind === "member" && visitor.role === "staff";
  const isDraft = row !== undefined && !isLive(row, new Date());
  if (!row || (isDraft && !isStaff)) {
    throw data("We could not find that page.", { status: 404 });
  }
  // Renamed, or moved to the first level.
  if (landingPath(row) !== staffPagePath(params.slug)) throw redirect(landingPath(row), 301);
  return loadLanding(toLandingPage(row, today().today), args, { isDraft });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? landingMeta(loaderData) : [];
}

export default function StaffLandingPage({ loaderData }: Route.ComponentProps) {
  const { view, isDraft } = loaderData;
  const notice = isDraft ? (
    <Note title="Only our staff see this page">
      It is not published. Everybody else sees “page not found”.
    </Note>
  ) : null;
  return (
    <LandingScreen key={view.path} view={view} art={<MapSheet art="hero" />} notice={notice} />
  );
}
