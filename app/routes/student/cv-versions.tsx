import { answerVersions, loadVersions } from "#app/cvs/versions.server.ts";
import { VersionsScreen } from "#domain/cvs/components/beside/versions-screen.tsx";
import type { Route } from "./+types/cv-versions";

export function loader(args: Route.LoaderArgs) {
  return loadVersions(args);
}

export function action(args: Route.ActionArgs) {
  return answerVersions(args);
}

export function meta() {
  return [{ title: "Versions - Waymark" }];
}

export default function CvVersionsPage({ loaderData }: Route.ComponentProps) {
  return <VersionsScreen {...loaderData} />;
}
