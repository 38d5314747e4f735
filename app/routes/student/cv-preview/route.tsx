import { loadPreview } from "#app/compose/cvs/preview-pages.server.ts";
import { NoCvYet } from "#domain/cvs/studio/components/no-cv-yet.tsx";
import { PreviewScreen } from "#domain/cvs/studio/components/preview-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadPreview(args);
}

export function meta() {
  return [{ title: "CV preview - Waymark" }];
}

export default function CvPreviewPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PreviewScreen {...loaderData} /> : <NoCvYet title="CV preview" />;
}
