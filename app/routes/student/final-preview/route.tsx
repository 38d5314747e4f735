import { loadFinal } from "#app/compose/cvs/preview-pages.server.ts";
import { FinalScreen } from "#domain/cvs/studio/components/final-screen.tsx";
import { NoCvYet } from "#domain/cvs/studio/components/no-cv-yet.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadFinal(args);
}

export function meta() {
  return [{ title: "One last look - Waymark" }];
}

export default function FinalPreviewPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <FinalScreen {...loaderData} /> : <NoCvYet title="One last look" />;
}
