import { loadDownload } from "#app/compose/cvs/preview-pages.server.ts";
import { DownloadScreen } from "#domain/cvs/studio/components/download-screen.tsx";
import { NoCvYet } from "#domain/cvs/studio/components/no-cv-yet.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadDownload(args);
}

export function meta() {
  return [{ title: "Download - Waymark" }];
}

export default function DownloadCvPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <DownloadScreen {...loaderData} /> : <NoCvYet title="Download" />;
}
