import { answerVersions, loadVersions } from "#app/routes/student/cv-versions/versions.server.ts";
import { VersionsScreen } from "#domain/cvs/versions/components/versions-screen.tsx";
import type { Route } from "./+types/route";

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
