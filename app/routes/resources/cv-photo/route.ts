import { answerPhoto, answerPhotoPicture } from "#app/routes/resources/cv-photo/photo.server.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return answerPhotoPicture(args);
}

export function action(args: Route.ActionArgs) {
  return answerPhoto(args);
}
