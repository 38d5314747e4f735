import { answerGallery, loadGallery } from "#app/routes/student/choose-template/gallery.server.ts";
import { GalleryScreen } from "#domain/cvs/gallery/components/gallery-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadGallery(args);
}

export function action(args: Route.ActionArgs) {
  return answerGallery(args);
}

export function meta() {
  return [{ title: "Choose a template - Waymark" }];
}

export default function ChooseTemplatePage({ loaderData }: Route.ComponentProps) {
  return <GalleryScreen {...loaderData} />;
}
