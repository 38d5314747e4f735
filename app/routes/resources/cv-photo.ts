import { answerPhoto, answerPhotoPicture } from "#app/cvs/photo.server.ts";
import type { Route } from "./+types/cv-photo";

export function loader(args: Route.LoaderArgs) {
  return answerPhotoPicture(args);
}

export function action(args: Route.ActionArgs) {
  return answerPhoto(args);
}
